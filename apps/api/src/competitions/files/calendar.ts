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

export function calendarOf(competitions: readonly InCalendar[], context: CalendarContext): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Trickline//Trickline//EN',
    'CALSCALE:GREGORIAN',
    'X-WR-CALNAME:Trickline',
    ...competitions.flatMap((each) => eventsOf(each, context)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

/** The days of the competition, and each phase whose time is known. */
function eventsOf(
  { record, rounds }: InCalendar,
  { publicUrl, words: { files } }: CalendarContext,
): string[] {
  const { id, name, location, date_start: start, date_end: end, time_zone: zone } = record
  if (start === null) return []
  const host = new URL(publicUrl).hostname
  const days = {
    from: Temporal.PlainDate.from(dayOf(start, zone)),
    until: Temporal.PlainDate.from(dayOf(end ?? start, zone)).add({ days: 1 }),
  }
  const event = (uid: string, title: string, times: string[]) => [
    'BEGIN:VEVENT',
    `UID:${uid}@${host}`,
    `DTSTAMP:${utc(record.updated_at.getTime())}`,
    ...times,
    `SUMMARY:${escaped(title)}`,
    ...(location === null ? [] : [`LOCATION:${escaped(location)}`]),
    `URL:${publicUrl}/live/${id}`,
    'END:VEVENT',
  ]
  return [
    ...event(`competition-${id}`, name, [
      `DTSTART;VALUE=DATE:${basic(days.from)}`,
      `DTEND;VALUE=DATE:${basic(days.until)}`,
      'TRANSP:TRANSPARENT',
    ]),
    ...phaseTimes({ record, rounds }).flatMap(({ phase, starts, ends }) =>
      event(
        `competition-${id}-phase-${phase.number}`,
        `${name}: ${Object.hasOwn(files.phaseNames, phase.name) ? files.phaseNames[phase.name] : phase.name}`,
        [`DTSTART:${utc(starts)}`, `DTEND:${utc(ends)}`],
      ),
    ),
  ]
}

/** Epoch ms: of a phase that was ridden when it was, of a coming one what is expected. */
function phaseTimes({ record, rounds }: InCalendar) {
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

/** Lines have at most 75 octets; a longer one goes on after a blank, and no character is cut. */
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
