/** What was done to a competition and to all that belongs to it, as sentences (calls §7, who-sees-what §14). */
import * as z from 'zod/mini'
import { call } from './call.ts'
import * as calls from './calls/competition-history.ts'
import { total } from './decimals.ts'
import { after, emptyAsNull, id, idParams } from './fields.ts'
import { personShort } from './people.ts'

export const historyKinds = ['competition', 'entry', 'phase', 'round', 'link', 'right'] as const
export type HistoryKind = (typeof historyKinds)[number]

/** In points and places where it changed these, null where the reader may not see them yet; else in words. */
const state = z.object({
  points: z.nullable(total),
  place: z.nullable(z.int()),
  text: z.nullable(z.string()),
})

const change = z.object({
  /** For `after`. */
  key: z.string(),
  at: z.string(),
  /** Who did it; null: nobody who was signed in. */
  user: z.nullable(personShort),
  kind: z.enum(historyKinds),
  /** In the language of the request. */
  sentence: z.string(),
  before: z.nullable(state),
  after: z.nullable(state),
  reason: z.nullable(z.string()),
  round_id: z.nullable(z.int()),
})
export type HistoryRow = z.output<typeof change>

export const competitionHistory = call({
  ...calls.competitionHistory,
  access: 'signed-in',
  params: idParams,
  query: z.object({
    /** Who did it or whom it is about. */
    person: z.optional(emptyAsNull(id)),
    round: z.optional(emptyAsNull(id)),
    kind: z.optional(emptyAsNull(z.enum(historyKinds, 'not-offered'))),
    /** The `key` of the last row that is known: what is older. */
    after: z.optional(emptyAsNull(z.string().check(z.regex(/^[a-h]\d{12}$/, 'invalid')))),
    format: after((value) => value ?? 'json', z.enum(['json', 'csv'], 'not-offered')),
  }),
  answersFile: ['application/json', 'text/csv'],
  reply: z.object({
    history: z.array(change),
    /** There are older ones. */
    has_more: z.boolean(),
    /** Who did something or to whom something was done, to choose from. */
    people: z.array(personShort),
    /** Of which something is told, to choose from; of whom, and its phase in the language of the request. */
    rounds: z.array(z.object({ id: z.int(), user: z.nullable(personShort), phase: z.string() })),
  }),
  summary: 'What was done to a competition, newest first, 100 at a time; as CSV all of it.',
})
