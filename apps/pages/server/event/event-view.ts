/** A published event as its page shows it: its divisions, what is on at each line, and its timetable's days. */
import type { LiveDetail } from '@trickline/contract/competitions'
import type { LiveEvent, TimetableRow } from '@trickline/contract/events'
import type { Country } from '@trickline/contract/people'
import { eventDays, type EventDays } from '@trickline/views/competitions/event-days.ts'
import type { CompetitionView } from '@trickline/views/phases/competition-view.ts'
import { publicViewOf } from '../public-view.ts'

export type Division = { view: CompetitionView; competition: LiveDetail }

export type EventProps = Omit<LiveEvent, 'competitions'> & {
  divisions: readonly Division[]
  countries: readonly Country[]
  /** Epoch milliseconds. */
  now: number
}

export function eventProps(
  { competitions, ...event }: LiveEvent,
  { countries, now }: Pick<EventProps, 'countries' | 'now'>,
): EventProps {
  return { ...event, divisions: divisionsOf({ event: event.event, competitions }), countries, now }
}

/** Divisions that begin first come first. Their times are shown in the event's zone. */
function divisionsOf({ event, competitions }: Pick<LiveEvent, 'event' | 'competitions'>): Division[] {
  return competitions
    .map((competition) => ({
      competition,
      view: { ...publicViewOf(competition), time_zone: event.time_zone },
    }))
    .toSorted(
      (a, b) => (a.view.dateStart ?? Infinity) - (b.view.dateStart ?? Infinity) || a.view.id - b.view.id,
    )
}

export type EventState = 'coming' | 'on' | 'over'

export function stateOf({ divisions }: Pick<EventProps, 'divisions'>): EventState {
  if (divisions.every(({ view }) => view.status === 'published')) return 'coming'
  return divisions.every(({ view }) => view.status === 'finished') ? 'over' : 'on'
}

/** The event's days, or those of its divisions; null: not known yet. */
export function daysOf({ event, divisions }: Pick<EventProps, 'event' | 'divisions'>): EventDays | null {
  const starts = divisions.flatMap(({ view }) => view.dateStart ?? [])
  const ends = divisions.flatMap(({ view }) =>
    view.date_end_at === null ? [] : Date.parse(view.date_end_at),
  )
  const ofDivisions = { from: Math.min(...starts), to: Math.max(...starts, ...ends), zone: event.time_zone }
  return eventDays(event) ?? (starts.length > 0 ? ofDivisions : null)
}

export type PlacedPhase = TimetableRow & { division: Division }

export function placedPhases({
  timetable,
  divisions,
}: Pick<EventProps, 'timetable' | 'divisions'>): PlacedPhase[] {
  return timetable.flatMap((item) => {
    const division = divisions.find(({ view }) => view.id === item.competition_id)
    return division ? [{ ...item, division }] : []
  })
}

/** `id`: id of the line; for a division that runs on no line `division-12`, and `name` is then the division's. */
export type LineNow = { id: string; name: string; on: Division[]; next: PlacedPhase | null }

/** Every line, even without athletes, then the running divisions that are on no line. */
export function linesNow(props: EventProps): LineNow[] {
  const phases = placedPhases(props)
  const lines = props.event.lines.map(({ id, name }): LineNow => {
    const here = phases.filter(({ line_id }) => line_id === id)
    const next = here
      .filter(({ state }) => state === 'coming')
      .toSorted((a, b) => Date.parse(a.about) - Date.parse(b.about))[0]
    const on = here.filter((phase) => isRidden(phase)).map(({ division }) => division)
    return { id: String(id), name, on: [...new Set(on)], next: next ?? null }
  })
  const placed = new Set(lines.flatMap(({ on, next }) => [...on, ...(next ? [next.division] : [])]))
  const others = props.divisions.filter(
    (division) =>
      division.view.status === 'started' && division.view.current !== null && !placed.has(division),
  )
  return [
    ...lines,
    ...others.map((division) => ({
      id: `division-${division.view.id}`,
      name: division.view.name,
      on: [division],
      next: null,
    })),
  ]
}

/** Whether the phase is on, as its division currently has it. */
function isRidden({ state, round_number, division: { view } }: PlacedPhase): boolean {
  return state === 'on' && view.status === 'started' && view.current?.number === round_number
}

export type EventDay = { day: string; first: number; phases: PlacedPhase[] }

/** `day`: 2027-01-25, in the zone of the event. */
export function timetableDays(props: EventProps): EventDay[] {
  const days = new Map<string, PlacedPhase[]>()
  const dayOf = dayIn(props.event.time_zone)
  for (const phase of placedPhases(props)) {
    const day = dayOf(Date.parse(phase.starts_at))
    days.set(day, [...(days.get(day) ?? []), phase])
  }
  return [...days]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([day, phases]) => ({ day, first: Date.parse(phases[0]?.starts_at ?? ''), phases }))
}

/** Today, otherwise the next day, otherwise the last. */
export function dayShown(
  days: readonly EventDay[],
  { event, now }: Pick<EventProps, 'event' | 'now'>,
): string | null {
  const today = dayIn(event.time_zone)(now)
  return (days.find(({ day }) => day >= today) ?? days.at(-1))?.day ?? null
}

/** Returns the day as 2027-01-25. */
function dayIn(timeZone: string): (instant: number) => string {
  const format = new Intl.DateTimeFormat('sv', { timeZone })
  return (instant) => format.format(instant)
}
