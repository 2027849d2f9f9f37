/** What a judge's other devices have entered for a round (calls §9). */
import * as z from 'zod/mini'
import { call } from './call.ts'
import * as calls from './calls/entering.ts'
import { after, idParams, numberFromText } from './fields.ts'
import { mostTricks } from './validated-tricks.ts'

const otherDevice = z.object({
  tricks: z.int(),
  /** When the device claimed or first opened the round, and when it last reported. */
  began_at: z.string(),
  reported_at: z.string(),
  user_agent: z.nullable(z.string()),
})
export type OtherDevice = z.output<typeof otherDevice>

export const reportEntering = call({
  ...calls.reportEntering,
  access: 'signed-in',
  scopes: ['judge'],
  params: idParams,
  body: z.object({
    /** Tricks entered on this device and not saved. */
    tricks: after(
      numberFromText,
      z.int('not-a-number').check(z.minimum(0, 'not-a-number'), z.maximum(mostTricks, 'too-many')),
    ),
  }),
  reply: z.object({
    /** Rises with every claim; reports for an earlier claim no longer count. */
    version: z.int(),
    /** null: no other device has tricks of the round or opened it before this one. */
    elsewhere: z.nullable(otherDevice),
  }),
  summary:
    'The judge who holds a round tells how much this device has of it, and is told what the other one has.',
})
