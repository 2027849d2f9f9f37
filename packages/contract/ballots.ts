/** The two judges' ballots of a round, and how they become one list (calls §9, statuses-and-moves §15). */
import * as z from 'zod/mini'
import { call } from './call.ts'
import * as calls from './calls/ballots.ts'
import { fraction, total } from './decimals.ts'
import { after, idParams, listOf, note, numberFromText, optionalFlag } from './fields.ts'
import { personShort } from './people.ts'
import { roundRow } from './rounds.ts'
import { mostTricks, rowInput, validatedRow } from './validated-tricks.ts'

const ballot = z.object({
  id: z.int(),
  /** null: the account was deleted. */
  judge: z.nullable(personShort),
  validatedTricks: z.array(validatedRow),
  total,
  comment: z.nullable(z.string()),
  at: z.string(),
})

/** A place where the ballots differ: `a` reads the first ballot, `b` the second. */
const difference = z.object({
  /** Identifies the difference in `choices`. */
  at: z.int(),
  /** A single trick, or several joined as a combo; empty: the judge saw none. */
  a: z.array(validatedRow),
  b: z.array(validatedRow),
  /** Whether the first trick belongs to the combo of the trick before. */
  joined: z.object({ a: z.boolean(), b: z.boolean() }),
  /** What each reading earns in its list, and how much the other reading changes the total at most. */
  points: z.object({ a: fraction, b: fraction, at_stake: total }),
  video_second: z.nullable(fraction),
})
export type BallotDifference = z.output<typeof difference>

const choice = z.object({
  at: after(
    numberFromText,
    z.int('not-a-number').check(z.minimum(0, 'not-a-number'), z.maximum(2 * mostTricks, 'too-large')),
  ),
  /** Reading `a` or `b`, or what neither judge read: one row, several, or none if no trick was performed. */
  take: z.union([z.enum(['a', 'b']), rowInput, listOf(rowInput, { most: 50 })], 'required'),
  /** Whether the first of these rows belongs to the combo of the trick before. Absent: as it was read. */
  joined: z.optional(optionalFlag),
})
export type BallotChoice = z.output<typeof choice>

const sentTrick = z.object({
  id: z.int(),
  grab: z.optional(z.nullable(z.int())),
  variation: z.optional(z.int()),
  dub: z.optional(z.int()),
})
const sentRow = z.union([z.object({ body: z.array(sentTrick) }), sentTrick])
const sentChoice = z.object({
  at: z.int(),
  take: z.union([z.enum(['a', 'b']), sentRow, z.array(sentRow)]),
  joined: z.optional(z.nullable(z.boolean())),
})
export type SentChoice = z.output<typeof sentChoice>

const decision = z.object({ user: z.nullable(personShort), at: z.string() })

export const getBallots = call({
  ...calls.getBallots,
  access: 'signed-in',
  params: idParams,
  reply: z.object({
    needed: z.int(),
    handed_in: z.int(),
    waits: z.nullable(z.enum(['head', 'judges'])),
    /** A judge sees only their own ballot until all are handed in. */
    ballots: z.array(ballot),
    differences: z.array(difference),
    /** Without a head judge: what one of the two judges proposes. */
    proposal: z.nullable(
      z.extend(decision, {
        choices: z.array(sentChoice),
      }),
    ),
    /** null: both ballots agreed, or nothing is decided yet. */
    resolved_by: z.nullable(personShort),
    one_is_enough: z.nullable(z.extend(decision, { reason: z.string() })),
  }),
  summary:
    'What two judges handed in of a round, and where they differ; of a judge the own one until both are in.',
})

export const resolveRound = call({
  ...calls.resolveRound,
  access: 'signed-in',
  scopes: ['judge'],
  params: idParams,
  body: z.object({
    /** One per difference; a judge who confirms may leave them out. */
    choices: z.optional(listOf(choice, { most: 2 * mostTricks })),
    /** Without a head judge: accepts what the other judge proposed. */
    confirm: z.optional(optionalFlag),
  }),
  reply: z.object({ success: z.boolean(), round: roundRow }),
  summary:
    'The head decides what two judges read differently; without one a judge proposes, the other confirms.',
})

export const oneIsEnough = call({
  ...calls.oneIsEnough,
  access: 'signed-in',
  scopes: ['organize'],
  params: idParams,
  body: z.object({ reason: note(1000) }),
  reply: z.object({ success: z.boolean(), round: roundRow }),
  summary: 'The owner lets one judge be enough for a round, with the reason.',
})
