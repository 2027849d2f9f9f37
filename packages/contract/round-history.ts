/**
 * The history of a round: who saved, moved or edited it, when, and its state before and after (calls §9, statuses-and-moves
 * §13).
 */
import * as z from 'zod/mini'
import { call } from './call.ts'
import * as calls from './calls/round-history.ts'
import { idParams } from './fields.ts'
import { personShort } from './people.ts'
import { roundRow } from './rounds.ts'
import { validatedRow } from './validated-tricks.ts'

const roundActions = [
  'start-recording',
  'stop-recording',
  'claim',
  'save-score',
  'cancel-scoring',
  'reopen',
  'save-edit',
  'cancel-edit',
  'disqualify',
  'injure',
  'set-back',
  /** The judge lost the role or the account. */
  'release',
  'review',
  'finish-review',
  'publish',
  'advance',
  'undo-advance',
  /** Only rounds with two judges have the next ones (statuses-and-moves §15). */
  'hand-in',
  'propose',
  'resolve',
  'one-is-enough',
  'create',
  'edit',
] as const
export type RoundAction = (typeof roundActions)[number]

const feedback = z.object({
  validated_trick_id: z.int(),
  name: z.string(),
  athlete_feedback: z.nullable(z.int()),
  athlete_comment: z.nullable(z.string()),
})

/** Status, total and the fields that changed; null where the viewer may not see them yet; {} before the round was created. */
const roundState = z.partial(
  z.extend(
    z.pick(roundRow, {
      status_id: true,
      status: true,
      total_score: true,
      score_parts: true,
      judge: true,
      validated_at: true,
      injured_at: true,
      disqualified_at: true,
      publish_at: true,
      recording_start_at: true,
      recording_end_at: true,
      completed_at: true,
      is_vs_winner: true,
      negative_feedback_count: true,
      video_link: true,
      round_name: true,
    }),
    {
      judge_comment: z.nullable(z.string()),
      athlete_comment: z.nullable(z.string()),
      /** All tricks, if the save changed any. */
      validatedTricks: z.nullable(z.array(validatedRow)),
      feedback: z.nullable(z.array(feedback)),
    },
  ),
)
export type RoundState = z.output<typeof roundState>

const roundChange = z.object({
  at: z.string(),
  /** null: no signed-in person. */
  user: z.nullable(personShort),
  action: z.enum(roundActions),
  before: roundState,
  after: roundState,
})
export type RoundChange = z.output<typeof roundChange>

export const roundHistory = call({
  ...calls.roundHistory,
  access: 'signed-in',
  params: idParams,
  reply: z.object({ history: z.array(roundChange) }),
  summary:
    'What became of a round, newest first: for its owner, admins and its judge; of training, its athlete.',
})
