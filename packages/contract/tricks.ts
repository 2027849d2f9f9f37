/** The trick catalogue (scoring §14). */
import * as z from 'zod/mini'
import { call } from './call.ts'
import { moment, optionalInstant, orNull } from './fields.ts'

export const trick = z.object({
  id: z.int(),
  name: z.string(),
  short_name: z.string(),
  aliases: z.array(z.string()),
  value: z.number(),
  /** Starts as the value (scoring §14). */
  score: z.number(),
  level_id: z.int(),
  categorie_id: z.int(),
  /** 1 ends on the feet, 2 does not. */
  type_id: z.int(),
  video_url: z.nullable(z.string()),
  creator: z.nullable(z.string()),
  start_position: z.nullable(z.string()),
  end_position: z.nullable(z.string()),
  /** It stays in the rounds that have it, and is not offered for others. */
  retired_at: optionalInstant,
})

export type Trick = z.output<typeof trick>

/** The catalogue's categories (scoring §14), as the sport writes them in every language. */
export const trickCategories = [
  { id: 1, name: 'Aerial' },
  { id: 2, name: 'Aerial / Flip' },
  { id: 3, name: 'Aerial / Switch' },
  { id: 4, name: 'Dynamic' },
  { id: 5, name: 'Dynamic / Flip' },
  { id: 6, name: 'Dynamic / Flip / Switch' },
  { id: 7, name: 'Dynamic / Switch' },
  { id: 8, name: 'Dynamic / Transition' },
  { id: 9, name: 'Mount' },
  { id: 10, name: 'Static' },
  { id: 11, name: 'Transition' },
] as const

export function trickCategoryName(categoryId: number): string {
  return trickCategories.find((each) => each.id === categoryId)?.name ?? String(categoryId)
}

/** The catalogue's `type` of a trick that ends on the feet (scoring §14). */
export const onFeetTypeId = 1

export const tricks = call({
  method: 'GET',
  path: '/tricks',
  access: 'signed-in',
  query: z.object({ as_of: z.optional(orNull(moment('end of the day'))) }),
  reply: z.object({ tricks: z.array(trick) }),
  summary: 'The whole catalogue, as it is or as it was.',
})
