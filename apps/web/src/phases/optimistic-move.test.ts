import { readRound } from '@trickline/contract/read-rows'
import { roundMoves, type RoundVerb } from '@trickline/competition/round-moves'
import type { RoundStatus } from '@trickline/competition/model'
import { roundStatusOf } from '@trickline/contract/status-codes'
import { expect, test } from 'vitest'
import { withMove } from './optimistic-move.ts'
import { roundOfAthlete, personNamed } from '@trickline/views/phases/test-competition.ts'

const lucia = personNamed(2, 'Lucía')
const now = Date.parse('2026-05-01T10:00:00Z')
const ahead = (from: RoundStatus, verb: RoundVerb, about = {}) => {
  const move = roundMoves.find((each) => each.verb === verb)
  if (!move) throw new Error(`there is no ${verb}`)
  return withMove(readRound(roundOfAthlete(1, from, about)), move, lucia, now)
}

test('recording begins with its clock running from now', () => {
  const row = ahead('pending', 'start-recording')
  expect(roundStatusOf(row.status_id)).toBe('recording')
  expect(row.recordingStartAt).toBe(Date.parse('2026-05-01T10:00:00Z'))
})

test('a claimed round is held by who claimed it, a released one by nobody', () => {
  expect(ahead('recorded', 'claim').judge).toBe(lucia)
  expect(ahead('scoring', 'cancel-scoring', { judge: lucia }).judge).toBeNull()
})

test('a disqualified round counts 0', () => {
  expect(ahead('completed', 'disqualify', { total_score: 48.36 })).toMatchObject({
    total_score: 0,
    disqualified_at: '2026-05-01T10:00:00.000Z',
    injured_at: null,
  })
})

test('what is set back is not stopped any more, and its score is not guessed', () => {
  const about = { injured_at: '2026-05-01T09:00:00.000Z', total_score: 0 }
  expect(ahead('injured', 'set-back', about)).toMatchObject({ injuredAt: null, totalScore: null })
})

test('the version stays, so that what the server says wins', () => {
  expect(ahead('pending', 'start-recording', { version: 7 }).version).toBe(7)
})
