import { describe, expect, test } from 'vitest'
import type { Round, StageId } from './model.ts'
import { decidingRound, furthestPhase, podium, podiumTies, tiedWithAbove } from './podium.ts'
import { athletes, competitionWith, roundWith } from './test-fixtures.ts'

const ride = (
  roundNumber: number,
  stage: StageId | null,
  scores: Record<number, number>,
  about: Partial<Round> = {},
) =>
  Object.entries(scores).map(([userId, totalScore]) =>
    roundWith({ userId: Number(userId), roundNumber, stage, totalScore, status: 'published', ...about }),
  )
const places = (...input: Parameters<typeof podium>) =>
  podium(...input).map(({ finalPosition, userId, finalScore }) => [finalPosition, userId, finalScore])

describe('scoring', () => {
  const competition = competitionWith({ stages: [3, 1] })
  const qualifying = ride(1, null, { 1: 90, 2: 80, 3: 70, 4: 60, 5: 50, 6: 40, 7: 30, 8: 20, 9: 10, 10: 5 })
  const quarterfinal = ride(2, 3, { 1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6, 7: 7, 8: 3 })
  const field = athletes(10, { seeded: true })

  test('the final, then the quarterfinal by the score there, then the others by qualifying', () => {
    const final = ride(3, 1, { 4: 10, 5: 30, 6: 20, 7: 40 })
    expect(places(competition, field, [...qualifying, ...quarterfinal, ...final])).toEqual([
      [1, 7, 40],
      [2, 5, 30],
      [3, 6, 20],
      [4, 4, 10],
      // 3 and 8 tie in the quarterfinal; 3 was better in qualifying
      [5, 3, 3],
      [6, 8, 3],
      [7, 2, 2],
      [8, 1, 1],
      [9, 9, 10],
      [10, 10, 5],
    ])
  })
  test('an athlete disqualified in the final scores 0 and stays ahead of those who did not reach it', () => {
    const final = [
      ...ride(3, 1, { 4: 10, 5: 30, 6: 20 }),
      ...ride(3, 1, { 7: 99 }, { disqualifiedAt: 1, totalScore: 99 }),
    ]
    expect(places(competition, field, [...qualifying, ...quarterfinal, ...final]).slice(0, 5)).toEqual([
      [1, 5, 30],
      [2, 6, 20],
      [3, 4, 10],
      [4, 7, 0],
      [5, 3, 3],
    ])
  })
  test('after a final of three the fourth place goes to the best who did not reach it', () => {
    const final = ride(3, 1, { 5: 30, 6: 20, 7: 40 })
    expect(places(competition, field, [...qualifying, ...quarterfinal, ...final])[3]).toEqual([4, 4, 4])
  })
})

describe('versus', () => {
  const qualifying = ride(1, null, { 1: 90, 2: 80, 3: 70, 4: 60, 5: 50 })
  const competition = competitionWith({ isVs: true, stages: [2, 1] })
  const field = athletes(5).map((athlete) => ({
    ...athlete,
    seed: athlete.userId < 5 ? athlete.userId : null,
  }))
  const semifinal = ride(2, 2, { 1: 10, 4: 20, 2: 5, 3: 6 })

  test('one and two from the final, three and four from the match for third place, whatever they scored', () => {
    const final = ride(3, 1, { 4: 1, 3: 2, 1: 70, 2: 80 })
    expect(places(competition, field, [...qualifying, ...semifinal, ...final])).toEqual([
      [1, 3, 2],
      [2, 4, 1],
      [3, 2, 80],
      [4, 1, 70],
      [5, 5, 50],
    ])
  })
  test('each athlete has a furthest phase and a deciding round', () => {
    const lost = ride(2, 2, { 1: 5 })
    const won = [...ride(2, 2, { 4: 7 }), ...ride(3, 1, { 4: 1 }, { injuredAt: 1 })]
    const rounds = [...ride(1, null, { 1: 9, 4: 8, 5: 7 }), ...lost, ...won]
    const versus = competitionWith({ isVs: true, stages: [2, 1] })
    const cameTo = (userId: number) => furthestPhase(versus, userId, rounds)
    expect(cameTo(4)).toEqual({ phase: 'final', out: 'injured' })
    expect(cameTo(1)).toEqual({ phase: 'semiFinal', out: null })
    expect(cameTo(5)).toEqual({ phase: 'qualification', out: null })
    expect(cameTo(6)).toBeNull()
    expect(decidingRound(versus, 1, rounds)).toBe(lost[0])
  })
  test('injured in the final is second, both injured: the better seed wins', () => {
    const third = ride(3, 1, { 1: 7, 2: 8 })
    const oneHurt = [...ride(3, 1, { 3: 1 }), ...ride(3, 1, { 4: 0 }, { injuredAt: 1 }), ...third]
    expect(places(competition, field, [...qualifying, ...semifinal, ...oneHurt]).slice(0, 2)).toEqual([
      [1, 3, 1],
      [2, 4, 0],
    ])
    const bothHurt = [...ride(3, 1, { 3: 0, 4: 0 }, { injuredAt: 1 }), ...third]
    expect(places(competition, field, [...qualifying, ...semifinal, ...bothHurt])[0]).toEqual([1, 3, 0])
  })
  test('third place without an opponent: the score of the semifinal stays', () => {
    const three = athletes(3, { seeded: true })
    const rounds = [
      ...ride(1, null, { 1: 90, 2: 80, 3: 70 }),
      ...ride(2, 2, { 2: 5, 3: 6 }),
      ...ride(3, 1, { 1: 9, 3: 8 }),
    ]
    expect(places(competition, three, rounds)).toEqual([
      [1, 1, 9],
      [2, 3, 8],
      [3, 2, 5],
    ])
  })
})

test('dual qualifying only: the better of the two counts, a disqualified round is 0', () => {
  const competition = competitionWith({ isQualificationDual: true, stages: [] })
  const rounds = [
    ...ride(1, null, { 1: 3, 2: 9 }),
    ...ride(2, null, { 1: 5 }),
    ...ride(2, null, { 2: 50 }, { disqualifiedAt: 1 }),
  ]
  expect(places(competition, athletes(2), rounds)).toEqual([
    [1, 2, 9],
    [2, 1, 5],
  ])
  expect(decidingRound(competition, 1, rounds)).toBe(rounds[2])
})

describe('what decided between equal scores of a podium', () => {
  const qualifying = ride(1, null, { 1: 90, 2: 80, 3: 70, 4: 60, 5: 50, 6: 50, 7: 50 })
  const semifinal = ride(2, 2, { 1: 10, 4: 5, 2: 5, 3: 10 })
  const versus = competitionWith({ isVs: true, stages: [2, 1] })
  const scoring = competitionWith({ stages: [3, 1] })
  const seeded = athletes(7).map((athlete) => ({
    ...athlete,
    seed: athlete.userId < 5 ? athlete.userId : null,
  }))
  test.each<[string, typeof versus, Round[], [number, string][]]>([
    [
      'the seed in the final, the number in qualifying',
      versus,
      [...semifinal, ...ride(3, 1, { 1: 8, 3: 8, 2: 3, 4: 8 })],
      [
        [1, 'seed'],
        [3, 'seed'],
        [5, 'order'],
        [6, 'order'],
        [7, 'order'],
      ],
    ],
    [
      'nothing between two who did not meet',
      versus,
      [...semifinal, ...ride(3, 1, { 1: 9, 3: 8, 2: 6, 4: 8 })],
      [
        [5, 'order'],
        [6, 'order'],
        [7, 'order'],
      ],
    ],
    [
      'the seed of two who are injured',
      versus,
      [...semifinal, ...ride(3, 1, { 1: 0, 3: 0 }, { injuredAt: 1 }), ...ride(3, 1, { 2: 6, 4: 8 })],
      [
        [1, 'seed'],
        [3, 'seed'],
        [5, 'order'],
        [6, 'order'],
        [7, 'order'],
      ],
    ],
    [
      'qualifying in a final by score and in a stage, of those who went equally far',
      scoring,
      [
        ...ride(2, 3, { 1: 9, 2: 8, 3: 7, 4: 6, 5: 5, 6: 5, 7: 4 }),
        ...ride(3, 1, { 1: 3, 2: 3, 3: 2, 4: 5 }),
      ],
      [
        [1, 'qualifying'],
        [2, 'qualifying'],
        [5, 'order'],
        [6, 'order'],
      ],
    ],
  ])('%s', (_, competition, later, expected) => {
    const ties = podiumTies(competition, seeded, [...qualifying, ...later])
    expect([...ties].toSorted(([a], [b]) => a - b)).toEqual(expected)
  })
})

test('only athletes placed behind another by order number share that place', () => {
  const competition = competitionWith({ stages: [1] })
  const field = athletes(8, { seeded: true })
  const qualifying = ride(1, null, { 1: 90, 2: 80, 3: 70, 4: 60, 5: 50, 6: 50, 7: 50, 8: 20 })
  const final = ride(2, 1, { 1: 9, 2: 8, 3: 8, 4: 1 })
  expect([...tiedWithAbove(competition, field, [...qualifying, ...final])]).toEqual([6, 7])
})
