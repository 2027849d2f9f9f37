/** Search parameters of the competition list (screens §3). */
import { listSearch } from '@trickline/client/list-search.ts'

/** '' means no filter. Ids are spelled as in the API. `event`: the one whose divisions are open. */
export const competitionsSearch = listSearch('competitions', [
  'search',
  'status',
  'gender',
  'rule',
  'kind',
  'type',
  'event',
])
export type CompetitionFilters = typeof competitionsSearch.all
