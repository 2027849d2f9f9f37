/** The ballots of a round that two judge, and how they become one list (calls §9, statuses-and-moves §15). */
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
  /** null: the person is gone. */
  judge: z.nullable(personShort),
  validatedTricks: z.array(validatedRow),
  total,
  comment: z.nullable(z.string()),
  at: z.string(),
})

/** `a` reads the first ballot, `b` the second. */
const difference = z.object({
  /** Names it in `choices`. */
  at: z.int(),
  /** Singles, and several that are joined as a combo; empty: not seen. */
  a: z.array(validatedRow),
  b: z.array(validatedRow),
  /** Whether its first trick is in the combo of the trick before. */
  joined: z.object({ a: z.boolean(), b: z.boolean() }),
  /** What the tricks of a reading earn in its list; by how much the total changes with the other, at most. */
  points: z.object({ a: fraction, b: fraction, at_stake: total }),
  video_second: z.nullable(fraction),
})
export type BallotDifference = z.output<typeof difference>

const choice = z.object({
  at: after(
    numberFromText,
    z.int('not-a-number').check(z.minimum(0, 'not-a-number'), z.maximum(2 * mostTricks, 'too-large')),
  ),
  /** A reading, or what neither read: a row or several, none where nothing was performed. */
  take: z.union([z.enum(['a', 'b']), rowInput, listOf(rowInput, { most: 50 })], 'required'),
  /** Of such rows: the first is in the combo of the trick before. Absent: as it was read. */
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
/** As it was sent. */
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
    /** A judge sees the own one alone until all are in. */
    ballots: z.array(ballot),
    differences: z.array(difference),
    /** Without a head: what one of the two proposes. */
    proposal: z.nullable(
      z.extend(decision, {
        choices: z.array(sentChoice),
      }),
    ),
    /** null: both agreed, or it is not decided. */
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
    /** Of every difference; may be left out by who confirms. */
    choices: z.optional(listOf(choice, { most: 2 * mostTricks })),
    /** Without a head: agrees with what the other proposed. */
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
