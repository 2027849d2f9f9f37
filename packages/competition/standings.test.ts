import { describe, expect, test } from 'vitest'
import { bestQualifying, bestResults, phaseStandings, qualifyingStandings, standings } from './standings.ts'
import { aCompetition, aRound, athletes } from './test-data.ts'

test.each([
  ['the higher total', { total: 9 }, { total: 8, bestQualifying: 99, orderNumber: 1 }],
  [
    'of equal totals, the higher best qualifying',
    { bestQualifying: 6 },
    { bestQualifying: 5, orderNumber: 1 },
  ],
  ['of equal both, the lower order number', { orderNumber: 2 }, { orderNumber: 3 }],
])('ahead is %s', (_, ahead, behind) => {
  const row = { total: 8, bestQualifying: 5, orderNumber: 4 }
  const rows = [
    { ...row, ...behind, userId: 1 },
    { ...row, ...ahead, userId: 2 },
  ]
  expect(standings(rows).map(({ userId }) => userId)).toEqual([2, 1])
})

const first = (userId: number, totalScore: number) => aRound({ id: userId, userId, totalScore })
const second = (userId: number, totalScore: number) =>
  aRound({ id: userId + 10, userId, totalScore, roundNumber: 2 })

describe('best results', () => {
  test('take the better of the first two rounds, a tie the first, from the highest down', () => {
    const rounds = [second(1, 20), first(1, 10), first(2, 30), second(2, 5), first(3, 7), second(3, 7)]
    expect(bestResults(rounds).map(({ id, isBestResult }) => [id, isBestResult])).toEqual([
      [2, true],
      [11, true],
      [3, true],
    ])
  })
  test('leave out who has one round, and look at no third one', () => {
    expect(bestResults([first(1, 10)])).toEqual([])
    const final = aRound({ id: 99, userId: 1, totalScore: 50, roundNumber: 3 })
    expect(bestResults([final, first(1, 10), second(1, 3)]).map(({ id }) => id)).toEqual([1])
  })
  test('count a disqualified or injured round as nothing', () => {
    const out = { ...first(1, 40), status: 'published' as const, disqualifiedAt: 5 }
    const hurt = { ...first(2, 40), status: 'injured' as const, injuredAt: 5 }
    expect(bestResults([out, second(1, 3), hurt, second(2, 4)]).map(({ id }) => id)).toEqual([12, 11])
  })
})

test('best qualifying is the better of the two, nothing without a round', () => {
  expect(bestQualifying(1, [first(1, 4), second(1, 6), first(2, 50)])).toBe(6)
  expect(bestQualifying(3, [first(1, 4)])).toBe(0)
})

describe('tables', () => {
  const competition = aCompetition({ isQualificationDual: true, stages: [1] })
  const field = athletes(3)
  const rounds = [
    first(1, 10),
    first(2, 20),
    first(3, 0),
    second(1, 30),
    second(2, 5),
    second(3, 20),
    aRound({ userId: 1, roundNumber: 3, stage: 1, totalScore: 1 }),
    aRound({ userId: 2, roundNumber: 3, stage: 1, totalScore: 1 }),
  ]
  test('of one phase: by the score there, a tie by best qualifying', () => {
    expect(phaseStandings(competition, field, rounds, 1).map(({ userId }) => userId)).toEqual([2, 1, 3])
    expect(phaseStandings(competition, field, rounds, 3)).toEqual([
      { userId: 1, total: 1, bestQualifying: 30, orderNumber: 1 },
      { userId: 2, total: 1, bestQualifying: 20, orderNumber: 2 },
    ])
  })
  test('of qualifying: by the best of both rounds, a tie by order number', () => {
    expect(
      qualifyingStandings(competition, field, rounds).map(({ userId, total }) => [userId, total]),
    ).toEqual([
      [1, 30],
      [2, 20],
      [3, 20],
    ])
  })
})
