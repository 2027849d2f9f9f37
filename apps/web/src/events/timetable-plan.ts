/** The organizer's plan: moves in steps, phases not placed yet, and the hours that a screen shows. */
import {
  keyOf,
  moveItem,
  type PhaseKey,
  planTimetable,
  type TimetableItem,
} from '@trickline/competition/timetable'
import type { EventRow, Timetable } from '@trickline/contract/events'
import { epochOf, wallTime } from '../lib/zoned-time.ts'

export type Phase = Timetable['phases'][number]

const minute = 60_000
/** The step of arrow keys and drags. */
export const stepMinutes = 5
const firstHour = '10:00'
const lastHour = '18:00'
const longestEventDays = 31

export function itemsOf({ items }: Pick<Timetable, 'items'>): TimetableItem[] {
  return items.map(({ competition_id, round_number, line_id, starts_at, minutes }) => ({
    competitionId: competition_id,
    roundNumber: round_number,
    lineId: line_id,
    startsAt: Date.parse(starts_at),
    minutes,
  }))
}

export function rowsOf(items: readonly TimetableItem[]) {
  return items.map(({ competitionId, roundNumber, lineId, startsAt, minutes }) => ({
    competition_id: competitionId,
    round_number: roundNumber,
    line_id: lineId,
    starts_at: new Date(startsAt).toISOString(),
    minutes,
  }))
}

export function phaseKey({ competition_id, round_number }: Phase): PhaseKey {
  return { competitionId: competition_id, roundNumber: round_number }
}

export function notPlanned(phases: readonly Phase[], items: readonly TimetableItem[]): Phase[] {
  const planned = new Set(items.map(keyOf))
  return phases.filter((phase) => !planned.has(keyOf(phaseKey(phase))))
}

/** Puts every phase where there is room first, from ten to six on each day at the venue. */
export function planAll(event: EventRow, phases: readonly Phase[], today: string): TimetableItem[] {
  const windows = daysOf(event, today).map((day) => ({
    from: epochOf(day, firstHour, event.time_zone),
    to: epochOf(day, lastHour, event.time_zone),
  }))
  return planTimetable(
    phases.map((phase) => ({ ...phaseKey(phase), minutes: phase.minutes })),
    event.lines.map(({ id }) => id),
    windows,
  )
}

/** Puts the phase after the last one on the line, or at ten on the first day. */
export function placed(
  event: EventRow,
  phase: Phase,
  items: readonly TimetableItem[],
  today: string,
): TimetableItem {
  const own = items.filter(({ competitionId }) => competitionId === phase.competition_id)
  const lineId = own[0]?.lineId ?? event.lines[0]?.id ?? null
  const before = items.filter((item) => item.lineId === lineId || own.includes(item))
  const first = epochOf(daysOf(event, today)[0] ?? today, firstHour, event.time_zone)
  const startsAt = Math.max(first, ...before.map((item) => item.startsAt + item.minutes * minute))
  return { ...phaseKey(phase), lineId, startsAt, minutes: phase.minutes }
}

/** `lines`: by how many lines it moves, as they stand on the screen. */
export function moved(
  items: readonly TimetableItem[],
  item: TimetableItem,
  { minutes = 0, lines = 0 }: { minutes?: number; lines?: number },
  lineIds: readonly (number | null)[],
): TimetableItem[] {
  const at = lineIds.indexOf(item.lineId)
  const lineId = lineIds[Math.min(lineIds.length - 1, Math.max(0, at + lines))] ?? null
  const startsAt = item.startsAt + minutes * minute
  return moveItem(items, { ...item, lineId, startsAt }, { pushes: true })
}

/** The days of the event, and others on which something is planned. */
export function daysOf(event: EventRow, today: string, items: readonly TimetableItem[] = []): string[] {
  const start = event.date_start ?? today
  const end = event.date_end ?? start
  const days = new Set(items.map(({ startsAt }) => wallTime(startsAt, event.time_zone).day))
  for (let at = Date.parse(start), count = 0; count < longestEventDays; at += 24 * 60 * minute, count++) {
    const day = new Date(at).toISOString().slice(0, 10)
    if (day > end) break
    days.add(day)
  }
  return [...days].toSorted()
}

/** Whole hours from ten or what is planned before to an hour after the end, so that there is room to move. Epoch ms. */
export function hoursOf(
  day: string,
  zone: string,
  items: readonly TimetableItem[],
): { from: number; to: number } {
  const hour = 60 * minute
  const starts = items.map(({ startsAt }) => startsAt)
  const ends = items.map(({ startsAt, minutes }) => startsAt + minutes * minute)
  const from = Math.min(epochOf(day, firstHour, zone), ...starts)
  const to = items.length === 0 ? from + hour : Math.max(...ends)
  return { from: Math.floor(from / hour) * hour, to: Math.ceil(to / hour + 1) * hour }
}
