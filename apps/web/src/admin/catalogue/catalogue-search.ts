/** What `/admin/tricks` shows, as its address says it. */
import { listSearch } from '@trickline/client/list-search.ts'

export const catalogueSearch = listSearch('catalogue', ['search', 'category', 'level', 'state'])
