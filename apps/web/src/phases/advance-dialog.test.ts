import { expect, test } from 'vitest'
import { matchesOf } from './advance-dialog.tsx'

const round = (userId: number, vsGroup: string | null, vsMatchNumber: number | null) => ({
  userId,
  vsGroup,
  vsMatchNumber,
})

test('in VS the rounds of one match say who meets whom', () => {
  const rounds = [round(14, 'B', 2), round(15, 'B', 2), round(12, 'D', 4), round(17, 'D', 4)]
  expect(
    matchesOf(rounds).map(({ vsGroup, first, second }) => [vsGroup, first.userId, second.userId]),
  ).toEqual([
    ['B', 14, 15],
    ['D', 12, 17],
  ])
})

test('in scoring mode nobody meets anybody', () => {
  expect(matchesOf([round(11, null, null), round(12, null, null)])).toEqual([])
})
