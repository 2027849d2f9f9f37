import { expect, test } from 'vitest'
import type { RoundRow } from '@trickline/contract/rounds'
import { competitionViewFor } from './competition-view.ts'
import { bestTable } from './best-rows.ts'
import { roundOfAthlete, startedCompetition } from './test-competition.ts'

const dual = (rounds: RoundRow[], athletes = 3) =>
  bestTable(
    competitionViewFor(startedCompetition({ is_qualification_dual: 1, stages: [1], athletes, rounds }), null),
  )
const ridden = (number: number, first: number | null, second: number | null) => [
  roundOfAthlete(number, 'published', { total_score: first }),
  roundOfAthlete(number, 'published', { phase: 2, total_score: second }),
]

test('the better of two rounds counts and is flagged; a tie goes to the first', () => {
  const { rows } = dual([...ridden(1, 10, 30), ...ridden(2, 25, 5), ...ridden(3, 7, 7)])
  expect(rows.map(({ userId, rank, best }) => [userId, rank, best])).toEqual([
    [11, 1, 30],
    [12, 2, 25],
    [13, 3, 7],
  ])
  expect(rows.map(({ results }) => results.map(({ isBest }) => isBest))).toEqual([
    [false, true],
    [true, false],
    [true, false],
  ])
})

test('the best N of the largest stage go on', () => {
  const rounds = [1, 2, 3, 4, 5, 6].flatMap((number) => ridden(number, 10 * number, 0))
  const { rows, places, isFinal } = dual(rounds, 6)
  expect(places).toBe(4)
  expect(isFinal).toBe(true)
  expect(rows.filter(({ goesOn }) => goesOn).map(({ userId }) => userId)).toEqual([16, 15, 14, 13])
})

test('while the second round is hidden the athlete is not among the best yet, and nothing is final', () => {
  const { rows, isFinal } = dual([
    roundOfAthlete(1, 'published', { total_score: 10 }),
    roundOfAthlete(1, 'completed', { phase: 2, total_score: null }),
  ])
  expect(rows).toMatchObject([{ userId: 11, rank: null, best: null, goesOn: false }])
  expect(rows[0]?.results.map(({ score, isBest }) => [score, isBest])).toEqual([
    [10, false],
    [null, false],
  ])
  expect(isFinal).toBe(false)
})

test('half-ridden, it is in the order of what was ridden', () => {
  const first = [10, 30, 20].map((total_score, index) =>
    roundOfAthlete(index + 1, 'published', { total_score }),
  )
  const second = [1, 2, 3].map((number) => roundOfAthlete(number, 'pending', { phase: 2 }))
  const { rows } = dual([...first, ...second])
  expect(rows.map(({ userId, rank, best }) => [userId, rank, best])).toEqual([
    [12, null, null],
    [13, null, null],
    [11, null, null],
  ])
})

const brief = (rounds: RoundRow[]) =>
  dual(rounds).rows.map(({ userId, rank, out: word, goesOn }) => [userId, word ?? rank, goesOn])

test('an athlete who is out of both rounds has no rank, and advances only into places left over at the end', () => {
  const hurt = { injured_at: '2026-05-01T10:00:00Z' }
  const out = [roundOfAthlete(2, 'published', hurt), roundOfAthlete(2, 'published', { phase: 2, ...hurt })]
  expect(brief([...ridden(1, 10, 30), ...out, ...ridden(3, 4, 5)])).toEqual([
    [11, 1, true],
    [13, 2, true],
    [12, 'injured', true],
  ])
  expect(brief([...ridden(1, 10, 30), ...out, roundOfAthlete(3, 'pending')])).toEqual([
    [11, 1, true],
    [12, 'injured', false],
    [13, null, false],
  ])
})

test('with a single qualifying its one round is the best', () => {
  const rounds = [
    roundOfAthlete(1, 'published', { total_score: 3 }),
    roundOfAthlete(2, 'published', { total_score: 8 }),
  ]
  const { rows } = bestTable(competitionViewFor(startedCompetition({ athletes: 2, rounds }), null))
  expect(rows.map(({ userId, results }) => [userId, results.length])).toEqual([
    [12, 1],
    [11, 1],
  ])
})

test('a round with an unknown status has no score, and nothing is final', () => {
  const unknown = roundOfAthlete(1, 'published', { phase: 2, total_score: 50, status_id: 99 })
  const { rows, isFinal } = dual([
    roundOfAthlete(1, 'published', { total_score: 10 }),
    unknown,
    ...ridden(2, 25, 5),
  ])
  expect(rows.map(({ userId, best }) => [userId, best])).toEqual([
    [12, 25],
    [11, null],
  ])
  expect(isFinal).toBe(false)
})
