import { expect, test } from 'vitest'
import { layOver, rowsAhead, takeOver } from './change-rows.ts'

type Row = { id: number; status: string; number: number }
const before: Row[] = [
  { id: 1, status: 'pending', number: 1 },
  { id: 2, status: 'pending', number: 2 },
]
const approved = rowsAhead(before, [{ id: 2, status: 'approved', number: 2 }])
const statuses = (rows: readonly Row[]) => rows.map(({ status }) => status)

test('a change is shown ahead of the server, the other rows stay as they are', () => {
  const shown = layOver(before, approved)
  expect(shown).toEqual([before[0], { id: 2, status: 'approved', number: 2 }])
  expect(shown[0]).toBe(before[0])
})

test('what the server says meanwhile of something else is shown, and the state before does not come back', () => {
  const fetched = before.map((row) => ({ ...row, number: row.number + 10 }))
  expect(layOver(fetched, approved)).toEqual([
    { id: 1, status: 'pending', number: 11 },
    { id: 2, status: 'approved', number: 12 },
  ])
})

test('once agreed it stands, though the server has not told it yet', () => {
  expect(statuses(takeOver(before, approved))).toEqual(['pending', 'approved'])
})

test('once agreed, what the server has told since stands', () => {
  const competing = before.map((row) => ({ ...row, status: 'competing' }))
  expect(statuses(takeOver(competing, approved))).toEqual(['competing', 'competing'])
})

test('a deleted row is not there, and a new one is', () => {
  const ahead = rowsAhead(before, [{ id: 3, status: 'registered', number: 3 }], [1])
  expect(layOver(before, ahead).map(({ id }) => id)).toEqual([2, 3])
  expect(takeOver(before, ahead).map(({ id }) => id)).toEqual([2, 3])
})

test('a row that somebody else deleted meanwhile does not come back', () => {
  expect(layOver(before.slice(0, 1), approved)).toEqual([before[0]])
  expect(takeOver(before.slice(0, 1), approved)).toEqual([before[0]])
})

test('of two steps in a row the second lies over the first, and stands when the first is told', () => {
  const second = rowsAhead(layOver(before, approved), [{ id: 2, status: 'competing', number: 2 }])
  expect(statuses(layOver(layOver(before, approved), second))).toEqual(['pending', 'competing'])
  const told = takeOver(before, approved)
  expect(statuses(layOver(told, second))).toEqual(['pending', 'competing'])
  expect(statuses(takeOver(told, second))).toEqual(['pending', 'competing'])
})
