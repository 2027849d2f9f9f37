/**
 * The catalogue as admins keep it: what of a trick is versioned, what was changed when and by whom, and what a change would
 * do (calls §17). Beside `tricks.ts`, which a sign-in brings along.
 */
import * as z from 'zod/mini'
import { longestNote } from './admin.ts'
import { call } from './call.ts'
import {
  after,
  id,
  idParams,
  listOf,
  idAndName,
  numberFromText,
  optionalInstant,
  optionalText,
  emptyAsNull,
  text,
} from './fields.ts'
import { personShort } from './people.ts'
import { trickCategories } from './trick-categories.ts'
import { trick } from './tricks.ts'

/** The product's dearest trick is worth 17. */
export const largestValue = 100

/** Where a trick starts and ends, beside the ground. */
export const trickPositions = [
  'ground',
  'feet',
  'butt',
  'chest',
  'back',
  'belly',
  'knee',
  'drop-knee',
  'double-drop-knee',
  'inside-drop-knee',
  'buddha',
  'crook',
  'hands',
  'korean',
  'lady',
  'shoulder',
  'split',
  'spraddle',
] as const

/** The product's own figures that nobody has published: weighed against those of the tricks beside it. */
export const derivedSource = 'derived'

/** All of a trick that is versioned; its video is not. */
const trickState = z.object({
  name: z.string(),
  short_name: z.string(),
  aliases: z.array(z.string()),
  value: z.number(),
  level_id: z.int(),
  categorie_id: z.int(),
  type_id: z.int(),
  creator: z.nullable(z.string()),
  start_position: z.nullable(z.string()),
  end_position: z.nullable(z.string()),
  sources: z.array(z.string()),
  retired_at: optionalInstant,
})
export type TrickState = z.output<typeof trickState>

const trickActions = ['added', 'changed', 'retired', 'restored'] as const
export type TrickAction = (typeof trickActions)[number]

const trickChange = z.object({
  id: z.int(),
  at: z.string(),
  /** By the product's own catalogue, at a start. */
  is_own: z.boolean(),
  /** null: nobody, or somebody who is no more. */
  admin: z.nullable(personShort),
  action: z.enum(trickActions),
  /** null: it was added. */
  before: z.nullable(trickState),
  after: trickState,
  note: z.string(),
})
export type TrickChange = z.output<typeof trickChange>

const adminTrick = z.extend(trick, {
  sources: z.array(z.string()),
  /** Counts the changes. */
  version: z.int(),
})
/** With what only admins need. */
export type AdminTrick = z.output<typeof adminTrick>

const trickDetail = z.object({
  trick: adminTrick,
  /** Newest first. */
  changes: z.array(trickChange),
  /** The oldest published round that has it. */
  first_landed: z.nullable(
    z.object({
      round_id: z.int(),
      at: z.string(),
      user: personShort,
      /** null: training. */
      competition: z.nullable(idAndName),
    }),
  ),
  /** The five published combos that have it most often; ids of tricks, in the order performed. */
  combos: z.array(z.object({ trick_ids: z.array(z.int()), times: z.int() })),
})
export type TrickDetail = z.output<typeof trickDetail>

export const getTrick = call({
  method: 'GET',
  path: '/tricks/:id',
  access: 'signed-in',
  params: idParams,
  reply: trickDetail,
  summary: 'A trick with its sources, its history, who landed it first and the combos that have it.',
})

/* What an admin sends */

/** A list, or text of one on each line. */
const lines = (longest: number) =>
  after(
    (given) => {
      const list: unknown = typeof given === 'string' ? given.split('\n') : (given ?? [])
      if (!Array.isArray(list)) return list
      const trimmed = list.map((each: unknown) => (typeof each === 'string' ? each.trim() : each))
      return [...new Set(trimmed)].filter((each) => each !== '')
    },
    listOf(z.string('not-text'), { most: 20, error: 'not-text' }).check(
      z.refine((list) => list.every((each) => each.length <= longest), 'too-long'),
      z.refine((list) => list.every((each) => !/[\p{Cc}\p{Surrogate}]/u.test(each)), 'not-text'),
    ),
  )

const oneOf = (ids: readonly number[]) =>
  after(numberFromText, z.int('not-offered').check(z.refine((given) => ids.includes(given), 'not-offered')))

const value = after(
  (given) => {
    if (typeof given !== 'string' || !/^\s*-?\d+([.,]\d+)?\s*$/.test(given))
      return given === '' ? null : given
    return Number(given.replace(',', '.'))
  },
  z.number('not-an-amount').check(
    z.minimum(0, 'too-small'),
    z.maximum(largestValue, 'too-large'),
    // as it is shown, and as combos add it up
    z.refine((given) => Math.abs(given * 100 - Math.round(given * 100)) < 1e-6, 'too-precise'),
  ),
)

const trickFields = z.object({
  name: text(100),
  short_name: text(30),
  aliases: lines(100),
  value,
  level_id: oneOf([1, 2, 3, 4]),
  categorie_id: oneOf(trickCategories.map((category) => category.id)),
  type_id: oneOf([1, 2]),
  creator: optionalText(100),
  start_position: emptyAsNull(z.enum(trickPositions, 'not-offered')),
  end_position: emptyAsNull(z.enum(trickPositions, 'not-offered')),
  sources: lines(300),
})
/** What is left out stays as it is. */
const trickChanges = z.partial(trickFields)
export type TrickChanges = z.output<typeof trickChanges>

const note = z.optional(optionalText(longestNote))
/** Which trick, and the version that the admin has seen. */
export const trickVersionBody = z.object({ trick_id: id, version: id, note })

export const addTrickBody = z.extend(trickFields, { note })
/** As a form sends it: nothing is left out. */
export const wholeTrickBody = z.extend(trickFields, trickVersionBody.shape)

const kept = z.object({ trick: adminTrick })

export const addTrick = call({
  method: 'POST',
  path: '/tricks/add',
  access: 'signed-in',
  body: addTrickBody,
  reply: kept,
  summary: 'Admin: adds a trick to the catalogue.',
})

export const changeTrick = call({
  method: 'POST',
  path: '/tricks/change',
  access: 'signed-in',
  body: z.extend(trickChanges, trickVersionBody.shape),
  reply: kept,
  summary: 'Admin: changes a trick for all rounds to come; what is left out stays.',
})

export const retireTrick = call({
  method: 'POST',
  path: '/tricks/retire',
  access: 'signed-in',
  body: trickVersionBody,
  reply: kept,
  summary: 'Admin: a trick is not offered any more; the rounds that have it keep it.',
})

export const restoreTrick = call({
  method: 'POST',
  path: '/tricks/restore',
  access: 'signed-in',
  body: trickVersionBody,
  reply: kept,
  summary: 'Admin: a retired trick is offered again.',
})

/* What a change would do */

const previewedRow = z.object({
  round_id: z.int(),
  user: personShort,
  /** Of this round: others of the phase have it, and it may have another rank. */
  has_trick: z.boolean(),
  total_score: z.nullable(z.number()),
  rank: z.nullable(z.int()),
  /** Of the pair that met; null where nobody meets anybody. */
  wins: z.nullable(z.boolean()),
  would_be_total: z.nullable(z.number()),
  would_be_rank: z.nullable(z.int()),
  would_be_win: z.nullable(z.boolean()),
})

const previewedCompetition = z.object({
  id: z.int(),
  name: z.string(),
  status: idAndName,
  rule: idAndName,
  /** Still to be judged: they count what the trick is worth when they are saved. */
  open_rounds: z.int(),
  /** Judged, and not for this admin to see: they keep what they have, and whether the trick is in them is not told. */
  hidden_rounds: z.int(),
  /** The phases with a judged round that has the trick: as they stand, and as they would with the change. */
  phases: z.array(
    z.object({
      round_number: z.int(),
      /** qualification, qualification1, quarterFinal, final …; `round-N` of one that has no name. */
      name: z.string(),
      standings: z.array(previewedRow),
    }),
  ),
})
export type PreviewedCompetition = z.output<typeof previewedCompetition>

const preview = z.object({
  /** Everywhere, training and what is over included: they keep the value they were saved with. */
  published_rounds: z.int(),
  /** All that are not finished, those under way first. */
  competitions: z.array(previewedCompetition),
})
export type TrickPreview = z.output<typeof preview>

export const previewTrick = call({
  method: 'POST',
  path: '/tricks/preview',
  access: 'signed-in',
  body: z.extend(trickChanges, { trick_id: id }),
  reply: preview,
  summary: 'Admin: what a change of a trick would mean for the open competitions; changes nothing.',
})
