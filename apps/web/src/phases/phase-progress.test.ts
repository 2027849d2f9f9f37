import type { RoundRow } from '@trickline/contract/rounds'
import { expect, test } from 'vitest'
import { competitionViewFor, currentRounds } from '@trickline/views/phases/competition-view.ts'
import { phaseProgress } from './phase-progress.ts'
import { organizer, roundOfAthlete, startedCompetition } from '@trickline/views/phases/test-competition.ts'

const progressOf = (...rounds: RoundRow[]) => {
  const { toJudge, ...progress } = phaseProgress(
    currentRounds(competitionViewFor(startedCompetition({ rounds }), organizer)),
  )
  return { ...progress, toJudge: toJudge.map(({ id }) => id) }
}
const completed = roundOfAthlete(1, 'completed', { completed_at: '2026-05-01T10:00:00Z' })

test('a phase waits for every round that is not judged', () => {
  expect(progressOf(completed, roundOfAthlete(2, 'recorded'), roundOfAthlete(3, 'review'))).toEqual({
    publishable: false,
    advanceable: false,
    toJudge: [102, 103],
    countdownEnd: null,
  })
})

test('a phase can be published once all rounds are judged, and left once all are published', () => {
  expect(progressOf(completed, roundOfAthlete(2, 'injured'))).toEqual({
    publishable: true,
    advanceable: false,
    toJudge: [],
    countdownEnd: Date.parse('2026-05-01T10:05:00Z'),
  })
  expect(progressOf(roundOfAthlete(1, 'published'))).toMatchObject({ publishable: false, advanceable: true })
})

test('with a round of unknown status a phase can be neither published nor left', () => {
  const unknown = roundOfAthlete(2, 'completed', { status_id: 99 })
  const neither = { publishable: false, advanceable: false, toJudge: [102], countdownEnd: null }
  expect(progressOf(completed, unknown)).toEqual(neither)
  expect(progressOf(roundOfAthlete(1, 'published'), unknown)).toEqual(neither)
})
