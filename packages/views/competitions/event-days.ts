/** The days of an event, which are stated without a time. */
import type { EventShort } from '@trickline/contract/competitions'

/** `from`, `to`: an instant on the first and on the last day, to be shown in `zone`. */
export type EventDays = { from: number; to: number; zone: string }

/** null: the event states no days. */
export function eventDays({
  date_start: start,
  date_end: end,
}: Pick<EventShort, 'date_start' | 'date_end'>): EventDays | null {
  return start === null ? null : { from: noonOf(start), to: noonOf(end ?? start), zone: 'UTC' }
}

function noonOf(day: string): number {
  return Date.parse(`${day}T12:00:00Z`)
}
