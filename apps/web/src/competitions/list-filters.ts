/** What the list of competitions can be narrowed to: words, status, gender, rule, kind and type (screens §3). */
import type { CompetitionListRow } from '@trickline/contract/competitions'
import { listSearch } from '../data/list-search.ts'

/** As its address says it; '' shows all. Ids are spelled as the selects do. */
export const competitionsSearch = listSearch('competitions', [
  'search',
  'status',
  'gender',
  'rule',
  'kind',
  'type',
])
export type ListFilters = typeof competitionsSearch.all
export const allCompetitions = competitionsSearch.all

export function matchesFilters(row: CompetitionListRow, filters: ListFilters): boolean {
  const info = row.competitions_info
  return (
    isEither(filters.status, row.status_id) &&
    isEither(filters.gender, info.gender) &&
    isEither(filters.rule, row.rule_id) &&
    isEither(filters.kind, info.category) &&
    isEither(filters.type, row.type_id) &&
    plain(`${row.name} ${info.location ?? ''}`).includes(plain(filters.search.trim()))
  )
}

function isEither(wanted: string, value: string | number | null): boolean {
  return wanted === '' || wanted === String(value)
}

/** Without case and accents: "Échevarría" is found as "echevarria". */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase()
}
