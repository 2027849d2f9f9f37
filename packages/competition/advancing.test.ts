import { describe, expect, test } from 'vitest'
import { planAdvance } from './advancing.ts'
import type { AdvancePlan } from './advancing.ts'
import type { CompetingAthlete, Round, StageId } from './model.ts'
import { athletes, competitionWith, roundWith } from './test-fixtures.ts'

let ids = 0
const ride = (roundNumber: number, stage: StageId | null, scores: number[], about: Partial<Round> = {}) =>
  scores.map((totalScore, index) =>
    roundWith({
      id: (ids += 1),
      userId: index + 1,
      roundNumber,
      stage,
      totalScore,
      status: 'published',
      ...about,
    }),
  )
/** Scores 100, 99, 98 …: athlete n is seed n. */
const inSeedOrder = (count: number) =>
  ride(
    1,
    null,
    Array.from({ length: count }, (_, index) => 100 - index),
  )

const users = (list: { userId: number }[]) => list.map(({ userId }) => userId)

function nextPhase(plan: AdvancePlan) {
  if (plan.kind !== 'next-phase') throw new Error('the plan ends in a podium')
  return {
    phase: plan.phase.name,
    goesOn: users(plan.advancing),
    out: users(plan.eliminated),
    byes: users(plan.byes),
    rounds: plan.rounds.map((round) =>
      `${round.vsGroup ?? ''}${round.vsMatchNumber ?? ''} ${round.userId}`.trim(),
    ),
  }
}

describe('from qualifying', () => {
  test('1 to qualifying 2 everybody goes on, in order number, without a seed', () => {
    const competition = competitionWith({ isQualificationDual: true })
    const field = athletes(3).toReversed()
    const plan = planAdvance({ competition, athletes: field, rounds: ride(1, null, [5, 9, 7]) }, 1)
    expect(nextPhase(plan)).toEqual({
      phase: 'qualification2',
      goesOn: [1, 2, 3],
      out: [],
      byes: [],
      rounds: ['1', '2', '3'],
    })
    expect(plan).toMatchObject({ advancing: [{ seed: null }, { seed: null }, { seed: null }], winners: [] })
  })

  test('the best eight go on to a quarterfinal, seeded, a tie by order number', () => {
    const rounds = ride(1, null, [10, 20, 20, 30, 5, 60, 70, 80, 90, 5])
    const plan = planAdvance({ competition: competitionWith(), athletes: athletes(10), rounds }, 1)
    expect(nextPhase(plan)).toEqual({
      phase: 'quarterFinal',
      goesOn: [1, 2, 3, 4, 6, 7, 8, 9],
      out: [5, 10],
      byes: [],
      rounds: ['1', '2', '3', '4', '6', '7', '8', '9'],
    })
    const seeds = plan.kind === 'next-phase' ? plan.advancing.map(({ userId, seed }) => [seed, userId]) : []
    expect(seeds).toEqual([
      [8, 1],
      [6, 2],
      [7, 3],
      [5, 4],
      [4, 6],
      [3, 7],
      [2, 8],
      [1, 9],
    ])
  })

  test('dual: the better of both counts', () => {
    const competition = competitionWith({ isQualificationDual: true, stages: [1] })
    const rounds = [...ride(1, null, [50, 1, 2, 3, 4]), ...ride(2, null, [0, 9, 9, 9, 3])]
    expect(nextPhase(planAdvance({ competition, athletes: athletes(5), rounds }, 2)).out).toEqual([5])
  })

  test('scoring: with fewer athletes than places all ride, nobody has a bye', () => {
    const competition = competitionWith({ stages: [4, 1] })
    const plan = nextPhase(planAdvance({ competition, athletes: athletes(9), rounds: inSeedOrder(9) }, 1))
    expect(plan).toMatchObject({ phase: 'eighthFinal', out: [], byes: [] })
    expect(plan.rounds).toHaveLength(9)
  })

  test('VS: pairs in seed order', () => {
    const competition = competitionWith({ isVs: true, stages: [3, 2, 1] })
    expect(nextPhase(planAdvance({ competition, athletes: athletes(9), rounds: inSeedOrder(9) }, 1))).toEqual(
      {
        phase: 'quarterFinal',
        goesOn: [1, 2, 3, 4, 5, 6, 7, 8],
        out: [9],
        byes: [],
        rounds: ['A1 1', 'A1 8', 'B2 4', 'B2 5', 'C3 3', 'C3 6', 'D4 2', 'D4 7'],
      },
    )
  })

  test('VS: with fewer athletes than places the best seeds have a bye', () => {
    const competition = competitionWith({ isVs: true, stages: [4, 3, 2, 1] })
    expect(
      nextPhase(planAdvance({ competition, athletes: athletes(11), rounds: inSeedOrder(11) }, 1)),
    ).toEqual({
      phase: 'eighthFinal',
      goesOn: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
      out: [],
      byes: [1, 2, 3, 4, 5],
      rounds: ['B1 8', 'B1 9', 'F2 6', 'F2 11', 'H3 7', 'H3 10'],
    })
  })

  test('VS: a stage without a match is skipped', () => {
    const competition = competitionWith({ isVs: true, stages: [4, 3, 2, 1] })
    const plan = planAdvance({ competition, athletes: athletes(8), rounds: inSeedOrder(8) }, 1)
    expect(nextPhase(plan)).toMatchObject({ phase: 'quarterFinal', byes: [], out: [] })
    const rounds = plan.kind === 'next-phase' ? plan.rounds : []
    expect(rounds.map(({ roundNumber, stage }) => [roundNumber, stage])).toEqual(
      Array.from({ length: 8 }, () => [3, 3]),
    )
  })

  test('VS: a final alone is played by seeds 1 and 2, for third place by 3 and 4', () => {
    const competition = competitionWith({ isVs: true, stages: [1] })
    const plan = nextPhase(planAdvance({ competition, athletes: athletes(5), rounds: inSeedOrder(5) }, 1))
    expect(plan).toMatchObject({ rounds: ['F1 1', 'F1 2', '3P2 3', '3P2 4'], out: [5] })
  })

  test('a disqualified round counts nothing', () => {
    const rounds = [
      ...ride(1, null, [1, 1, 1, 1]),
      roundWith({ userId: 5, totalScore: 90, disqualifiedAt: 1 }),
    ]
    const competition = competitionWith({ stages: [1] })
    expect(nextPhase(planAdvance({ competition, athletes: athletes(5), rounds }, 1)).out).toEqual([5])
  })
})

describe('from a stage', () => {
  const scoring = competitionWith({ stages: [3, 1] })
  const versus = competitionWith({ isVs: true, stages: [3, 2, 1] })
  const eight = athletes(8, { seeded: true })

  test('scoring: the best four of the stage, a tie by qualifying, with the seeds of qualifying', () => {
    const rounds = [...inSeedOrder(8), ...ride(2, 3, [1, 2, 3, 4, 4, 4, 4, 4])]
    const plan = planAdvance({ competition: scoring, athletes: eight, rounds }, 2)
    expect(nextPhase(plan)).toMatchObject({ phase: 'final', goesOn: [4, 5, 6, 7], out: [1, 2, 3, 8] })
    expect(plan).toMatchObject({ advancing: [{ seed: 4 }, { seed: 5 }, { seed: 6 }, { seed: 7 }] })
  })

  test('VS: winners of consecutive pairs meet, and their rounds are flagged', () => {
    // 8 beats 1; 4 beats 5; 6 ties with 3 and loses by seed; 2 is disqualified against 7
    const quarterfinal = ride(2, 3, [1, 50, 5, 6, 4, 5, 0, 9]).map((round) =>
      round.userId === 2 ? { ...round, disqualifiedAt: 1 } : round,
    )
    const plan = planAdvance(
      { competition: versus, athletes: eight, rounds: [...inSeedOrder(8), ...quarterfinal] },
      2,
    )
    expect(nextPhase(plan)).toEqual({
      phase: 'semiFinal',
      goesOn: [3, 4, 7, 8],
      out: [1, 2, 5, 6],
      byes: [],
      rounds: ['A1 8', 'A1 4', 'B2 3', 'B2 7'],
    })
    const won = new Set(plan.winners.filter(({ isVsWinner }) => isVsWinner).map(({ roundId }) => roundId))
    expect(quarterfinal.filter(({ id }) => won.has(id)).map(({ userId }) => userId)).toEqual([3, 4, 7, 8])
    expect(plan.winners).toHaveLength(8)
  })

  test('VS: an athlete with a bye meets the winner of the neighbouring pair', () => {
    const field = athletes(11, { seeded: true })
    const met = [8, 9, 6, 11, 7, 10]
    const eighthfinal = met.map((userId) =>
      roundWith({ id: userId, userId, roundNumber: 2, stage: 4, totalScore: userId, status: 'published' }),
    )
    const competition = competitionWith({ isVs: true, stages: [4, 3, 2, 1] })
    const plan = planAdvance(
      { competition, athletes: field, rounds: [...inSeedOrder(11), ...eighthfinal] },
      2,
    )
    expect(nextPhase(plan)).toEqual({
      phase: 'quarterFinal',
      goesOn: [1, 2, 3, 4, 5, 9, 10, 11],
      out: [6, 7, 8],
      byes: [],
      rounds: ['A1 1', 'A1 9', 'B2 4', 'B2 5', 'C3 3', 'C3 11', 'D4 2', 'D4 10'],
    })
  })

  test('VS: from the semifinal all four go on, the losers to the match for third place', () => {
    const competition = competitionWith({ isVs: true, stages: [2, 1] })
    const four = athletes(4, { seeded: true })
    const rounds = [...inSeedOrder(4), ...ride(2, 2, [1, 2, 3, 4])]
    expect(nextPhase(planAdvance({ competition, athletes: four, rounds }, 2))).toEqual({
      phase: 'final',
      goesOn: [1, 2, 3, 4],
      out: [],
      byes: [],
      rounds: ['F1 4', 'F1 3', '3P2 1', '3P2 2'],
    })
  })

  test('the last stage ends in the podium and flags its winners', () => {
    const competition = competitionWith({ isVs: true, stages: [1] })
    const four: CompetingAthlete[] = athletes(4, { seeded: true })
    const plan = planAdvance(
      { competition, athletes: four, rounds: [...inSeedOrder(4), ...ride(2, 1, [1, 2, 3, 4])] },
      2,
    )
    expect(plan.kind === 'podium' ? plan.podium.map(({ userId }) => userId) : null).toEqual([2, 1, 4, 3])
    expect(plan.winners.filter(({ isVsWinner }) => isVsWinner)).toHaveLength(2)
  })

  test('rounds of later phases do not change a plan', () => {
    const rounds = [...inSeedOrder(8), ...ride(2, 3, [8, 7, 6, 5, 4, 3, 2, 1])]
    const input = { competition: versus, athletes: eight, rounds }
    expect(planAdvance({ ...input, rounds: [...rounds, ...ride(3, 2, [9, 9, 9, 9])] }, 2)).toEqual(
      planAdvance(input, 2),
    )
  })

  test('a phase that does not exist, or a stage without seeds, is a bug', () => {
    const input = { competition: versus, athletes: athletes(8), rounds: inSeedOrder(8) }
    expect(() => planAdvance(input, 5)).toThrow('no phase 5')
    expect(() => planAdvance(input, 2)).toThrow('without the seeds')
  })
})
