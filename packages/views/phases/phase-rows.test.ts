import { readRound } from '@trickline/contract/read-rows'
import { expect, test } from 'vitest'
import { type CompetitionView, competitionViewFor } from './competition-view.ts'
import { phaseRows, reviewOf, roundsToReview } from './phase-rows.ts'
import {
  athlete,
  judge,
  organizer,
  personNamed,
  roundOfAthlete,
  startedCompetition,
} from './test-competition.ts'

const rowsOf = (view: CompetitionView, number = 1) => {
  const phase = view.phases[number - 1]
  if (!phase) throw new Error('no such phase')
  return phaseRows(view, phase)
}
const brief = (view: CompetitionView, number = 1) =>
  rowsOf(view, number).map(
    ({ round, rank, out, score }) => `${out ?? rank ?? '-'} ${round?.userId} ${score ?? '-'}`,
  )

const judged = [
  roundOfAthlete(1, 'completed', { total_score: 20.5 }),
  roundOfAthlete(2, 'recorded'),
  roundOfAthlete(3, 'completed', { total_score: 48.36 }),
  roundOfAthlete(4, 'disqualified', { disqualified_at: '2026-05-01T10:00:00Z' }),
]
const hidden = judged.map((row) => ({ ...row, total_score: null }))

test('rounds with a score come first from the highest, the others follow in running order', () => {
  const view = competitionViewFor(startedCompetition({ rounds: judged }), organizer)
  expect(brief(view)).toEqual(['1 13 48.36', '2 11 20.5', 'disqualified 14 0', '- 12 -'])
})

test('with hidden scores nobody has a rank, and the order reveals nothing', () => {
  const view = competitionViewFor(startedCompetition({ rounds: hidden }), athlete(1))
  expect(brief(view)).toEqual(['- 11 -', '- 12 -', '- 13 -', 'disqualified 14 -'])
})

test('the 0 of a round that was not judged is no score', () => {
  const view = competitionViewFor(startedCompetition({ rounds: [roundOfAthlete(1, 'pending')] }), organizer)
  expect(brief(view)).toEqual(['- 11 -'])
})

test('a tie goes to the lower order number', () => {
  const rounds = [2, 1].map((number) => roundOfAthlete(number, 'published', { total_score: 12 }))
  expect(brief(competitionViewFor(startedCompetition({ rounds }), null))).toEqual(['1 11 12', '2 12 12'])
})

test('in a stage a tie goes to the better qualifying score, for a visitor as well as for officials', () => {
  const rounds = [
    ...[7, 5, 9].map((total_score, index) => roundOfAthlete(index + 1, 'published', { total_score })),
    ...[30, 12, 12].map((total_score, index) =>
      roundOfAthlete(index + 1, 'published', { phase: 2, round_size_id: 1, total_score }),
    ),
  ]
  for (const person of [organizer, judge, athlete(1), null]) {
    const view = competitionViewFor(startedCompetition({ stages: [1], athletes: 3, rounds }), person)
    expect(brief(view, 2)).toEqual(['1 11 30', '2 13 12', '3 12 12'])
  }
})

test('an injured athlete has a word instead of a rank, also once the round is published', () => {
  const rounds = [
    roundOfAthlete(1, 'published', { injured_at: '2026-05-01T10:00:00Z' }),
    roundOfAthlete(2, 'published', { total_score: 3 }),
  ]
  expect(brief(competitionViewFor(startedCompetition({ rounds }), null))).toEqual(['1 12 3', 'injured 11 0'])
})

const opens = (person: CompetitionView['person'], rounds = judged) =>
  rowsOf(competitionViewFor(startedCompetition({ rounds }), person)).flatMap(({ round, isOpenable: can }) =>
    can && round ? round.userId : [],
  )

test('judged rounds open for officials, published ones for everyone signed in, for visitors none', () => {
  expect(opens(judge)).toEqual([13, 11, 14])
  expect(opens(athlete(3), hidden)).toEqual([13])
  expect(opens(athlete(2), [roundOfAthlete(1, 'published', { total_score: 3 })])).toEqual([11])
  expect(opens(null, [roundOfAthlete(1, 'published', { total_score: 3 })])).toEqual([])
})

test('the next stage shows its places, each awaiting its athlete', () => {
  const rounds = [1, 2, 3, 4].map((number) => roundOfAthlete(number, 'pending'))
  const competition = startedCompetition({ rounds, places: 4 })
  const rows = rowsOf(competitionViewFor(competition, null), 2)
  expect(rows).toHaveLength(4)
  expect(rows.every(({ round, rank }) => round === null && rank === null)).toBe(true)
  expect(rowsOf(competitionViewFor(competition, null), 3)).toEqual([])
  // the places of the stage before are ignored
  const begun = {
    ...competition,
    rounds: [...rounds, roundOfAthlete(1, 'pending', { phase: 2 })].map(readRound),
  }
  expect(rowsOf(competitionViewFor(begun, null), 2)).toMatchObject([{ round: { userId: 11 } }])
})

const reviewsOf = (row: ReturnType<typeof roundOfAthlete>, person = athlete(1)) =>
  roundsToReview(competitionViewFor(startedCompetition({ rounds: [row] }), person)).length

test('an athlete can review the own judged round until it is validated or published', () => {
  expect(reviewsOf(roundOfAthlete(1, 'completed'))).toBe(1)
  expect(reviewsOf(roundOfAthlete(1, 'injured'))).toBe(1)
  expect(reviewsOf(roundOfAthlete(1, 'recorded'))).toBe(0)
  expect(reviewsOf(roundOfAthlete(1, 'completed', { validated_at: '2026-05-01T10:00:00Z' }))).toBe(0)
  expect(reviewsOf(roundOfAthlete(1, 'published', { publish_at: '2026-05-01T10:00:00Z' }))).toBe(0)
  expect(reviewsOf(roundOfAthlete(1, 'completed'), athlete(2))).toBe(0)
})

test('a round with an unknown status has a row without a score, and nobody can open or review it', () => {
  const unknown = roundOfAthlete(1, 'completed', {
    status_id: 99,
    total_score: 50,
    judge: personNamed(judge.id, 'Lucía'),
  })
  for (const person of [organizer, judge, athlete(1), null]) {
    const view = competitionViewFor(startedCompetition({ rounds: [unknown, ...judged.slice(1)] }), person)
    expect(brief(view)).toEqual(['1 13 48.36', 'disqualified 14 0', '- 11 -', '- 12 -'])
    const row = rowsOf(view).find(({ round }) => round?.userId === 11)
    expect(row).toMatchObject({ round: { status: 'unknown' }, isOpenable: false })
    expect(row?.round && reviewOf(row.round)).toBeNull()
    expect(roundsToReview(view)).toEqual([])
  }
})
