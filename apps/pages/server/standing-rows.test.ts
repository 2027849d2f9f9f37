import { competitionViewFor } from '@trickline/views/phases/competition-view.ts'
import { roundOfAthlete, startedCompetition } from '@trickline/views/phases/test-competition.ts'
import { expect, test } from 'vitest'
import { standingsOf } from './standing-rows.ts'

test('a visitor reads what decided between equal totals', () => {
  const qualifying = [7, 5, 9].map((total_score, index) =>
    roundOfAthlete(index + 1, 'published', { total_score }),
  )
  const final = [30, 12, 12].map((total_score, index) =>
    roundOfAthlete(index + 1, 'published', { phase: 2, round_size_id: 1, total_score }),
  )
  const rounds = [...qualifying, ...final]
  const view = competitionViewFor(startedCompetition({ stages: [1], athletes: 3, rounds }), null)
  const [, phase] = view.phases
  if (!phase) throw new Error('a competition has a final')
  expect(standingsOf(view, phase).rows.map(({ round, tie }) => [round.userId, tie])).toEqual([
    [11, null],
    [13, 'qualifying'],
    [12, 'qualifying'],
  ])
})
