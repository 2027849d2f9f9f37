import { expect, test } from 'vitest'
import { titleRows, titleTies } from './titles.ts'

const places = (...rows: [competitionId: number, userId: number, place: number][]) =>
  rows.map(([competitionId, userId, place]) => ({ competitionId, userId, place }))
const shown = (rows: ReturnType<typeof titleRows>) =>
  rows.map(({ rank, userId, value }) => [rank, userId, value])

test('the mean of ranks counts athletes placed in each competition, the lowest first', () => {
  const rows = titleRows('mean-of-ranks', places([1, 11, 1], [1, 12, 2], [1, 13, 3], [2, 11, 4], [2, 12, 1]))
  expect(shown(rows)).toEqual([
    [1, 12, 1.5],
    [2, 11, 2.5],
  ])
})

test('points add up, even for athletes in only one competition', () => {
  const rows = titleRows('points', places([1, 11, 1], [1, 12, 2], [2, 12, 3], [2, 13, 17]))
  expect(shown(rows)).toEqual([
    [1, 12, 145],
    [2, 11, 100],
    [3, 13, 1],
  ])
})

test('between equal athletes the best place decides, and if nothing does they share the rank', () => {
  const rows = titleRows(
    'mean-of-ranks',
    places([1, 11, 2], [2, 11, 2], [1, 12, 1], [2, 12, 3], [1, 13, 3], [2, 13, 1]),
  )
  expect(shown(rows)).toEqual([
    [1, 12, 2],
    [1, 13, 2],
    [3, 11, 2],
  ])
})

test('without a finished competition nobody has a title', () => {
  expect(titleRows('points', [])).toEqual([])
})

test('a tie is told where equal values are ranked apart, not where the rank is shared', () => {
  expect(titleTies(titleRows('points', places([1, 11, 3], [2, 11, 6], [1, 12, 4], [2, 12, 4])))).toBe(true)
  expect(titleTies(titleRows('points', places([1, 11, 2], [2, 12, 2])))).toBe(false)
})
