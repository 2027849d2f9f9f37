/** When a person rides and judges, and the calendar of it by an address with a secret (ranking §7). */
import * as z from 'zod/mini'
import { call } from './call.ts'
import * as calls from './calls/own-calendar.ts'
import { anyText, maxLength } from './fields.ts'

const item = z.object({
  /** A round of one's own, a round to judge, or the days of a competition in which one has an entry. */
  kind: z.enum(['round', 'judging', 'competition']),
  competition: z.object({ id: z.int(), name: z.string() }),
  round_name: z.nullable(z.string()),
  round_id: z.nullable(z.int()),
  /** An estimate while the round is coming; of `competition` its days. */
  starts_at: z.string(),
  ends_at: z.string(),
  is_estimate: z.boolean(),
  /** Of an event: the name of the line. */
  line: z.nullable(z.string()),
  /** Of a coming round: who rides before; of a round to judge: who rides. */
  after: z.nullable(z.string()),
  athlete: z.nullable(z.string()),
})
export type CalendarItem = z.output<typeof item>

export const readCalendar = call({
  ...calls.readCalendar,
  access: 'signed-in',
  scopes: [],
  reply: z.object({
    /** null: none was made. */
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
