import type { RoundRow } from '@trickline/contract/rounds'
import { expect, test } from 'vitest'
import { competitionAsSeen, currentRounds } from './as-seen.ts'
import { phaseProgress } from './phase-progress.ts'
import { startedCompetition, aRound, organizer } from './test-rows.ts'

const progressOf = (...rounds: RoundRow[]) => {
  const { toJudge, ...progress } = phaseProgress(
    currentRounds(competitionAsSeen(startedCompetition({ rounds }), organizer)),
  )
  return { ...progress, toJudge: toJudge.map(({ id }) => id) }
}
const completed = aRound(1, 'completed', { completed_at: '2026-05-01T10:00:00Z' })

test('a phase waits for each round that is not judged', () => {
  expect(progressOf(completed, aRound(2, 'recorded'), aRound(3, 'review'))).toEqual({
    publishable: false,
    advanceable: false,
    toJudge: [102, 103],
    countdownEnd: null,
  })
})

test('it can be published once every round is judged, and be left once every round is published', () => {
  expect(progressOf(completed, aRound(2, 'injured'))).toEqual({
    publishable: true,
    advanceable: false,
    toJudge: [],
    countdownEnd: Date.parse('2026-05-01T10:05:00Z'),
  })
  expect(progressOf(aRound(1, 'published'))).toMatchObject({ publishable: false, advanceable: true })
})

test('while a round is in a status that is not known it is neither published nor left', () => {
  const unknown = aRound(2, 'completed', { status_id: 99 })
  const neither = { publishable: false, advanceable: false, toJudge: [102], countdownEnd: null }
  expect(progressOf(completed, unknown)).toEqual(neither)
  expect(progressOf(aRound(1, 'published'), unknown)).toEqual(neither)
})
