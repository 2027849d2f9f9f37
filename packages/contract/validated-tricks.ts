/** The tricks of a round, single and in combos, in replies and requests (calls §9). */
import * as z from 'zod/mini'
import { fraction } from './decimals.ts'
import { after, emptyAsNull, id, listOf, numberFromText, optionalInt } from './fields.ts'

/** `id` is the id of the trick, `validated_trick_id` that of the row. */
const validatedTrick = z.object({
  id: z.int(),
  validated_trick_id: z.int(),
  name: z.string(),
  short_name: z.string(),
  /** Category 1 to 11, type 1 (ends on the feet) or 2, level 1 to 4. */
  category: z.int(),
  type: z.int(),
  level: z.int(),
  creator: z.nullable(z.string()),
  grab: z.nullable(z.int()),
  variation: z.int(),
  dub: z.int(),
  value: z.number(),
  /** Points in this round, 0 if it was stopped; null where the viewer may not see scores. */
  score: z.nullable(fraction),
  athlete_feedback: z.nullable(z.int()),
  athlete_comment: z.nullable(z.string()),
  combo_id: z.nullable(z.int()),
  /** Second of the video at which the judge entered the trick. */
  video_second: z.nullable(fraction),
})

const validatedCombo = z.object({
  header: z.object({
    combo_id: z.int(),
    total_tricks_combo: z.int(),
    /** The plain sum of the tricks' values (scoring §5). */
    total_score: fraction,
  }),
  body: z.array(validatedTrick),
})

export const validatedRow = z.union([validatedCombo, validatedTrick])

export type ValidatedTrick = z.output<typeof validatedTrick>
export type ValidatedCombo = z.output<typeof validatedCombo>
export type ValidatedRow = z.output<typeof validatedRow>

const grab = after(
  (value) => (value === 0 || value === '0' ? null : value),
  emptyAsNull(
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

/** The server sets value, points and names. */
export const trickInput = z.object({
  id,
  validated_trick_id: z.optional(optionalInt),
  grab: z.optional(grab),
  variation: z.optional(smallNumber(2, 'unknown-variation')),
  dub: z.optional(smallNumber(3, 'unknown-dub')),
  /** Absent keeps the stored second, or null if the save has another video. */
  video_second: z.optional(emptyAsNull(z.number('not-a-number').check(z.minimum(0, 'not-a-number')))),
})

const comboInput = z.object({
  header: z.optional(z.nullable(z.object({ combo_id: z.optional(optionalInt) }))),
  body: listOf(trickInput, { least: 1, most: 200, empty: 'empty-combo' }),
})

/** Includes the tricks of combos; a long round has about fifty. */
export const mostTricks = 1000

export const rowInput = z.union([comboInput, trickInput])

export const tricksInput = listOf(rowInput, {
  least: 1,
  most: 300,
  empty: 'no-tricks',
}).check(z.refine((rows) => countTricks(rows) <= mostTricks, 'too-many'))

function countTricks(rows: readonly RowInput[]): number {
  return rows.reduce((count, row) => count + ('body' in row ? row.body.length : 1), 0)
}

export type TrickInput = z.output<typeof trickInput>
export type ComboInput = z.output<typeof comboInput>
export type RowInput = TrickInput | ComboInput
