/** Day and order of the trick list, as in its address (trick-list-search.ts). */
import type { Trick } from '@trickline/contract/tricks'
import type { TrickColumn } from '../trick-table.tsx'

/** The day if it is valid (yyyy-mm-dd), otherwise ''. */
export function dayOf(written: string): string {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(written) && !Number.isNaN(Date.parse(written))
  return isDay ? written : ''
}

/** Today in the viewer's time zone, yyyy-mm-dd. */
export function today(): string {
  // Swedish dates are yyyy-mm-dd
  return new Date().toLocaleDateString('sv')
}

export const columns = ['id', 'name', 'value', 'level', 'category'] as const satisfies TrickColumn[]

export type Sorting = { column: TrickColumn; descending: boolean }

export function sortingOf(sort: string): Sorting {
  const descending = sort.startsWith('-')
  const column = columns.find((each) => each === sort.replace(/^-/, '')) ?? 'id'
  return { column, descending }
}

export function nextSort(sort: string, pressed: TrickColumn): string {
  const { column, descending } = sortingOf(sort)
  return column === pressed && !descending ? `-${pressed}` : pressed
}

export function inOrder(tricks: readonly Trick[], { column, descending }: Sorting): Trick[] {
  const compare = comparators[column]
  return tricks.toSorted((a, b) => (descending ? compare(b, a) : compare(a, b)) || a.id - b.id)
}

const names = new Intl.Collator('en', { sensitivity: 'base', numeric: true })

const comparators: Record<TrickColumn, (a: Trick, b: Trick) => number> = {
  id: (a, b) => a.id - b.id,
  name: (a, b) => names.compare(a.name, b.name),
  value: (a, b) => a.value - b.value,
  level: (a, b) => a.level_id - b.level_id,
  category: (a, b) => a.categorie_id - b.categorie_id,
}
