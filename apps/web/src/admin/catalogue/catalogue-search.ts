/** Search parameters of `/admin/tricks`. */
import { listSearch } from '@trickline/client/list-search.ts'

export const catalogueSearch = listSearch('catalogue', ['search', 'category', 'level', 'state'])
