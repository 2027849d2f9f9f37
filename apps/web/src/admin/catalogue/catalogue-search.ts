/** What `/admin/tricks` shows, as its address says it. */
import { listSearch } from '../../data/list-search.ts'

export const catalogueSearch = listSearch('catalogue', ['search', 'category', 'level', 'state'])
