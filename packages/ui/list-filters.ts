/** Filters a list by search words and by one choice per filter. */
import { containing } from './plain-text.ts'

export type ListFilter<Row> = {
  name: string
  label: string
  /** The row's value to compare with the choice; null matches none. */
  of: (row: Row) => string | number | null
  options: readonly Option[]
}

type Option = readonly [value: string | number, label: string]

export type Chosen = Readonly<Record<string, string | number>>

export function matchingText<Row>(
  rows: readonly Row[],
  searchIn: ((row: Row) => string) | undefined,
  choices: Chosen,
): readonly Row[] {
  const search = String(choices['search'] ?? '').trim()
  if (!searchIn || search === '') return rows
  const isFound = containing(search)
  return rows.filter((row) => isFound(searchIn(row)))
}

export function matchingFilters<Row>(
  rows: readonly Row[],
  filters: readonly ListFilter<Row>[],
  choices: Chosen,
): Row[] {
  const activeFilters = filters.filter(({ name }) => choices[name])
  return rows.filter((row) => activeFilters.every(({ name, of }) => isSame(of(row), choices[name])))
}

/** The options that match some row under the other filters, and the chosen option. */
export function availableOptions<Row>(
  rows: readonly Row[],
  filters: readonly ListFilter<Row>[],
  choices: Chosen,
  filter: ListFilter<Row>,
): Option[] {
  const others = filters.filter(({ name }) => name !== filter.name)
  const found = new Set(matchingFilters(rows, others, choices).map((row) => String(filter.of(row))))
  return filter.options.filter(([value]) => found.has(String(value)) || isSame(value, choices[filter.name]))
}

function isSame(value: string | number | null, choice: string | number | undefined): boolean {
  return value !== null && String(value) === String(choice)
}
