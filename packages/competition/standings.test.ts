import { describe, expect, test } from 'vitest'
import { planAdvance } from './advancing.ts'
import type { Round, StageId } from './model.ts'
import { judgedOf, standings } from './standings.ts'
import type { ScoredRound } from './standings.ts'
import { athletes, competitionWith, roundWith } from './test-fixtures.ts'

type Score = number | null | 'disqualified' | 'injured'

/** The published rounds of one phase, for athlete 1 first; null: the score is hidden. */
const ride = (roundNumber: number, scores: Score[], stage: StageId | null = null): Round[] =>
  scores.map((score, index) => ({
    ...roundWith({
      id: roundNumber * 100 + index + 1,
      userId: index + 1,
      roundNumber,
      stage,
      status: 'published',
    }),
    totalScore: typeof score === 'string' ? 0 : score,
    disqualifiedAt: score === 'disqualified' ? 5 : null,
    injuredAt: score === 'injured' ? 5 : null,
  }))

const scoring = competitionWith({ stages: [3, 1] })
const dual = competitionWith({ stages: [1], isQualificationDual: true })

/** Lines of `rank athlete total`, from first to last. */
const table = (
  competition: typeof scoring,
  rounds: readonly ScoredRound[],
  of: number | 'qualifying',
): string[] =>
  standings(competition, athletes(12), rounds, of).map(({ rank, userId, total, out }) =>
    [out ?? rank ?? '-', userId, total ?? '-'].join(' '),
  )

describe('a stage in scoring mode', () => {
  // worked out by hand: 5, 6, 7 and 8 tie at 10 for places 3 to 6; of these, 8 and 6 were best in qualifying
  const qualifying = ride(1, [40, 39, 38, 37, 31, 33, 32, 34])
  const quarterfinal = ride(2, [12, 9, 8, 11, 10, 10, 10, 10], 3)

  test('a tie goes to the better qualifying score', () => {
    expect(table(scoring, [...qualifying, ...quarterfinal], 2)).toEqual([
      '1 1 12',
      '2 4 11',
      '3 8 10',
      '4 6 10',
      '5 7 10',
      '6 5 10',
      '7 2 9',
      '8 3 8',
    ])
  })
  test('the first four of the table advance', () => {
    const rounds = [...qualifying, ...quarterfinal]
    const field = athletes(8, { seeded: true })
    const plan = planAdvance({ competition: scoring, athletes: field, rounds }, 2)
    expect(plan).toMatchObject({ advancing: [1, 4, 6, 8].map((userId) => ({ userId })) })
  })
  test('a tie in both goes to the lower order number', () => {
    expect(table(scoring, [...ride(1, [7, 7, 7]), ...ride(2, [3, 4, 3], 3)], 2)).toEqual([
      '1 2 4',
      '2 1 3',
      '3 3 3',
    ])
  })
  test('in a tie that only a hidden qualifying score breaks there is no rank', () => {
    const rounds = [...ride(1, [7, null, 7, 6]), ...ride(2, [3, 3, 9, 1], 3)]
    expect(table(scoring, rounds, 2)).toEqual(['1 3 9', '- 1 3', '- 2 3', '4 4 1'])
  })
  test('hidden scores come last, without a rank', () => {
    expect(table(scoring, [...ride(1, [7, 8, 9]), ...ride(2, [null, 3, null], 3)], 2)).toEqual([
      '1 2 3',
      '- 3 -',
      '- 1 -',
    ])
  })
  test('a round that is not judged has no score, though its total is 0', () => {
    const rounds = [
      roundWith({ userId: 1, status: 'recorded' }),
      roundWith({ userId: 2, status: 'completed' }),
    ]
    expect(table(scoring, rounds, 1)).toEqual(['1 2 0', '- 1 -'])
  })
  test('a disqualified or injured athlete has a place in the table, with a word instead of a rank', () => {
    const rounds = [...ride(1, [9, 8, 7, 6]), ...ride(2, ['injured', 5, 0, 'disqualified'], 3)]
    expect(table(scoring, rounds, 2)).toEqual(['1 2 5', 'injured 1 0', '2 3 0', 'disqualified 4 0'])
  })
})

describe('dual qualifying', () => {
  test('the better of two rounds counts, a tie goes to the first', () => {
    const rounds = [...ride(2, [30, 5, 7]), ...ride(1, [10, 25, 7])]
    const rows = standings(dual, athletes(3), rounds, 'qualifying')
    expect(rows.map(({ userId, round, total }) => [userId, round?.id, total])).toEqual([
      [1, 201, 30],
      [2, 102, 25],
      [3, 103, 7],
    ])
  })
  test('an athlete with one round has no best result yet', () => {
    const rounds = [...ride(1, [10, 25, 7]), ...ride(2, [null, 5])]
    expect(table(dual, rounds, 'qualifying')).toEqual(['1 2 25', '- 1 -', '- 3 -'])
  })
  test('half-ridden, it is in the order of what was ridden', () => {
    expect(table(dual, ride(1, [10, 25, 'injured', 40, 10]), 'qualifying')).toEqual([
      '- 4 -',
      '- 2 -',
      '- 1 -',
      '- 5 -',
      'injured 3 -',
    ])
    const pending = roundWith({ userId: 6, roundNumber: 2, status: 'pending' })
    // athletes ahead after one round keep their place from the next, who has ridden both
    const rounds = [...ride(1, [10, 25, null, 40, 12]), ...ride(2, [30, 5]), pending]
    expect(table(dual, rounds, 'qualifying')).toEqual([
      '- 4 -',
      '2 1 30',
      '3 2 25',
      '- 5 -',
      '- 3 -',
      '- 6 -',
    ])
  })
  test('a tie between athletes goes by order number', () => {
    expect(table(dual, [...ride(1, [1, 9, 3]), ...ride(2, [9, 2, 4])], 'qualifying')).toEqual([
      '1 1 9',
      '2 2 9',
      '3 3 4',
    ])
  })
  test('in qualifying 1 a tie goes by order number, whatever qualifying 2 brings', () => {
    expect(table(dual, [...ride(1, [9, 9]), ...ride(2, [1, 50])], 1)).toEqual(['1 1 9', '2 2 9'])
  })
  test('in qualifying 2 a tie goes to the better of qualifying 1', () => {
    expect(table(dual, [...ride(1, [1, 20]), ...ride(2, [9, 9])], 2)).toEqual(['1 2 9', '2 1 9'])
  })
  test('out of one round the other counts; out of both is out', () => {
    const rounds = [...ride(1, ['injured', 4, 'disqualified']), ...ride(2, [3, 'injured', 'injured'])]
    expect(table(dual, rounds, 'qualifying')).toEqual(['1 2 4', '2 1 3', 'injured 3 0'])
  })
})

describe('what decided between equal totals', () => {
  const dualStage = competitionWith({ isQualificationDual: true, stages: [1] })
  const first = ride(1, [40, 30, 20, 20, 10])
  test.each<[string, typeof scoring, readonly ScoredRound[], number | 'qualifying', string]>([
    ['nothing where none are equal', scoring, ride(1, [9, 8, 7]), 1, '1 2 3'],
    [
      'the order number in qualifying',
      scoring,
      ride(1, [9, 7, 9, 7, 7]),
      1,
      '1order 3order 2order 4order 5order',
    ],
    [
      'the qualifying score in a stage',
      scoring,
      [...first, ...ride(2, [5, 5, 6], 3)],
      2,
      '3 1qualifying 2qualifying',
    ],
    [
      'then the order number',
      scoring,
      [...first, ...ride(2, [7, 5, 5, 5], 3)],
      2,
      '1 2qualifying 3qualifying 4order',
    ],
    [
      'qualifying 1 in qualifying 2',
      dual,
      [...ride(1, [1, 20]), ...ride(2, [9, 9])],
      2,
      '2qualifying 1qualifying',
    ],
    [
      'the order number of the best results',
      dual,
      [...ride(1, [1, 9, 3]), ...ride(2, [9, 2, 4])],
      'qualifying',
      '1order 2order 3',
    ],
    ['nothing for who is out, who has no rank', scoring, ride(1, [9, 0, 'injured', 'injured']), 1, '1 2 3 4'],
    [
      'nothing while a hidden score decides',
      scoring,
      [...ride(1, [7, null]), ...ride(2, [3, 3], 3)],
      2,
      '1 2',
    ],
    ['nothing in a half-ridden dual qualifying', dualStage, ride(1, [9, 9]), 'qualifying', '1 2'],
  ])('%s', (_, competition, rounds, of, expected) => {
    const rows = standings(competition, athletes(12), rounds, of)
    expect(rows.map(({ userId, tie }) => `${userId}${tie ?? ''}`).join(' ')).toBe(expected)
  })
})

describe('a VS semifinal', () => {
  test('ranks the athletes who rode by score; one with a bye is not in its table', () => {
    const versus = competitionWith({ isVs: true, stages: [2, 1] })
    const rounds = [...ride(1, [9, 8, 7]), ...ride(2, [null, 5, 5], 2).slice(1)]
    expect(table(versus, rounds, 2)).toEqual(['1 2 5', '2 3 5'])
  })
})

test('whoever is injured or disqualified is not among those who are judged or still to be', () => {
  const waiting = roundWith({ id: 200, userId: 9, roundNumber: 1, status: 'recorded' })
  expect(judgedOf([...ride(1, [40, 'injured', 38, 'disqualified']), waiting])).toEqual({ judged: 2, of: 3 })
})
