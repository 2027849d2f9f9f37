/** Instants and the way the calls write them: `yyyy-mm-dd HH:mm` in the competition's zone (competition-form §5). */

/** An instant as a clock on the wall shows it there. */
export function wallClock(instant: Date, timeZone: string): string {
  const part = partsIn(instant, timeZone)
  return `${part['year']}-${part['month']}-${part['day']} ${part['hour']}:${part['minute']}`
}

/** `yyyy-mm-dd` of an instant there. */
export function dayOf(instant: Date, timeZone: string): string {
  return wallClock(instant, timeZone).slice(0, 10)
}

/**
 * Reads `yyyy-mm-dd HH:mm` in the zone, or ISO 8601 with an offset or Z. Null when it is neither, or no such day.
 * A time that the change of clocks skips is read as if the clocks had not changed yet.
 */
export function readInstant(text: string, timeZone: string): Date | null {
  const wall = /^(\d{4})-(\d\d)-(\d\d)[ T](\d\d):(\d\d)(?::\d\d(?:\.\d+)?)?$/.exec(text)
  if (!wall) return isoInstant(text)
  const [year, month, day, hour, minute] = wall.slice(1).map(Number) as [
    number,
    number,
    number,
    number,
    number,
  ]
  const asUtc = Date.UTC(year, month - 1, day, hour, minute)
  const said = new Date(asUtc).toISOString().slice(0, 16).replace('T', ' ')
  if (Number.isNaN(asUtc) || said !== `${text.slice(0, 10)} ${text.slice(11, 16)}`) return null
  // twice, because the first guess may lie on the other side of a change of clocks
  const guess = asUtc - offsetAt(new Date(asUtc), timeZone)
  return new Date(asUtc - offsetAt(new Date(guess), timeZone))
}

export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

function isoInstant(text: string): Date | null {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)$/.test(text)) return null
  const instant = new Date(text)
  return Number.isNaN(instant.getTime()) ? null : instant
}

/** Milliseconds by which the zone is ahead of UTC at that instant. */
function offsetAt(instant: Date, timeZone: string): number {
  const wall = wallClock(instant, timeZone)
  return Date.parse(`${wall.replace(' ', 'T')}:00Z`) - Math.floor(instant.getTime() / 60_000) * 60_000
}

function partsIn(instant: Date, timeZone: string): Record<string, string> {
  return Object.fromEntries(
    formatFor(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  )
}

// making a formatter costs fifty times as much as using one
const formats = new Map<string, Intl.DateTimeFormat>()

function formatFor(timeZone: string): Intl.DateTimeFormat {
  const kept = formats.get(timeZone)
  if (kept) return kept
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  formats.set(timeZone, made)
  return made
}
