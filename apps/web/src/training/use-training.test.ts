import type { TrainingRound } from '@trickline/contract/rounds'
import { expect, test } from 'vitest'
import { withSaved } from './use-training.ts'

test('a new round stands first in the list as soon as it is saved', () => {
  const list = withSaved([aRound(1, 5), aRound(2, 6)], aRound(3, 7))
  expect(list.map(({ id }) => id)).toEqual([3, 1, 2])
})

test('an edited round stays in its place with its new total', () => {
  const list = withSaved([aRound(1, 5), aRound(2, 6)], aRound(2, 9))
  expect(list).toMatchObject([
    { id: 1, total_score: 5 },
    { id: 2, total_score: 9, competition: null },
  ])
})

function aRound(id: number, total_score: number): TrainingRound {
  const someone = { id: 7, name: 'Amaia', surname: 'Etxeberria', img_path: null, country: null }
  return {
    id,
    competition_id: null,
    competition: null,
    user_id: 7,
    user: someone,
    judge: null,
    round_number: id,
    round_size_id: null,
    round_size: null,
    round_name: null,
    rule_id: 3,
    rule: { id: 3, name: 'TJS v3.0' },
    run_order: 0,
    status_id: 7,
    status: { id: 7, name: 'completed' },
    total_score,
    score_parts: null,
    validated_at: null,
    injured_at: null,
    disqualified_at: null,
    publish_at: null,
    recording_start_at: null,
    recording_end_at: null,
    completed_at: null,
    is_vs_winner: null,
    vs_group: null,
    vs_match_number: null,
    negative_feedback_count: null,
    video_link: null,
    version: 1,
  }
}
