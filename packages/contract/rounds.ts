/** Rounds and the tricks in them: scoring, review, training (doc 3 §3, §7; readings §2, §6). */
import * as z from 'zod/mini'
import type { Feedback } from '@trickline/competition/review'
import { call } from './call.ts'
import {
  after,
  id,
  idOrList,
  idParams,
  link,
  named,
  numberFromText,
  optionalFlag,
  optionalInstant,
  optionalInt,
  optionalText,
  orNull,
  success,
} from './fields.ts'
import { personShort } from './people.ts'

/** A trick as it was performed, on the wire. `id` is the trick's; `validated_trick_id` the row's. */
export const performedTrick = z.object({
  id: z.int(),
  validated_trick_id: z.int(),
  name: z.string(),
  short_name: z.string(),
  /** Category id (1 to 11), type id (1 ends on the feet), level id (1 to 4). */
  category: z.int(),
  type: z.int(),
  level: z.int(),
  creator: z.nullable(z.string()),
  grab: z.nullable(z.int()),
  variation: z.int(),
  dub: z.int(),
  value: z.number(),
  /** The points it got in this round; null for those who may not see scores yet. */
  score: z.nullable(z.number()),
  athlete_feedback: z.nullable(z.int()),
  athlete_comment: z.nullable(z.string()),
  combo_id: z.nullable(z.int()),
  /** The second of the video at which the judge entered it. */
  video_second: z.nullable(z.number()),
})

export const performedCombo = z.object({
  header: z.object({
    combo_id: z.int(),
    total_tricks_combo: z.int(),
    /** The raw sum of the tricks' values (readings §2.8). */
    total_score: z.number(),
  }),
  body: z.array(performedTrick),
})

/** Singles and combos mixed, in the order performed. */
export const performedRow = z.union([performedCombo, performedTrick])

export type PerformedTrickRow = z.output<typeof performedTrick>
export type PerformedComboRow = z.output<typeof performedCombo>
export type PerformedRow = z.output<typeof performedRow>

/** The total of a round and what it is made of (readings §2). */
export const scoreParts = z.object({
  score: z.number(),
  style_percent: z.int(),
  variety_points: z.int(),
  unique_tricks: z.int(),
})

/** A round as in tables, lists and live events. Scores are null for those who may not see them. */
export const roundRow = z.object({
  id: z.int(),
  competition_id: z.nullable(z.int()),
  user_id: z.int(),
  user: personShort,
  judge: z.nullable(personShort),
  round_number: z.int(),
  round_size_id: z.nullable(z.int()),
  round_size: z.nullable(named),
  /** A key of the phase names, e.g. `quarterFinal`; a training round's own name. */
  round_name: z.nullable(z.string()),
  rule_id: z.int(),
  rule: named,
  run_order: z.int(),
  status_id: z.int(),
  status: named,
  total_score: z.nullable(z.number()),
  score_parts: z.nullable(scoreParts),
  validated_at: optionalInstant,
  injured_at: optionalInstant,
  disqualified_at: optionalInstant,
  publish_at: optionalInstant,
  recording_start_at: optionalInstant,
  recording_end_at: optionalInstant,
  completed_at: optionalInstant,
  is_vs_winner: z.nullable(z.boolean()),
  vs_group: z.nullable(z.string()),
  vs_match_number: z.nullable(z.int()),
  /** Null for those who may not see the review. */
  negative_feedback_count: z.nullable(z.int()),
  video_link: z.nullable(z.string()),
  /** Rises with every change. */
  version: z.int(),
})

export type RoundRow = z.output<typeof roundRow>

/** A card of the training list: one's own training and competition rounds. */
export const trainingRound = z.extend(roundRow, { competition: z.nullable(named) })

const grab = after(
  (value) => (value === 0 || value === '0' ? null : value),
  orNull(
    after(
      numberFromText,
      z.int('unknown-grab').check(z.minimum(1, 'unknown-grab'), z.maximum(33, 'unknown-grab')),
    ),
  ),
)
const smallNumber = (largest: number, code: string) =>
  after(
    (value) => (value === null || value === undefined || value === '' ? 0 : numberFromText(value)),
    z.int(code).check(z.minimum(0, code), z.maximum(largest, code)),
  )

/** What a client may say of a performed trick; value, points and names are the server's. */
export const givenTrick = z.object({
  id,
  validated_trick_id: z.optional(optionalInt),
  grab: z.optional(grab),
  variation: z.optional(smallNumber(2, 'unknown-variation')),
  dub: z.optional(smallNumber(3, 'unknown-dub')),
  video_second: z.optional(orNull(z.number('not-a-number').check(z.minimum(0, 'not-a-number')))),
})

export const givenCombo = z.object({
  header: z.optional(z.nullable(z.object({ combo_id: z.optional(optionalInt) }))),
  body: z.array(givenTrick).check(z.minLength(1, 'empty-combo'), z.maxLength(200, 'too-many')),
})

/** Combos and all. A long round has some fifty; each becomes a row, and every reader of the round gets them all. */
const MOST_TRICKS = 1000

export const givenTricks = z.array(z.union([givenCombo, givenTrick]), 'required').check(
  z.minLength(1, 'no-tricks'),
  z.maxLength(300, 'too-many'),
  z.refine((rows) => countTricks(rows) <= MOST_TRICKS, 'too-many'),
)

function countTricks(rows: readonly GivenRow[]): number {
  return rows.reduce((count, row) => count + ('body' in row ? row.body.length : 1), 0)
}

export type GivenTrick = z.output<typeof givenTrick>
export type GivenCombo = z.output<typeof givenCombo>
export type GivenRow = GivenTrick | GivenCombo

/** Totals a client sends, whatever they are, end here: the server computes its own (readings §2). */
const ignored = z.optional(after(() => undefined, z.undefined()))
const ignoredTotals = { totalScorePrint: ignored, countUniqueTrick: ignored, totalScore: ignored }

const modeProgram = after(
  numberFromText,
  z.int('unknown-rule').check(z.minimum(1, 'unknown-rule'), z.maximum(4, 'unknown-rule')),
)

/** The link of a round's video, to whatever site; people type it without the https:// too. */
export const videoLink = after((value) => {
  const isBare = typeof value === 'string' && /^\s*[\w-]+(\.[\w-]+)+([/?#]|\s*$)/.test(value)
  return isBare ? `https://${value.trim()}` : value
}, link())

export const storeRound = call({
  method: 'POST',
  path: '/store',
  access: 'signed-in',
  body: z.object({
    modeProgram,
    /** The competition's id; null or absent: a training round. */
    competitionDetails: z.optional(
      after(
        (value) => (typeof value === 'object' && value !== null && 'id' in value ? value.id : value),
        orNull(id),
      ),
    ),
    athleteId: z.optional(optionalInt),
    validatedTricks: givenTricks,
    ...ignoredTotals,
    round_name: z.optional(optionalText(100)),
    videoUrl: z.optional(orNull(videoLink)),
  }),
  reply: z.object({ success: z.boolean(), round: roundRow }),
  summary: "Creates a training round; with a competition, scores the athlete's round of the current phase.",
})

export const updateRound = call({
  method: 'POST',
  path: '/update_round',
  access: 'signed-in',
  body: z.object({
    modeProgram,
    validatedTricks: givenTricks,
    ...ignoredTotals,
    roundId: id,
    videoUrl: z.optional(orNull(videoLink)),
    round_name: z.optional(optionalText(100)),
    /** Competition rounds: true when scoring, false when editing. */
    isNew: z.optional(optionalFlag),
    athlete_feedback: z.optional(optionalText(2000)),
    /** The version the screen started from; another one on the server answers 409 `wrong-state` with the present round. */
    version: z.optional(optionalInt),
  }),
  reply: z.object({ success: z.boolean(), round: roundRow }),
  summary: 'Saves the tricks of a round: scoring, editing, or a training round.',
})

export const getRound = call({
  method: 'GET',
  path: '/get_round/:id',
  access: 'signed-in',
  params: idParams,
  reply: z.object({
    validatedTricks: z.array(performedRow),
    round: z.extend(roundRow, { athlete_feedback: z.nullable(z.string()), competition: z.nullable(named) }),
    round_name: z.nullable(z.string()),
  }),
  summary: 'A round with its tricks; 403 for those who may not see them.',
})

export const roundsBatch = call({
  method: 'GET',
  path: '/rounds/batch',
  access: 'signed-in',
  /** `ids=1,2,3`, `ids=1&ids=2` or `ids[]=1&ids[]=2`. */
  query: z.pipe(
    z.transform((query: Record<string, unknown>) => ({ ids: query['ids'] ?? query['ids[]'] })),
    z.object({
      ids: after((value) => (typeof value === 'string' ? value.split(',') : value), idOrList),
    }),
  ) as unknown as z.ZodMiniType<{ ids: number[] }, { ids: string }>,
  reply: z.object({ rounds: z.array(roundRow) }),
  summary: 'Several rounds at once; those one may not know of are left out.',
})

export const deleteRound = call({
  method: 'DELETE',
  path: '/delete_round/:id',
  access: 'signed-in',
  params: idParams,
  reply: success,
  summary: "Deletes one's own training round; the round of a phase answers 409.",
})

export const reviewTricks = call({
  method: 'POST',
  path: '/validated_tricks/review',
  access: 'signed-in',
  body: z.object({
    reviewedTricks: z.array(
      z.object({
        /** The `validated_trick_id` of the row under review (readings §6). */
        trick_id: id,
        feedback: orNull(
          after(
            numberFromText,
            z
              .int('unknown-feedback')
              .check(z.minimum(1, 'unknown-feedback'), z.maximum(2, 'unknown-feedback')),
          ),
        ),
        comment: z.optional(optionalText(1000)),
      }),
    ),
    round_feedback: z.object({ round_id: id, comment: z.optional(optionalText(2000)) }),
    /** True ends the review with it: both or neither. */
    finish: z.optional(optionalFlag),
    /** The version of the round that was reviewed; as with `update_round`. */
    version: z.optional(optionalInt),
  }),
  reply: success,
  summary: "The athlete's feedback on each trick and on the round.",
})

const finish = {
  path: '/finish_review/:id',
  access: 'signed-in',
  params: idParams,
  reply: success,
  summary: 'The athlete ends the review; the round is validated.',
} as const
export const finishReview = call({ method: 'GET', ...finish })
export const finishReviewPost = call({ method: 'POST', ...finish })

export const trainingList = call({
  method: 'GET',
  path: '/training/list',
  access: 'signed-in',
  reply: z.array(trainingRound),
  summary: "One's own rounds: training, and those of competitions.",
})
export type TrainingRound = z.output<typeof trainingRound>

/** The numbers of `athlete_feedback` (doc 3 §2.2); everything else says words. */
export const feedbackCodes = { confirmed: 1, incorrect: 2 } as const satisfies Record<Feedback, number>

export function feedbackOf(code: number | null): Feedback | null {
  if (code === feedbackCodes.confirmed) return 'confirmed'
  return code === feedbackCodes.incorrect ? 'incorrect' : null
}

/** The catalogue's `type` of a trick that ends on the feet (doc 3 §3). */
export const ENDS_ON_FEET = 1
