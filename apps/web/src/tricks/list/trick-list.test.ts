import { readFileSync } from 'node:fs'
import type { Trick } from '@trickline/contract/tricks'
import { expect, test } from 'vitest'
import { pagesAround } from '../../ui/pager.tsx'
import { inOrder, neighbours, nextSort, sortingOf } from './trick-list.ts'

const tricks: Trick[] = JSON.parse(
  readFileSync(new URL('../../../../api/src/tricks/catalogue.json', import.meta.url), 'utf8'),
)
const named = (shortName: string) => {
  const trick = tricks.find(({ short_name }) => short_name === shortName)
  if (!trick) throw new Error(`no ${shortName}`)
  return trick
}

test('a column is ordered from the bottom up, then from the top down; another begins anew', () => {
  expect([nextSort('', 'value'), nextSort('value', 'value'), nextSort('-value', 'value')]).toEqual([
    'value',
    '-value',
    'value',
  ])
  expect([nextSort('-value', 'name'), nextSort('', 'id')]).toEqual(['name', '-id'])
  expect(sortingOf('-nothing')).toEqual({ column: 'id', descending: true })
})

test('equal values stand by number, whichever way', () => {
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

test('what can come next begins where the trick ends', () => {
  const { before, after } = neighbours(named('BBF-F'), tricks)
  expect(after.every(({ start_position }) => start_position === 'feet')).toBe(true)
  expect(before.every(({ end_position }) => end_position === 'butt')).toBe(true)
  expect([before.length, after.length]).toEqual([6, 6])
})

test('a pager offers five pages, the shown one in their middle as far as there are any', () => {
  expect(pagesAround(1, 14)).toEqual([1, 2, 3, 4, 5])
  expect(pagesAround(7, 14)).toEqual([5, 6, 7, 8, 9])
  expect(pagesAround(14, 14)).toEqual([10, 11, 12, 13, 14])
  expect(pagesAround(2, 3)).toEqual([1, 2, 3])
})
