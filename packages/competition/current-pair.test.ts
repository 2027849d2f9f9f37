import { describe, expect, test } from 'vitest'
import { currentPair, lastPair } from './current-pair.ts'
import type { Round, StageId } from './model.ts'
import { roundWith } from './test-fixtures.ts'

const competition = {
  isVs: true,
  isQualificationDual: false,
  stages: [2, 1] as StageId[],
  typeId: 2 as const,
}
const entries = [1, 2, 3, 4].map((userId) => ({ userId, seed: userId }))
const minute = 60_000

type Ride = Pick<Round, 'status'> & Partial<Round>
/** The semifinal: A is 1 against 4, B is 2 against 3; they ride in the order 4, 1, 3, 2. */
const semifinal = (rides: Record<1 | 2 | 3 | 4, Ride>) =>
  ([4, 1, 3, 2] as const).map((userId, index) => ({
    ...roundWith({ id: 20 + userId, userId, roundNumber: 2, stage: 2, totalScore: null, ...rides[userId] }),
    runOrder: index + 1,
  }))
const final = (rides: Record<1 | 2 | 3 | 4, Ride>) =>
  ([1, 2, 3, 4] as const).map((userId, index) => ({
    ...roundWith({ id: 10 + userId, userId, roundNumber: 3, stage: 1, totalScore: null, ...rides[userId] }),
    runOrder: index + 1,
  }))

const pending = { status: 'pending' as const, recordingStartAt: null }
const recorded = (at: number) => ({ status: 'recorded' as const, recordingStartAt: at * minute })
const recording = (at: number) => ({ status: 'recording' as const, recordingStartAt: at * minute })
const published = (totalScore: number) => ({ status: 'published' as const, totalScore })
const nowIn = (rounds: ReturnType<typeof semifinal>) => currentPair(competition, entries, rounds)

describe('the pair of now', () => {
  test('nobody has ridden: the first two, and nobody knows when', () => {
    expect(nowIn(semifinal({ 1: pending, 2: pending, 3: pending, 4: pending }))).toEqual({
      a: 1,
      b: 4,
      doing: 'next',
      about: null,
    })
  })
  test('one rides, the other follows by the minutes of the form', () => {
    expect(nowIn(semifinal({ 1: pending, 2: pending, 3: pending, 4: recording(0) }))).toEqual({
      a: 1,
      b: 4,
      doing: 'b',
      about: 10 * minute,
    })
  })
  test('the second rides: nobody follows', () => {
    expect(nowIn(semifinal({ 1: recording(6), 2: pending, 3: pending, 4: recorded(0) }))).toEqual({
      a: 1,
      b: 4,
      doing: 'a',
      about: null,
    })
  })
  test('both have ridden: the next two; after the last two the judges', () => {
    expect(nowIn(semifinal({ 1: recorded(6), 2: pending, 3: pending, 4: recorded(0) }))).toEqual({
      a: 2,
      b: 3,
      doing: 'next',
      about: 12 * minute,
    })
    const all = semifinal({ 1: recorded(6), 2: recorded(18), 3: recorded(12), 4: recorded(0) })
    expect(nowIn(all)).toEqual({ a: 2, b: 3, doing: 'judges', about: null })
  })
  test('there is none once the stage is published, in qualifying and in scoring mode', () => {
    expect(
      nowIn(semifinal({ 1: published(9), 2: published(8), 3: published(7), 4: published(6) })),
    ).toBeNull()
    const rounds = semifinal({ 1: pending, 2: pending, 3: pending, 4: pending })
    expect(currentPair({ ...competition, isVs: false }, entries, rounds)).toBeNull()
    const qualifying = rounds.map((round) => ({ ...round, roundNumber: 1, stage: null }))
    expect(currentPair(competition, entries, qualifying)).toBeNull()
  })
})

describe('the last result of a pair', () => {
  const semifinals = semifinal({ 1: published(9), 2: published(8), 3: published(18), 4: published(6) })
  test('is the first of the stage, else that of who rides now', () => {
    expect(lastPair(competition, entries, semifinals, null)).toEqual({
      winner: 1,
      loser: 4,
      scores: [9, 6],
      roundName: 'semiFinal',
    })
    const thirdPlace = { a: 3, b: 1, doing: 'a' as const, about: null }
    expect(lastPair(competition, entries, semifinals, { ...thirdPlace, b: 9 })).toMatchObject({
      winner: 3,
      loser: 2,
      scores: [18, 8],
    })
  })
  test('names nobody while one of the two is not published', () => {
    const one = semifinal({
      1: published(9),
      2: pending,
      3: pending,
      4: { status: 'completed', totalScore: 6 },
    })
    expect(lastPair(competition, entries, one, null)).toBeNull()
    const rounds = [...semifinals, ...final({ 1: published(3), 2: pending, 3: pending, 4: pending })]
    expect(lastPair(competition, entries, rounds, null)?.roundName).toBe('semiFinal')
  })
})
