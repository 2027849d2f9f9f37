import { expect, test } from 'vitest'
import { moved, numbered, numberProblem, placed, shuffled } from './order-list.ts'

const list = numbered([{ id: 7 }, { id: 8 }, { id: 9 }])

test('moving an athlete up renumbers everyone', () => {
  expect(moved(list, 9, -1)).toEqual([
    { id: 7, number: '1' },
    { id: 9, number: '2' },
    { id: 8, number: '3' },
  ])
})

test('the first cannot go up, the last cannot go down', () => {
  expect(moved(list, 7, -1)).toEqual(list)
  expect(moved(list, 9, 1)).toEqual(list)
})

test('a dragged athlete is inserted at the new position', () => {
  expect(placed(list, 7, 2).map(({ id, number }) => [id, number])).toEqual([
    [8, '1'],
    [9, '2'],
    [7, '3'],
  ])
  expect(placed(list, 9, 0).map(({ id }) => id)).toEqual([9, 7, 8])
  expect(placed(list, 9, 3)).toEqual(list)
})

test('a shuffle keeps everyone and renumbers from 1', () => {
  const places = [0.9, 0.1, 0.5]
  const mixed = shuffled(list, () => places.shift() ?? 0)
  expect(mixed).toEqual([
    { id: 8, number: '1' },
    { id: 9, number: '2' },
    { id: 7, number: '3' },
  ])
})

test('a number must be a unique whole number from 1', () => {
  const typed = [
    { id: 7, number: '1' },
    { id: 8, number: ' 01' },
    { id: 9, number: 'two' },
    { id: 10, number: '0' },
    { id: 11, number: '12' },
  ]
  expect(typed.map((item) => numberProblem(typed, item))).toEqual([
    'sameNumber',
    'sameNumber',
    'notNumeric',
    'notNumeric',
    null,
  ])
})
