/** The address of the training list (screens §14). With the route on the first page: the filters themselves are the screen's. */
import { listSearch } from '@trickline/client/list-search.ts'

/** '' shows all. */
export const trainingSearch = listSearch('training', ['status', 'rule'])
