/** Seals that make results official, and whether a printed seal still holds (calls §7, phases-and-seeding §13). */
import * as z from 'zod/mini'
import { call } from './call.ts'
import * as calls from './calls/seal.ts'
import { total } from './decimals.ts'
import { id, idAndName, idParams, optionalInstant, optionalNote } from './fields.ts'
import { personShort } from './people.ts'

const seal = z.object({
  /** Counts the seals of the competition from 1. */
  number: z.int(),
  /** null: the seal waits for the second person. */
  at: optionalInstant,
  by: z.array(personShort),
  /** SHA-256 of the results, in hexadecimal. */
  hash: z.string(),
})

export const sealBody = z.object({
  /** Required from the second seal on. */
  reason: z.optional(optionalNote(1000)),
})

export const sealResult = call({
  ...calls.sealResult,
  access: 'signed-in',
  params: idParams,
  body: sealBody,
  reply: z.object({ seal }),
  summary:
    'The owner, and where two are asked for the head or a supervisor after him, makes a result official.',
})

const standing = z.nullable(z.object({ place: z.int(), score: total }))

const publicSeal = z.extend(seal, {
  at: z.string(),
  reason: z.nullable(z.string()),
  /** `true`: the result still holds; `replaced`: a later seal holds; `open`: the result is unofficial again. */
  state: z.enum(['true', 'replaced', 'open']),
  /** The number of the seal that holds now. */
  present: z.nullable(z.int()),
  places: z.array(z.object({ user: personShort, place: z.int(), score: total })),
  /** What changed since the seal before. */
  changes: z.array(z.object({ user: personShort, before: standing, after: standing })),
})
export type PublicSeal = z.output<typeof publicSeal>

export const readSeal = call({
  ...calls.readSeal,
  access: 'anyone',
  params: z.object({ id, number: id }),
  reply: z.object({ competition: idAndName, seal: publicSeal }),
  summary: 'A seal, what it sealed and what changed, and whether that is still the truth.',
})
