/** Filters a list by the words of a search and by one choice per filter. */
import { containsWords } from './plain-text.ts'

export type ListFilter<Row> = {
  name: string
  label: string
  /** The value of a row that the choice is compared with; null matches none. */
  of: (row: Row) => string | number | null
  options: readonly Option[]
}

type Option = readonly [value: string | number, label: string]

export type Chosen = Readonly<Record<string, string | number>>

export function matchingText<Row>(
  rows: readonly Row[],
  searchIn: ((row: Row) => string) | undefined,
  chosen: Chosen,
): readonly Row[] {
  const search = String(chosen['search'] ?? '').trim()
  return searchIn && search !== '' ? rows.filter((row) => containsWords(searchIn(row), search)) : rows
}

export function matchingFilters<Row>(
  rows: readonly Row[],
  filters: readonly ListFilter<Row>[],
  chosen: Chosen,
): Row[] {
  const inForce = filters.filter(({ name }) => chosen[name])
  return rows.filter((row) => inForce.every(({ name, of }) => isSame(of(row), chosen[name])))
}

/** Options that match a row under the other filters, and the chosen one. */
export function availableOptions<Row>(
  rows: readonly Row[],
  filters: readonly ListFilter<Row>[],
  chosen: Chosen,
  filter: ListFilter<Row>,
): Option[] {
  const others = filters.filter(({ name }) => name !== filter.name)
  const found = new Set(matchingFilters(rows, others, chosen).map((row) => String(filter.of(row))))
  return filter.options.filter(([value]) => found.has(String(value)) || isSame(value, chosen[filter.name]))
}

function isSame(value: string | number | null, chosen: string | number | undefined): boolean {
  return value !== null && String(value) === String(chosen)
}
