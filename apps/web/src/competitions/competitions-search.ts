/** Search parameters of the competition list (screens §3). */
import { listSearch } from '@trickline/client/list-search.ts'

/** '' means no filter. Ids are written as in the API. `event`: the event whose divisions are open. */
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
