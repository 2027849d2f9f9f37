import { competitionStatusCodes } from '@trickline/contract/status-codes'
import type { RoundRow } from '@trickline/contract/rounds'
import { expect, test } from 'vitest'
import { type CompetitionView, competitionViewFor } from '@trickline/views/phases/competition-view.ts'
import { judgesQueue } from './queue-rows.ts'
import {
  athlete,
  judge,
  organizer,
  otherJudge,
  personNamed,
  roundOfAthlete,
  startedCompetition,
} from '@trickline/views/phases/test-competition.ts'

const queueOf = (rounds: RoundRow[], person: CompetitionView['person'] = judge) =>
  judgesQueue(competitionViewFor(startedCompetition({ rounds }), person))
const only = (row: RoundRow, person: CompetitionView['person'] = judge) => {
  const [first] = queueOf([row], person).all
  if (!first) throw new Error('the queue is empty')
  return first
}
const heldByJudge = { judge: personNamed(judge.id, 'Lucía') }

test('a judge records, stops, scores and edits, one step after the other', () => {
  expect(only(roundOfAthlete(1, 'pending')).main).toBe('start-recording')
  expect(only(roundOfAthlete(1, 'recording')).main).toBe('stop-recording')
  expect(only(roundOfAthlete(1, 'recorded')).main).toBe('claim')
  expect(only(roundOfAthlete(1, 'completed')).main).toBe('reopen')
  expect(only(roundOfAthlete(1, 'published')).main).toBeNull()
})

test('the judge who holds a round continues it; another judge has no step', () => {
  expect(only(roundOfAthlete(1, 'scoring', heldByJudge)).main).toBe('continue')
  expect(only(roundOfAthlete(1, 'review', heldByJudge)).main).toBe('continue')
  const others = only(roundOfAthlete(1, 'scoring', heldByJudge), otherJudge)
  expect(others.main).toBeNull()
  expect([...others.moves.keys()]).toEqual([])
})

test('the owner can release a round being scored, and nothing else', () => {
  const row = only(roundOfAthlete(1, 'scoring', heldByJudge), organizer)
  expect([...row.moves.keys()]).toEqual(['cancel-scoring'])
  expect(row.main).toBeNull()
  expect(only(roundOfAthlete(1, 'recorded'), organizer).moves.size).toBe(0)
})

test('judges have no step for their own rounds, athletes none at all', () => {
  const own = only({ ...roundOfAthlete(1, 'recorded'), user_id: judge.id })
  expect(own).toMatchObject({ main: null, isOwn: true })
  expect(own.moves.size).toBe(0)
  expect(only(roundOfAthlete(2, 'recorded'), athlete(1)).moves.size).toBe(0)
})

test('a round cannot be disqualified or injured once it is published', () => {
  expect(only(roundOfAthlete(1, 'completed')).moves.has('disqualify')).toBe(true)
  expect(only(roundOfAthlete(1, 'scoring', heldByJudge)).moves.has('injure')).toBe(false)
  expect(only(roundOfAthlete(1, 'published')).moves.has('injure')).toBe(false)
})

test('the queue has the rounds of the current phase by what they wait for, each in run order', () => {
  const queue = queueOf([
    roundOfAthlete(1, 'published'),
    roundOfAthlete(5, 'pending', { phase: 2 }),
    roundOfAthlete(4, 'recorded', { phase: 2 }),
    roundOfAthlete(3, 'scoring', { phase: 2, judge: personNamed(otherJudge.id, 'Kenji') }),
    roundOfAthlete(1, 'review', { phase: 2, ...heldByJudge }),
    roundOfAthlete(2, 'completed', { phase: 2 }),
  ])
  const ids = (group: keyof typeof queue) => queue[group].map(({ round }) => round.id)
  expect(ids('all')).toEqual([201, 202, 203, 204, 205])
  expect(ids('mine')).toEqual([201])
  expect(ids('judged')).toEqual([202])
  expect(ids('atWork')).toEqual([203])
  expect(ids('recorded')).toEqual([204])
  expect(ids('toCome')).toEqual([205])
})

test('a finished competition allows no moves', () => {
  const status_id = competitionStatusCodes.finished
  const view = competitionViewFor(
    startedCompetition({ rounds: [roundOfAthlete(1, 'completed')], status_id }),
    judge,
  )
  expect(judgesQueue(view).judged[0]?.moves.size).toBe(0)
})

test('a round with an unknown status allows no moves, not even to its judge', () => {
  for (const person of [judge, organizer]) {
    const { toCome, atWork } = queueOf(
      [{ ...roundOfAthlete(1, 'scoring', heldByJudge), status_id: 99 }],
      person,
    )
    expect(toCome).toMatchObject([
      { round: { status: 'unknown' }, main: null, isMine: false, isOpenable: false },
    ])
    expect(toCome[0]?.moves.size).toBe(0)
    expect(atWork).toEqual([])
  }
})
