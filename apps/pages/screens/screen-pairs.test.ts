import { competitionViewFor } from '@trickline/views/phases/competition-view.ts'
import { roundOfAthlete, startedCompetition } from '@trickline/views/phases/test-competition.ts'
import { expect, test } from 'vitest'
import { isBreak, lastResults, pairOfNow, pairsToCome } from './screen-pairs.ts'

type About = Parameters<typeof startedCompetition>[0]

const viewOf = (about: About) =>
  competitionViewFor(startedCompetition({ is_vs: 1, stages: [2, 1], ...about }), null)
const qualifying = [1, 2, 3, 4].map((number) =>
  roundOfAthlete(number, 'published', { total_score: 50 - number }),
)

test('between a published phase and the first round of the next is a break', () => {
  expect(isBreak(viewOf({ rounds: qualifying }))).toBe(true)
  const running = [roundOfAthlete(1, 'recording'), ...qualifying.slice(1)]
  expect(isBreak(viewOf({ rounds: running }))).toBe(false)
  expect(isBreak(viewOf({ rounds: [1, 2, 3, 4].map((number) => roundOfAthlete(number, 'pending')) }))).toBe(
    false,
  )
})

test('without pairs there is neither a pair nor a result', () => {
  const view = viewOf({ is_vs: 0, rounds: qualifying })
  expect([pairOfNow(view), pairsToCome(view), lastResults(view)]).toEqual([null, [], []])
})
