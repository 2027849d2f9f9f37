/** Search parameters of the training list (screens §14), loaded with the route. */
import { listSearch } from '@trickline/client/list-search.ts'

export const trainingSearch = listSearch('training', ['status', 'rule'])
