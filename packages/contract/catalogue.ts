/** The trick catalogue for admins: versions, history and preview of a change (calls §17). */
import * as z from 'zod/mini'
import { longestNote } from './admin.ts'
import { call } from './call.ts'
import * as calls from './calls/catalogue.ts'
import { total } from './decimals.ts'
import {
  after,
  emptyAsNull,
  id,
  idAndName,
  idParams,
  listOf,
  numberFromText,
  optionalInstant,
  optionalText,
  text,
} from './fields.ts'
import { personShort } from './people.ts'
import { trickCategories } from './trick-categories.ts'
import { trick } from './tricks.ts'

/** The highest value of the shipped catalogue is 17. */
export const largestValue = 100

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

/** Marks values that were never published but estimated from similar tricks. */
export const derivedSource = 'derived'

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
  /** The version was made by an update of the shipped catalogue when the server started. */
  is_own: z.boolean(),
  /** null: no admin made it, or the admin's account was deleted. */
  admin: z.nullable(personShort),
  action: z.enum(trickActions),
  before: z.nullable(trickState),
  after: trickState,
  note: z.string(),
})
export type TrickChange = z.output<typeof trickChange>

const adminTrick = z.extend(trick, {
  sources: z.array(z.string()),
  version: z.int(),
})
export type AdminTrick = z.output<typeof adminTrick>

const trickDetail = z.object({
  trick: adminTrick,
  changes: z.array(trickChange),
  first_landed: z.nullable(
    z.object({
      round_id: z.int(),
      at: z.string(),
      user: personShort,
      /** null for a training round. */
      competition: z.nullable(idAndName),
    }),
  ),
  /** The five published combos that contain the trick most often; trick ids in the order performed. */
  combos: z.array(z.object({ trick_ids: z.array(z.int()), times: z.int() })),
})
export type TrickDetail = z.output<typeof trickDetail>

export const getTrick = call({
  ...calls.getTrick,
  access: 'signed-in',
  params: idParams,
  reply: trickDetail,
  summary: 'A trick with its sources, its history, who landed it first and the combos that have it.',
})

const lines = (longest: number) =>
  after(
    (input) => {
      const list: unknown = typeof input === 'string' ? input.split('\n') : (input ?? [])
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
  after(numberFromText, z.int('not-offered').check(z.refine((input) => ids.includes(input), 'not-offered')))

const value = after(
  (input) => {
    if (typeof input !== 'string' || !/^\s*-?\d+([.,]\d+)?\s*$/.test(input))
      return input === '' ? null : input
    return Number(input.replace(',', '.'))
  },
  z.number('not-an-amount').check(
    z.minimum(0, 'too-small'),
    z.maximum(largestValue, 'too-large'),
    // allows two decimals
    z.refine((input) => Math.abs(input * 100 - Math.round(input * 100)) < 1e-6, 'too-precise'),
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
const trickChanges = z.partial(trickFields)
export type TrickChanges = z.output<typeof trickChanges>

const note = z.optional(optionalText(longestNote))
export const trickVersionBody = z.object({ trick_id: id, version: id, note })

export const addTrickBody = z.extend(trickFields, { note })
export const wholeTrickBody = z.extend(trickFields, trickVersionBody.shape)

export const trickReply = z.object({ trick: adminTrick })

export const addTrick = call({
  ...calls.addTrick,
  access: 'signed-in',
  body: addTrickBody,
  reply: trickReply,
  summary: 'Admin: adds a trick to the catalogue.',
})

export const changeTrick = call({
  ...calls.changeTrick,
  access: 'signed-in',
  body: z.extend(trickChanges, trickVersionBody.shape),
  reply: trickReply,
  summary: 'Admin: changes a trick for all rounds to come; what is left out stays.',
})

export const retireTrick = call({
  ...calls.retireTrick,
  access: 'signed-in',
  body: trickVersionBody,
  reply: trickReply,
  summary: 'Admin: a trick is not offered any more; the rounds that have it keep it.',
})

export const restoreTrick = call({
  ...calls.restoreTrick,
  access: 'signed-in',
  body: trickVersionBody,
  reply: trickReply,
  summary: 'Admin: a retired trick is offered again.',
})

const previewedRow = z.object({
  round_id: z.int(),
  user: personShort,
  /** False: another round of the phase has the trick, so this round may only change rank. */
  has_trick: z.boolean(),
  total_score: z.nullable(total),
  rank: z.nullable(z.int()),
  wins: z.nullable(z.boolean()),
  would_be_total: z.nullable(total),
  would_be_rank: z.nullable(z.int()),
  would_be_win: z.nullable(z.boolean()),
})

const previewedCompetition = z.object({
  id: z.int(),
  name: z.string(),
  status: idAndName,
  rule: idAndName,
  /** Rounds not judged yet: they get the new value when they are saved. */
  open_rounds: z.int(),
  /** Judged rounds hidden from this admin: they keep their score, and whether they have the trick is not disclosed. */
  hidden_rounds: z.int(),
  /** Phases with a judged round that has the trick: the current standings, and those after the change. */
  phases: z.array(
    z.object({
      round_number: z.int(),
      /** A key of the phase names, or `round-N` for an unknown stage. */
      name: z.string(),
      standings: z.array(previewedRow),
    }),
  ),
})
export type PreviewedCompetition = z.output<typeof previewedCompetition>

const preview = z.object({
  /** Includes training and finished competitions: these rounds keep the value they were saved with. */
  published_rounds: z.int(),
  /** All competitions that are not finished, running ones first. */
  competitions: z.array(previewedCompetition),
})
export type TrickPreview = z.output<typeof preview>

export const previewTrick = call({
  ...calls.previewTrick,
  access: 'signed-in',
  body: z.extend(trickChanges, { trick_id: id }),
  reply: preview,
  summary: 'Admin: what a change of a trick would mean for the open competitions; changes nothing.',
})
