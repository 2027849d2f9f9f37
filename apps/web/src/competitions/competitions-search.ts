/** What of the list of competitions stands in its address (screens §3). */
import { listSearch } from '@trickline/client/list-search.ts'

/** As its address says it; '' shows all. Ids are spelled as the calls do. */
export const competitionsSearch = listSearch('competitions', [
  'search',
  'status',
  'gender',
  'rule',
  'kind',
  'type',
])
export type CompetitionFilters = typeof competitionsSearch.all
