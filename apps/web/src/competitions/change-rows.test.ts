import { expect, test } from 'vitest'
import { replaceRows, restoreRows } from './change-rows.ts'

const before = [
  { id: 1, status: 'pending' },
  { id: 2, status: 'pending' },
]

test('a change is shown ahead and goes back when it is refused', () => {
  const ahead = [{ id: 2, status: 'approved' }]
  const shown = replaceRows(before, ahead)
  expect(shown).toEqual([before[0], ...ahead])
  expect(restoreRows(shown, before, ahead)).toEqual(before)
})

test('what the server has changed meanwhile does not go back', () => {
  const ahead = [{ id: 2, status: 'approved' }]
  const newer = [before[0] ?? { id: 1, status: '' }, { id: 2, status: 'declined' }]
  expect(restoreRows(newer, before, ahead)).toEqual(newer)
})

test('a deleted row comes back, a new one goes', () => {
  const ahead = [{ id: 3, status: 'registered' }]
  const shown = replaceRows(before, ahead, [1])
  expect(shown.map((row) => row.id)).toEqual([2, 3])
  expect(restoreRows(shown, before, ahead, [1]).map((row) => row.id)).toEqual([2, 1])
})
