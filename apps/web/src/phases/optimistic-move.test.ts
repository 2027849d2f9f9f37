import { readRound } from '@trickline/contract/read-rows'
import { roundMoves, type RoundVerb } from '@trickline/competition/round-moves'
import type { RoundStatus } from '@trickline/competition/model'
import { roundStatusOf } from '@trickline/contract/status-codes'
import { expect, test } from 'vitest'
import { withMove } from './optimistic-move.ts'
import { personNamed, roundOfAthlete } from '@trickline/views/phases/test-competition.ts'

const lucia = personNamed(2, 'Lucía')
const now = Date.parse('2026-05-01T10:00:00Z')
const afterMove = (from: RoundStatus, verb: RoundVerb, fields = {}) => {
  const move = roundMoves.find((each) => each.verb === verb)
  if (!move) throw new Error(`there is no ${verb}`)
  return withMove(readRound(roundOfAthlete(1, from, fields)), move, lucia, now)
}

test('a recording starts its clock now', () => {
  const row = afterMove('pending', 'start-recording')
  expect(roundStatusOf(row.status_id)).toBe('recording')
  expect(row.recordingStartAt).toBe(Date.parse('2026-05-01T10:00:00Z'))
})

test('a claimed round has its judge, a released one has none', () => {
  expect(afterMove('recorded', 'claim').judge).toBe(lucia)
  expect(afterMove('scoring', 'cancel-scoring', { judge: lucia }).judge).toBeNull()
})

test('a disqualified round scores 0', () => {
  expect(afterMove('completed', 'disqualify', { total_score: 48.36 })).toMatchObject({
    total_score: 0,
    disqualified_at: '2026-05-01T10:00:00.000Z',
    injured_at: null,
  })
})

test('a round that is set back is not stopped, and its score is unknown', () => {
  const fields = { injured_at: '2026-05-01T09:00:00.000Z', total_score: 0 }
  expect(afterMove('injured', 'set-back', fields)).toMatchObject({ injuredAt: null, totalScore: null })
})

test('the version is unchanged, so that the row of the server wins', () => {
  expect(afterMove('pending', 'start-recording', { version: 7 }).version).toBe(7)
})
