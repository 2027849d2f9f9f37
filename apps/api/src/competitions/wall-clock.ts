/** Instants and the way the calls write them: `yyyy-mm-dd HH:mm` in the competition's zone (competition-form §5). */
import { LRUCache } from 'lru-cache'
import { Temporal } from 'temporal-polyfill'

/** An instant as a clock on the wall shows it there. */
export function wallClock(instant: Date, timeZone: string): string {
  const there = Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(
    properName(timeZone) ?? timeZone,
  )
  return there.toPlainDateTime().toString({ smallestUnit: 'minute' }).replace('T', ' ')
}

/** `yyyy-mm-dd` of an instant there. */
export function dayOf(instant: Date, timeZone: string): string {
  return wallClock(instant, timeZone).slice(0, 10)
}

/** When the clock on the wall there shows it. A time that the change of clocks skips is as if they had not changed. */
export function instantAt(wall: string, timeZone: string): Date {
  const there = Temporal.PlainDateTime.from(wall).toZonedDateTime(properName(timeZone) ?? timeZone, {
    disambiguation: 'compatible',
  })
  return new Date(there.epochMilliseconds)
}

/** Reads `yyyy-mm-dd HH:mm` in the zone, or ISO 8601 with an offset or Z. Null when it is neither, or no such day. */
export function readInstant(text: string, timeZone: string): Date | null {
  const said = /^\d{4}-\d\d-\d\d[ T]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(Z|[+-]\d\d:?\d\d)?$/.exec(text)
  if (!said) return null
  try {
    return said[1] ? new Date(Temporal.Instant.from(text).epochMilliseconds) : instantAt(text, timeZone)
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

/** An IANA name: an offset is no zone. */
export function isTimeZone(name: string): boolean {
  return properName(name) !== null
}

/** More than there are. */
const mostZones = 1000
/** By their names in small letters: however one is spelled, what a zone costs in memory is paid once. */
const properNames = new LRUCache<string, string>({ max: mostZones })

/** As the machine calls it, whose name may be another for the same zone; null: there is none. */
function properName(name: string): string | null {
  const spelled = name.toLowerCase()
  const known = properNames.get(spelled)
  if (known !== undefined) return known
  if (/^[+-]/.test(name)) return null
  try {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions()
    properNames.set(spelled, timeZone)
    return timeZone
  } catch {
    return null
  }
}
