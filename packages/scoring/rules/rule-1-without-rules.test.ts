import { expect, test } from 'vitest'
import { workedRound } from '../golden/whole-round.ts'
import { scoreRound } from '../score-round.ts'

test('without rules a round is the plain sum of catalogue values', () => {
  const round = scoreRound(1, workedRound.rows)

  expect(round).toMatchObject({ singlesPoints: 11.5, combosPoints: 22.25, score: 33.75, total: 33.75 })
})

test('without rules neither repeats nor dubs lower a trick', () => {
  const tricks = scoreRound(1, workedRound.rows).rows.flatMap((row) =>
    row.kind === 'combo' ? row.tricks : [row.trick],
  )

  expect(tricks.map((trick) => trick.points)).toEqual([4.5, 4.5, 5.75, 5, 7, 7])
  expect(tricks.every((trick) => trick.repetitionFactor === 1 && trick.dubFactor === 1)).toBe(true)
})

test('without rules combos only group tricks', () => {
  expect(scoreRound(1, workedRound.rows).rows[1]).toMatchObject({
    kind: 'combo',
    combo: { factor: 1, factorRemoved: null, points: 22.25 },
  })
})

test('without rules style and variety add nothing, and different tricks are counted for information', () => {
  expect(scoreRound(1, workedRound.rows)).toMatchObject({
    grabTricks: 3,
    stylePercent: 0,
    styleFactor: 1,
    stylePoints: 0,
    uniqueTricks: 4,
    varietyPoints: 0,
  })
})
