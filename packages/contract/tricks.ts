/** The trick catalogue (scoring §14). */
import * as z from 'zod/mini'
import { call } from './call.ts'
import * as calls from './calls/tricks.ts'
import { emptyAsNull, instantOrDay, optionalInstant } from './fields.ts'

export const trick = z.object({
  id: z.int(),
  name: z.string(),
  short_name: z.string(),
  aliases: z.array(z.string()),
  value: z.number(),
  /** Equals the value at first (scoring §14). */
  score: z.number(),
  level_id: z.int(),
  categorie_id: z.int(),
  /** 1 ends on the feet, 2 does not. */
  type_id: z.int(),
  video_url: z.nullable(z.string()),
  creator: z.nullable(z.string()),
  start_position: z.nullable(z.string()),
  end_position: z.nullable(z.string()),
  /** A retired trick stays in the rounds that have it and is offered for no others. */
  retired_at: optionalInstant,
})

export type Trick = z.output<typeof trick>

export const tricks = call({
  ...calls.tricks,
  access: 'signed-in',
  query: z.object({ as_of: z.optional(emptyAsNull(instantOrDay('end of the day'))) }),
  reply: z.object({ tricks: z.array(trick) }),
  summary: 'The whole catalogue, as it is or as it was.',
})
