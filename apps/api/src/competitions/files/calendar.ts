/** Competitions and their phases as a calendar (calls §24), by RFC 5545. */
import { phasesOf } from '@trickline/competition/phases'
import { recordingMinutesOf } from '@trickline/competition/schedule'
import { Temporal } from 'temporal-polyfill'
import type { ServerMessages } from '@trickline/messages/messages-for'
import type { RoundRecord } from '../../rounds/rounds-store.ts'
import type { CompetitionRecord } from '../competitions-store.ts'
import { timesOf } from '../phase-times.ts'
import { dayOf } from '../wall-clock.ts'

type InCalendar = {
  record: CompetitionRecord
  rounds: readonly Pick<
    RoundRecord,
    'id' | 'status' | 'recordingStartAt' | 'recordingEndAt' | 'roundNumber' | 'run_order'
  >[]
}

type CalendarContext = { publicUrl: string; words: Pick<ServerMessages, 'files'> }

export type CalendarEvent = {
  /** Unique on this server, and the same in later versions of the event. */
  uid: string
  title: string
  changedAt: Date
  location: string | null
  url: string
  /** Epoch ms, or whole days of which the last is excluded. */
  time: { starts: number; ends: number } | { from: Temporal.PlainDate; until: Temporal.PlainDate }
}

export function calendarOf(competitions: readonly InCalendar[], context: CalendarContext): string {
  return calendarFile(
    competitions.flatMap((each) => eventsOf(each, context)),
    context.publicUrl,
  )
}

export function calendarFile(events: readonly CalendarEvent[], publicUrl: string): string {
  const host = new URL(publicUrl).hostname
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Trickline//Trickline//EN',
    'CALSCALE:GREGORIAN',
    'X-WR-CALNAME:Trickline',
    ...events.flatMap((event) => eventLines(event, host)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

function eventLines({ uid, title, changedAt, location, url, time }: CalendarEvent, host: string): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${uid}@${host}`,
    `DTSTAMP:${utc(changedAt.getTime())}`,
    ...('starts' in time
      ? [`DTSTART:${utc(time.starts)}`, `DTEND:${utc(time.ends)}`]
      : [
          `DTSTART;VALUE=DATE:${basic(time.from)}`,
          `DTEND;VALUE=DATE:${basic(time.until)}`,
          'TRANSP:TRANSPARENT',
        ]),
    `SUMMARY:${escaped(title)}`,
    ...(location === null ? [] : [`LOCATION:${escaped(location)}`]),
    `URL:${url}`,
    'END:VEVENT',
  ]
}

/** The days of the competition, and each phase with a known time. */
function eventsOf({ record, rounds }: InCalendar, { publicUrl, words }: CalendarContext): CalendarEvent[] {
  const days = daysOf(record)
  if (days === null) return []
  const { id, name, location, updated_at: changedAt } = record
  const about = { changedAt, location, url: `${publicUrl}/live/${id}` }
  return [
    { ...about, uid: `competition-${id}`, title: name, time: days },
    ...phaseTimes({ record, rounds }).map(({ phase, starts, ends }) => ({
      ...about,
      uid: `competition-${id}-phase-${phase.number}`,
      title: `${name}: ${phaseName(phase.name, words)}`,
      time: { starts, ends },
    })),
  ]
}

export function daysOf({ date_start: start, date_end: end, time_zone: zone }: CompetitionRecord) {
  if (start === null) return null
  return {
    from: Temporal.PlainDate.from(dayOf(start, zone)),
    until: Temporal.PlainDate.from(dayOf(end ?? start, zone)).add({ days: 1 }),
  }
}

export function phaseName(name: string, { files: { phaseNames } }: Pick<ServerMessages, 'files'>): string {
  return Object.hasOwn(phaseNames, name) ? (phaseNames[name] ?? name) : name
}

/** Epoch ms: actual times of ridden phases, expected times of coming ones. */
export function phaseTimes({ record, rounds }: InCalendar) {
  const expected = timesOf(record, rounds).phases
  return phasesOf(record).flatMap((phase) => {
    const own = rounds.filter((round) => round.roundNumber === phase.number)
    const ridden = own.flatMap(({ recordingStartAt }) => recordingStartAt ?? [])
    const starts = ridden.length > 0 ? Math.min(...ridden) : expected.get(phase.number)
    if (starts === undefined) return []
    const isVs = record.isVs
    const minutes = recordingMinutesOf({ isVs, typeId: record.type_id ?? 2 }, phase.stage)
    const riders = own.length || (phase.athleteCount ?? record.athletesMax)
    const ended = own.flatMap(({ recordingEndAt }) => recordingEndAt ?? [])
    const isOver = own.length > 0 && ended.length === own.length
    return [{ phase, starts, ends: isOver ? Math.max(...ended) : starts + riders * minutes * 60_000 }]
  })
}

function utc(milliseconds: number): string {
  return new Date(milliseconds).toISOString().replaceAll(/[-:]|\.\d{3}/g, '')
}

function basic(day: Temporal.PlainDate): string {
  return day.toString().replaceAll('-', '')
}

function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r?\n|\r/g, String.raw`\n`)
}

const longestLineBytes = 74

/** Lines have at most 75 octets; a longer one continues after a blank, without cutting a character. */
function folded(line: string): string {
  let bytes = 0
  let text = ''
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (bytes + size > longestLineBytes) {
      text += '\r\n '
      bytes = 1
    }
    text += character
    bytes += size
  }
  return text
}
