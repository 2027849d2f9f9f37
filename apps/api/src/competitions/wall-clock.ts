/** Instants as the calls write them: `yyyy-mm-dd HH:mm` in the competition's time zone (competition-form §5). */
import { LRUCache } from 'lru-cache'
import { Temporal } from 'temporal-polyfill'

export function wallClock(instant: Date, timeZone: string): string {
  const local = Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(
    properName(timeZone) ?? timeZone,
  )
  return local.toPlainDateTime().toString({ smallestUnit: 'minute' }).replace('T', ' ')
}

/** Uses a formatter, which takes a fiftieth of the time of `wallClock`, as the ranking needs thousands. */
export function dayOf(instant: Date, timeZone: string): string {
  const name = properName(timeZone) ?? timeZone
  let formatter = dayFormatters.get(name)
  if (!formatter) {
    // this language writes yyyy-mm-dd
    formatter = new Intl.DateTimeFormat('en-CA', { timeZone: name, dateStyle: 'short' })
    dayFormatters.set(name, formatter)
  }
  return formatter.format(instant)
}

/** A local time that a clock change skips is read as before the change. */
export function instantAt(wall: string, timeZone: string): Date {
  const local = Temporal.PlainDateTime.from(wall).toZonedDateTime(properName(timeZone) ?? timeZone, {
    disambiguation: 'compatible',
  })
  return new Date(local.epochMilliseconds)
}

/** Accepts `yyyy-mm-dd HH:mm` in the zone, or ISO 8601 with an offset or Z; null for anything else. */
export function readInstant(text: string, timeZone: string): Date | null {
  const match = /^\d{4}-\d\d-\d\d[ T]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(Z|[+-]\d\d:?\d\d)?$/.exec(text)
  if (!match) return null
  try {
    return match[1] ? new Date(Temporal.Instant.from(text).epochMilliseconds) : instantAt(text, timeZone)
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

export function isTimeZone(name: string): boolean {
  return properName(name) !== null
}

const mostZones = 1000
const dayFormatters = new LRUCache<string, Intl.DateTimeFormat>({ max: mostZones })
/** Keyed by name in lower case, so that each zone is looked up once in any spelling. */
const properNames = new LRUCache<string, string>({ max: mostZones })

/** The runtime's name of the zone, perhaps an alias; null if unknown. */
function properName(name: string): string | null {
  const key = name.toLowerCase()
  const cached = properNames.get(key)
  if (cached !== undefined) return cached
  if (/^[+-]/.test(name)) return null
  try {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions()
    properNames.set(key, timeZone)
    return timeZone
  } catch {
    return null
  }
}
