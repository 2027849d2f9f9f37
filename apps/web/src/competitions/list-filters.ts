/** What the list of competitions can be narrowed to: words, status, gender, rule, kind and type (screens §3). */
import type { CompetitionListRow } from '@trickline/contract/competitions'
import * as z from 'zod/mini'

/** '' shows all. Ids are kept as the selects spell them. */
export const listFilters = z.object({
  search: z.string(),
  status: z.string(),
  gender: z.string(),
  rule: z.string(),
  kind: z.string(),
  type: z.string(),
  page: z.int(),
})
export type ListFilters = z.output<typeof listFilters>

export const allCompetitions: ListFilters = {
  search: '',
  status: '',
  gender: '',
  rule: '',
  kind: '',
  type: '',
  page: 1,
}

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
