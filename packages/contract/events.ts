/** Events: competitions held together as divisions, with lines, one timetable, registration and titles (calls §30). */
import type { ClashKind, PhaseProgress } from '@trickline/competition/timetable'
import type { TitleFormula } from '@trickline/competition/titles'
import * as z from 'zod/mini'
import { call, type ReplyOf } from './call.ts'
import * as calls from './calls/events.ts'
import { competitionHeader, eventShort, liveDetail } from './competitions.ts'
import {
  after,
  describedAs,
  emptyAsNull,
  id,
  idAndName,
  idParams,
  listOf,
  mostItems,
  numberFromText,
  optionalFlag,
  optionalInt,
  optionalNumber,
  optionalText,
  optionalTitle,
  peopleList,
  successReply,
  text,
} from './fields.ts'
import { personShort } from './people.ts'

const eventLine = z.object({
  id: z.int(),
  name: z.string(),
  line_length_m: z.nullable(z.number()),
  line_height_m: z.nullable(z.number()),
  mat_height_cm: z.nullable(z.int()),
  anchor_type: z.nullable(z.string()),
})
export type EventLine = z.output<typeof eventLine>

export const eventRow = z.extend(eventShort, {
  /** In the currency of the divisions; null: each division has its own fee. */
  fee_first: z.nullable(z.int()),
  fee_further: z.nullable(z.int()),
  lines: z.array(eventLine),
  organizers: z.array(z.int()),
  organizer_users: z.array(personShort),
  /** The divisions that the reader may see. */
  competitions: z.array(competitionHeader),
})
export type EventRow = z.output<typeof eventRow>

const longestStayDays = 31
const day = emptyAsNull(
  z
    .string('not-a-date')
    .check(z.refine((value) => /^\d{4}-\d\d-\d\d$/.test(value) && isDay(value), 'not-a-date')),
)

function isDay(value: string): boolean {
  const date = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value)
}

const between = (min: number, max: number) =>
  z.refine<number | null>((value) => value === null || (value >= min && value <= max), 'not-offered')

export const anchorTypes = ['tree', 'bar', 'a-frame', 'truck', 'wall', 'other'] as const

/** Fields of a line as a competition has them (competition-form §1). */
const lineInput = z.object({
  /** The id of an existing line; absent: the line is new. */
  id: z.optional(emptyAsNull(id)),
  name: text(60),
  line_length_m: z.optional(optionalNumber.check(between(5, 100))),
  line_height_m: z.optional(optionalNumber.check(between(0.3, 5))),
  mat_height_cm: z.optional(optionalInt.check(between(0, 200))),
  anchor_type: z.optional(emptyAsNull(z.enum(anchorTypes, 'not-offered'))),
})

const fee = optionalInt.check(between(0, 250_000))

/** An absent field keeps its stored value; in a new event it is empty. */
const eventFields = {
  place: z.optional(optionalText(300)),
  date_start: z.optional(day),
  date_end: z.optional(day),
  time_zone: z.optional(optionalText(60)),
  img_path: z.optional(optionalText(500)),
  fee_first: z.optional(fee),
  fee_further: z.optional(fee),
  lines: z.optional(listOf(lineInput, { most: 20 })),
  organizers: z.optional(peopleList.check(mostItems(20))),
}

const titled = optionalTitle(120).check(z.refine((name) => name !== null, 'required'))
export const eventForm = z.object({ name: z.optional(titled), ...eventFields }).check(
  z.refine(({ date_start: start, date_end: end }) => !start || !end || end >= start, {
    error: 'before-start',
    path: ['date_end'],
  }),
  z.refine(
    ({ date_start: start, date_end: end }) => !start || !end || !(daysBetween(start, end) >= longestStayDays),
    {
      error: 'end-too-late',
      path: ['date_end'],
    },
  ),
)
export type EventChange = z.output<typeof eventForm>

function daysBetween(start: string, end: string): number {
  return (Date.parse(`${end}T00:00:00Z`) - Date.parse(`${start}T00:00:00Z`)) / 86_400_000
}

const enteringStates = ['open', 'entered', 'refused'] as const

/** A division as the athlete who asks may enter it. */
const entering = z.object({
  competition_id: z.int(),
  state: z.enum(enteringStates),
  /** Why the athlete may not enter, as a sentence. */
  message: z.nullable(z.string()),
})
export type Entering = z.output<typeof entering>

/** How many athletes and judges a division has; `pending` and `judges` are null for those who may not see all its entries. */
const divisionEntries = z.object({
  competition_id: z.int(),
  approved: z.int(),
  pending: z.nullable(z.int()),
  judges: z.nullable(z.int()),
})
export type DivisionEntries = z.output<typeof divisionEntries>

export const listEvents = call({
  ...calls.listEvents,
  access: 'anyone',
  reply: z.object({ events: z.array(eventRow) }),
  summary: 'Events with a division that the asker may see, and those the asker organizes; the latest first.',
})

export const getEvent = call({
  ...calls.getEvent,
  access: 'anyone',
  params: idParams,
  reply: z.object({
    event: eventRow,
    /** One for each division if an athlete asks; empty for others. */
    entering: z.array(entering),
    entries: z.array(divisionEntries),
  }),
  summary: 'One event with its lines and divisions, their entries in numbers, and which the asker may enter.',
})

export const storeEvent = call({
  ...calls.storeEvent,
  access: 'signed-in',
  scopes: ['organize'],
  body: eventForm,
  reply: z.object({ event: eventRow }),
  summary: 'An organizer creates an event.',
})

export const updateEvent = call({
  ...calls.updateEvent,
  access: 'signed-in',
  scopes: ['organize'],
  params: idParams,
  body: eventForm,
  reply: z.object({ event: eventRow }),
  summary:
    'One of its organizers changes an event; lines and organizers that are named replace those before.',
})

export const deleteEvent = call({
  ...calls.deleteEvent,
  access: 'signed-in',
  scopes: ['organize'],
  params: idParams,
  reply: successReply,
  summary: 'One of its organizers deletes an event; its competitions stay.',
})

export const divisionsForm = z.object({
  names: z.optional(listOf(text(120), { most: 20 })),
  /** The competition whose form the new divisions copy. */
  like: z.optional(emptyAsNull(id)),
  /** The gender of the new divisions; if given, only that gender may enter. */
  gender: z.optional(emptyAsNull(z.enum(['male', 'female', 'mixed'], 'not-offered'))),
  /** A competition of the organizer that becomes a division; no new divisions are then created. */
  competition_id: z.optional(emptyAsNull(id)),
  /** True: that competition leaves the event. */
  leaves: z.optional(optionalFlag),
})

export const addDivisions = call({
  ...calls.addDivisions,
  access: 'signed-in',
  scopes: ['organize'],
  params: idParams,
  body: divisionsForm,
  reply: z.object({ competitions: z.array(competitionHeader) }),
  summary: 'Makes divisions from a competition, or takes an own competition into the event.',
})

const longestPhaseMinutes = 24 * 60
const phaseStates = ['over', 'on', 'coming'] as const satisfies PhaseProgress['state'][]
const clashKinds = ['athlete', 'judge', 'line'] as const satisfies ClashKind[]

/** `starts_at`: the planned start, ISO 8601; `about`: when it will really start, if that is known. */
const timetableItem = z.object({
  competition_id: z.int(),
  round_number: z.int(),
  line_id: z.nullable(z.int()),
  starts_at: z.string(),
  minutes: z.int(),
  about: z.string(),
  state: z.enum(phaseStates),
})
export type TimetableRow = z.output<typeof timetableItem>

const phaseRef = z.object({ competition_id: z.int(), round_number: z.int() })
const clash = z.object({
  kind: z.enum(clashKinds),
  who: idAndName,
  items: z.array(phaseRef),
  sentence: z.string(),
})
export type TimetableClash = z.output<typeof clash>

const timetable = z.object({
  items: z.array(timetableItem),
  /** For the organizers; empty for others. */
  clashes: z.array(clash),
  /** Every phase of every division, with the minutes estimated from its form. */
  phases: z.array(z.extend(phaseRef, { round_name: z.string(), minutes: z.int() })),
})
export type Timetable = z.output<typeof timetable>

export const getTimetable = call({
  ...calls.getTimetable,
  access: 'anyone',
  params: idParams,
  reply: timetable,
  summary: 'When each phase is on at which line, as planned and as it looks now.',
})

/** Four-digit years only: a phase that ended after the latest possible date could not be shown. */
const startsAt = z
  .string('not-a-date')
  .check(
    z.refine((value) => /^2\d{3}-.{1,35}$/.test(value) && !Number.isNaN(Date.parse(value)), 'not-a-date'),
  )
const minutes = after(
  numberFromText,
  z.int('not-a-number').check(z.minimum(1, 'too-small'), z.maximum(longestPhaseMinutes, 'too-large')),
)

export const putTimetable = call({
  ...calls.putTimetable,
  access: 'signed-in',
  scopes: ['organize'],
  params: idParams,
  body: z.object({
    items: listOf(
      z.object({
        competition_id: id,
        round_number: id,
        line_id: z.optional(emptyAsNull(id)),
        starts_at: startsAt,
        minutes,
      }),
      { most: 500 },
    ),
    accept_clashes: z.optional(optionalFlag),
  }),
  reply: timetable,
  summary: 'One of its organizers saves the timetable; with new clashes only when they are accepted.',
})

export const registerInEvent = call({
  ...calls.registerInEvent,
  access: 'signed-in',
  params: idParams,
  body: z.object({ competition_ids: listOf(id, { least: 1, most: 50 }) }),
  reply: z.object({
    success: z.boolean(),
    fees: z.array(z.object({ competition_id: z.int(), fee: z.int() })),
    total: z.int(),
  }),
  summary: 'An athlete registers in several divisions: all of them or none.',
})

const titleFormulas = ['mean-of-ranks', 'points'] as const satisfies TitleFormula[]

const title = z.object({
  name: z.string(),
  formula: z.enum(titleFormulas),
  formula_version: z.int(),
  competition_ids: z.array(z.int()),
  rows: z.array(z.object({ rank: z.int(), user: personShort, value: z.number() })),
})
export type TitleRead = z.output<typeof title>

export const getTitles = call({
  ...calls.getTitles,
  access: 'anyone',
  params: idParams,
  reply: z.array(title),
  summary: 'Titles over several competitions, with who leads.',
})

export const titleName = z.object({ name: text(120) })
const titleInput = z.extend(titleName, {
  formula: z.enum(titleFormulas, 'not-offered'),
  competition_ids: listOf(id, { least: 1, most: 50 }),
})
const titles = listOf(titleInput, { most: 20 })
const titlesBody = z.object({ titles })
type TitlesInput = z.input<typeof titlesBody>

function asTitles(body: TitlesInput | TitlesInput['titles']): TitlesInput {
  return Array.isArray(body) ? { titles: body } : body
}

export const putTitles = call({
  ...calls.putTitles,
  access: 'signed-in',
  scopes: ['organize'],
  params: idParams,
  /** The list itself, as replies have it, or an object that has it as `titles`. */
  body: describedAs(
    {
      type: 'array',
      maxItems: 20,
      items: {
        type: 'object',
        required: ['name', 'formula', 'competition_ids'],
        properties: {
          name: { type: 'string', maxLength: 120 },
          formula: { enum: [...titleFormulas] },
          competition_ids: { type: 'array', items: { type: 'integer' }, minItems: 1, maxItems: 50 },
        },
      },
    },
    z.pipe(z.transform(asTitles), titlesBody),
  ),
  reply: z.array(title),
  summary: 'One of its organizers names the titles of an event.',
})

export const liveEvent = call({
  ...calls.liveEvent,
  access: 'anyone',
  params: idParams,
  reply: z.object({
    event: eventRow,
    competitions: z.array(liveDetail),
    timetable: z.array(timetableItem),
    titles: z.array(title),
  }),
  summary: 'A published event as everyone may see it: its divisions as their pages show them.',
})
export type LiveEvent = ReplyOf<typeof liveEvent>
