/** What the trick list is narrowed to and ordered by, as its address says it, and which tricks stand together (screens §22). */
import type { Trick } from '@trickline/contract/tricks'
import { listSearch } from '../../data/list-search.ts'

/** `sort`: a column, with a minus before it from the top down; '' is by id. */
export const trickListSearch = listSearch('tricks', ['search', 'category', 'level', 'sort'])

export const tricksPerPage = 20

export const columns = ['id', 'name', 'value', 'level', 'category'] as const
export type TrickColumn = (typeof columns)[number]

export type Sorting = { column: TrickColumn; descending: boolean }

/** Whatever is no column is by id. */
export function sortingOf(sort: string): Sorting {
  const descending = sort.startsWith('-')
  const column = columns.find((each) => each === sort.replace(/^-/, '')) ?? 'id'
  return { column, descending }
}

/** What a press on a column asks for: that column from the bottom up, then from the top down. */
export function nextSort(sort: string, pressed: TrickColumn): string {
  const { column, descending } = sortingOf(sort)
  return column === pressed && !descending ? `-${pressed}` : pressed
}

/** Equal ones stand by id. */
export function inOrder(tricks: readonly Trick[], { column, descending }: Sorting): Trick[] {
  const compare = comparing[column]
  return tricks.toSorted((a, b) => (descending ? compare(b, a) : compare(a, b)) || a.id - b.id)
}

const names = new Intl.Collator('en', { sensitivity: 'base', numeric: true })

const comparing: Record<TrickColumn, (a: Trick, b: Trick) => number> = {
  id: (a, b) => a.id - b.id,
  name: (a, b) => names.compare(a.name, b.name),
  value: (a, b) => a.value - b.value,
  level: (a, b) => a.level_id - b.level_id,
  category: (a, b) => a.categorie_id - b.categorie_id,
}

/** What can stand before a trick on the line, and what after it: the nearest in value first. */
export function neighbours(
  trick: Trick,
  tricks: readonly Trick[],
  most = 6,
): Record<'before' | 'after', Trick[]> {
  const nearest = (found: Trick[]) =>
    found
      .filter(({ id }) => id !== trick.id)
      .toSorted((a, b) => Math.abs(a.value - trick.value) - Math.abs(b.value - trick.value) || a.id - b.id)
      .slice(0, most)
  const { start_position: start, end_position: end } = trick
  return {
    before: nearest(tricks.filter(({ end_position }) => start !== null && end_position === start)),
    after: nearest(tricks.filter(({ start_position }) => end !== null && start_position === end)),
  }
}
