import { expect, test } from 'vitest'
import { matchesOf } from './advance-dialog.tsx'

const round = (userId: number, vsGroup: string | null, vsMatchNumber: number | null) => ({
  userId,
  vsGroup,
  vsMatchNumber,
})

test('in versus mode the rounds of a match are paired', () => {
  const rounds = [round(14, 'B', 2), round(15, 'B', 2), round(12, 'D', 4), round(17, 'D', 4)]
  expect(
    matchesOf(rounds).map(({ vsGroup, first, second }) => [vsGroup, first.userId, second.userId]),
  ).toEqual([
    ['B', 14, 15],
    ['D', 12, 17],
  ])
})

test('in scoring mode there are no matches', () => {
  expect(matchesOf([round(11, null, null), round(12, null, null)])).toEqual([])
})
