/** What a list is narrowed to: a search in words, and one choice out of each filter. */
import { containsWords } from './plain-text.ts'

export type ListFilter<Row> = {
  name: string
  label: string
  /** What of a row the choice is compared with; null: it is not of any of them. */
  of: (row: Row) => string | number | null
  /** In the order in which they are offered. */
  options: readonly Option[]
}

type Option = readonly [value: string | number, label: string]

/** '' narrows nothing. */
export type Chosen = Readonly<Record<string, string | number>>

/** The rows in which every word of the search stands. */
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

/** The options of a filter that find something beside what is chosen of the others; the chosen one stays. */
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
