/** What a list is narrowed to: a search in words, and one choice out of each filter. */
import { containsWords } from '../lib/plain-text.ts'

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

export type Narrowing<Row> = {
  /** Where the words of a search are looked for; without it nothing is searched. */
  searchIn?: ((row: Row) => string) | undefined
  filters: readonly ListFilter<Row>[]
}

export function narrowed<Row>(
  rows: readonly Row[],
  { searchIn, filters }: Narrowing<Row>,
  chosen: Chosen,
): Row[] {
  const search = String(chosen['search'] ?? '')
  const inForce = filters.filter(({ name }) => chosen[name])
  return rows.filter(
    (row) =>
      inForce.every(({ name, of }) => isSame(of(row), chosen[name])) &&
      (!searchIn || search === '' || containsWords(searchIn(row), search)),
  )
}

/** The options of a filter that find something beside what else is chosen; the chosen one stays. */
export function offered<Row>(
  rows: readonly Row[],
  { searchIn, filters }: Narrowing<Row>,
  chosen: Chosen,
  filter: ListFilter<Row>,
): Option[] {
  const others = filters.filter(({ name }) => name !== filter.name)
  const found = new Set(
    narrowed(rows, { searchIn, filters: others }, chosen).map((row) => String(filter.of(row))),
  )
  return filter.options.filter(([value]) => found.has(String(value)) || isSame(value, chosen[filter.name]))
}

function isSame(value: string | number | null, chosen: string | number | undefined): boolean {
  return value !== null && String(value) === String(chosen)
}
