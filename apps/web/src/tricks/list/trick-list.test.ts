import { readFileSync } from 'node:fs'
import type { Trick } from '@trickline/contract/tricks'
import { expect, test } from 'vitest'
import { pagesAround } from '@trickline/ui/pager.tsx'
import { dayOf, inOrder, nextSort, sortingOf } from './trick-list.ts'

const tricks: Trick[] = JSON.parse(
  readFileSync(new URL('../../../../api/src/tricks/catalogue.json', import.meta.url), 'utf8'),
)

test('a press on a column sorts ascending, then descending; another column starts ascending again', () => {
  expect([nextSort('', 'value'), nextSort('value', 'value'), nextSort('-value', 'value')]).toEqual([
    'value',
    '-value',
    'value',
  ])
  expect([nextSort('-value', 'name'), nextSort('', 'id')]).toEqual(['name', '-id'])
  expect(sortingOf('-nothing')).toEqual({ column: 'id', descending: true })
})

test('equal values are ordered by id, ascending and descending', () => {
  for (const sort of ['value', '-value', 'level', '-category']) {
    const ordered = inOrder(tricks, sortingOf(sort))
    const equal = (a: Trick, b: Trick) =>
      sort.endsWith('value')
        ? a.value === b.value
        : sort === 'level'
          ? a.level_id === b.level_id
          : a.categorie_id === b.categorie_id
    for (const [place, trick] of ordered.entries()) {
      const next = ordered[place + 1]
      if (next && equal(trick, next)) expect(trick.id).toBeLessThan(next.id)
    }
  }
  expect(inOrder(tricks, sortingOf('-value'))[0]?.value).toBe(Math.max(...tricks.map(({ value }) => value)))
})

test('a pager offers five pages, with the present one in the middle if possible', () => {
  expect(pagesAround(1, 14)).toEqual([1, 2, 3, 4, 5])
  expect(pagesAround(7, 14)).toEqual([5, 6, 7, 8, 9])
  expect(pagesAround(14, 14)).toEqual([10, 11, 12, 13, 14])
  expect(pagesAround(2, 3)).toEqual([1, 2, 3])
})

test('only a valid date in the form of the address is a day', () => {
  expect(['2027-02-10', '2027-2-10', 'yesterday', '', '2027-13-01'].map(dayOf)).toEqual([
    '2027-02-10',
    '',
    '',
    '',
    '',
  ])
})
