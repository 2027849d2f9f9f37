/** What was done to a competition and everything in it, as sentences (calls §7, who-sees-what §14). */
import * as z from 'zod/mini'
import { call } from './call.ts'
import * as calls from './calls/competition-history.ts'
import { total } from './decimals.ts'
import { after, emptyAsNull, id, idParams } from './fields.ts'
import { personShort } from './people.ts'

export const historyKinds = ['competition', 'entry', 'phase', 'round', 'link', 'right'] as const
export type HistoryKind = (typeof historyKinds)[number]

/** Points and places if the change touched them, null where the reader may not see them yet; other changes as text. */
const state = z.object({
  points: z.nullable(total),
  place: z.nullable(z.int()),
  text: z.nullable(z.string()),
})

const change = z.object({
  /** Identifies the row for `after`. */
  key: z.string(),
  at: z.string(),
  /** Who did it; null: no signed-in person. */
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
    /** Selects rows that this person caused or that concern this person. */
    person: z.optional(emptyAsNull(id)),
    round: z.optional(emptyAsNull(id)),
    kind: z.optional(emptyAsNull(z.enum(historyKinds, 'not-offered'))),
    /** The `key` of the last row received; the reply has the rows older than it. */
    after: z.optional(emptyAsNull(z.string().check(z.regex(/^[a-h]\d{12}$/, 'invalid')))),
    format: after((value) => value ?? 'json', z.enum(['json', 'csv'], 'not-offered')),
  }),
  answersFile: ['application/json', 'text/csv'],
  reply: z.object({
    history: z.array(change),
    /** Whether older rows exist. */
    has_more: z.boolean(),
    /** The people to filter by: those who did something, and those to whom something was done. */
    people: z.array(personShort),
    /** The rounds to filter by, each with its athlete and its phase in the language of the request. */
    rounds: z.array(z.object({ id: z.int(), user: z.nullable(personShort), phase: z.string() })),
  }),
  summary: 'What was done to a competition, newest first, 100 at a time; as CSV all of it.',
})
