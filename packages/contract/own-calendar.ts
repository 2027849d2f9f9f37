/** When a person rides and judges, and a calendar of this at a secret address (ranking §7). */
import * as z from 'zod/mini'
import { call } from './call.ts'
import * as calls from './calls/own-calendar.ts'
import { anyText, maxLength } from './fields.ts'

const item = z.object({
  /** A round to ride, a round to judge, or the days of a competition that the person has entered. */
  kind: z.enum(['round', 'judging', 'competition']),
  competition: z.object({ id: z.int(), name: z.string() }),
  round_name: z.nullable(z.string()),
  round_id: z.nullable(z.int()),
  /** An estimate until the round begins; for a `competition`, its first day. */
  starts_at: z.string(),
  ends_at: z.string(),
  is_estimate: z.boolean(),
  /** The name of the line, in an event only. */
  line: z.nullable(z.string()),
  /** For a coming round: who rides before; for a round to judge: who rides it. */
  after: z.nullable(z.string()),
  athlete: z.nullable(z.string()),
})
export type CalendarItem = z.output<typeof item>

export const readCalendar = call({
  ...calls.readCalendar,
  access: 'signed-in',
  scopes: [],
  reply: z.object({
    /** null: the person has not asked for an address. */
    address: z.nullable(z.string()),
    items: z.array(item),
  }),
  summary: "The person's own rounds and judging with their times, and the address of the calendar of them.",
})

export const makeCalendar = call({
  ...calls.makeCalendar,
  access: 'signed-in',
  repliesWithSecret: true,
  reply: z.object({ address: z.string() }),
  summary: 'Makes the address of the own calendar, or another one; the former address ends.',
})

export const personalCalendar = call({
  ...calls.personalCalendar,
  access: 'anyone',
  params: z.object({ secret: z.string().check(z.regex(anyText, 'not-text'), maxLength(100, 'invalid')) }),
  answersFile: ['text/calendar'],
  reply: z.looseObject({}),
  summary: 'The calendar of a person, for whoever has its address.',
})
