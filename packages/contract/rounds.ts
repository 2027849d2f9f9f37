/** Rounds in the API, and the calls that read and save them (calls §9). */
import * as z from 'zod/mini'
import { call } from './call.ts'
import * as calls from './calls/rounds.ts'
import { fraction, total } from './decimals.ts'
import {
  after,
  emptyAsNull,
  id,
  idAndName,
  idOrList,
  idParams,
  numberFromText,
  optionalFlag,
  optionalInstant,
  optionalInt,
  optionalNote,
  optionalText,
  successReply,
} from './fields.ts'
import { personShort } from './people.ts'
import { tricksInput, validatedRow } from './validated-tricks.ts'
import { videoLink } from './video.ts'

/** The parts of a total (scoring §1). */
const scoreParts = z.object({
  score: fraction,
  style_percent: z.int(),
  variety_points: z.int(),
  unique_tricks: z.int(),
})

/** A round in tables, lists and live events. Scores are null where the viewer may not see them. */
export const roundRow = z.object({
  id: z.int(),
  competition_id: z.nullable(z.int()),
  user_id: z.int(),
  user: personShort,
  judge: z.nullable(personShort),
  round_number: z.int(),
  round_size_id: z.nullable(z.int()),
  round_size: z.nullable(idAndName),
  /** A key of the phase names, e.g. `quarterFinal`; for training the athlete's name for the round. */
  round_name: z.nullable(z.string()),
  rule_id: z.int(),
  rule: idAndName,
  run_order: z.int(),
  status_id: z.int(),
  status: idAndName,
  total_score: z.nullable(total),
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
  negative_feedback_count: z.nullable(z.int()),
  /** How many tricks marked as incorrect a judge has changed since the last review ended. */
  answered_feedback_count: z.nullable(z.int()),
  video_link: z.nullable(z.string()),
  /** Rises with every change. */
  version: z.int(),
  /** For officials of a round with two judges: how many ballots are handed in or being entered. */
  ballots: z.optional(
    z.object({ needed: z.int(), given: z.int(), held: z.int(), own: z.enum(['none', 'held', 'given']) }),
  ),
  /** Who has to decide where the two ballots differ. */
  waits: z.optional(z.nullable(z.enum(['head', 'judges']))),
})

export type RoundRow = z.output<typeof roundRow>

/** A round for visitors: also how many tricks a published one has, and when a coming one is expected to start. */
export const liveRound = z.extend(roundRow, {
  score_parts: z.nullable(z.extend(scoreParts, { tricks_count: z.int() })),
  about: optionalInstant,
})

/** Sent with the refusal of `get_round` to a viewer who may see the competition, but not yet this round's tricks. */
export const unseenRound = z.object({
  round: roundRow,
  competition: z.object({ id: z.int(), name: z.string() }),
})

/** Sent totals are ignored: the server computes its own (scoring §1). */
const ignored = z.optional(after(() => undefined, z.undefined()))
const ignoredTotals = { totalScorePrint: ignored, countUniqueTrick: ignored, totalScore: ignored }

/** The ids are those of the rulebook in `@trickline/scoring`, checked where a round is scored. */
const modeProgram = after(numberFromText, z.int('unknown-rule'))

/** What the save did, in a round with two judges. */
const savedRound = z.object({
  success: z.boolean(),
  round: roundRow,
  ballot: z.optional(z.object({ id: z.int(), total, at: z.string() })),
  waits: z.optional(z.nullable(z.enum(['head', 'judges']))),
})

export const storeRound = call({
  ...calls.storeRound,
  access: 'signed-in',
  scopes: ['judge'],
  body: z.object({
    modeProgram,
    competitionDetails: z.optional(
      after(
        (value) => (typeof value === 'object' && value !== null && 'id' in value ? value.id : value),
        emptyAsNull(id),
      ),
    ),
    athleteId: z.optional(optionalInt),
    validatedTricks: tricksInput,
    ...ignoredTotals,
    round_name: z.optional(optionalText(100)),
    videoUrl: z.optional(emptyAsNull(videoLink)),
  }),
  reply: savedRound,
  summary: "Creates a training round; with a competition, scores the athlete's round of the current phase.",
})

export const updateRound = call({
  ...calls.updateRound,
  access: 'signed-in',
  scopes: ['judge'],
  body: z.object({
    modeProgram,
    validatedTricks: tricksInput,
    ...ignoredTotals,
    roundId: id,
    videoUrl: z.optional(emptyAsNull(videoLink)),
    round_name: z.optional(optionalText(100)),
    /** Competition rounds: true when scoring, false when editing. */
    isNew: z.optional(optionalFlag),
    athlete_feedback: z.optional(optionalNote(2000)),
    /** The version that was edited; answers 409 `wrong-state` with the current round if another is stored. */
    version: z.optional(optionalInt),
  }),
  reply: savedRound,
  summary: 'Saves the tricks of a round: scoring, editing, or a training round.',
})

export const getRound = call({
  ...calls.getRound,
  access: 'signed-in',
  params: idParams,
  reply: z.object({
    validatedTricks: z.array(validatedRow),
    round: z.extend(roundRow, {
      /** The reader's own comment, or the other person's if there is none. */
      athlete_feedback: z.nullable(z.string()),
      judge_comment: z.nullable(z.string()),
      athlete_comment: z.nullable(z.string()),
      competition: z.nullable(
        z.extend(idAndName, { organizer_id: z.int(), inquiries_until: optionalInstant }),
      ),
    }),
    round_name: z.nullable(z.string()),
  }),
  summary: 'A round with its tricks; 403 for those who may not see them.',
})

export const roundsBatch = call({
  ...calls.roundsBatch,
  access: 'signed-in',
  /** `ids=1,2,3`, `ids=1&ids=2` or `ids[]=1&ids[]=2`. */
  query: z.pipe(
    z.transform((query: { ids: string; 'ids[]'?: string }): { ids: unknown } => ({
      ids: query.ids ?? query['ids[]'],
    })),
    z.object({
      ids: after((value) => (typeof value === 'string' ? value.split(',') : value), idOrList),
    }),
  ),
  reply: z.object({ rounds: z.array(roundRow) }),
  summary: 'Several rounds at once; those one may not know of are left out.',
})

export const deleteRound = call({
  ...calls.deleteRound,
  access: 'signed-in',
  scopes: ['judge'],
  params: idParams,
  reply: successReply,
  summary: "Deletes one's own training round; the round of a phase answers 409.",
})
