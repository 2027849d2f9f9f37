import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { loadMessages } from '@trickline/ui/messages.ts'
import { competitionViewFor } from '@trickline/views/phases/competition-view.ts'
import { RoundReview } from './round-review.tsx'
import { judge, roundOfAthlete, startedCompetition } from '@trickline/views/phases/test-competition.ts'

beforeAll(() => loadMessages('phases'))

function textOf(...args: Parameters<typeof roundOfAthlete>): string {
  const [round] = competitionViewFor(startedCompetition({ rounds: [roundOfAthlete(...args)] }), judge).rounds
  if (!round) throw new Error('there is no round')
  return renderToStaticMarkup(<RoundReview round={round} />).replaceAll(/<[^>]*>/g, '')
}

test('a judged round shows whether its athlete validated it and how many tricks are called incorrect', () => {
  expect(textOf(1, 'recorded')).toBe('')
  expect(textOf(1, 'completed', { negative_feedback_count: 0 })).toBe('Awaits the athlete')
  expect(textOf(1, 'completed', { negative_feedback_count: 2 })).toBe(
    'Awaits the athlete2 tricks called incorrect',
  )
  const validated = { validated_at: '2026-05-01T10:00:00Z', negative_feedback_count: 1 }
  expect(textOf(1, 'completed', validated)).toBe('Validated1 trick called incorrect')
  expect(textOf(1, 'review', { negative_feedback_count: 2 })).toBe('2 tricks called incorrect')
})

test('a judged round shows how many incorrect tricks a judge has answered', () => {
  const answered = { negative_feedback_count: 1, answered_feedback_count: 1 }
  expect(textOf(1, 'completed', answered)).toBe('Awaits the athlete1 trick called incorrectanswered 1 of 2')
  const all = { negative_feedback_count: 0, answered_feedback_count: 2 }
  expect(textOf(1, 'completed', all)).toBe('Awaits the athleteanswered 2 of 2')
})
