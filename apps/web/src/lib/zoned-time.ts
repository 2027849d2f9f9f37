/** Converts between local time at the venue, as `yyyy-mm-dd` and `HH:mm`, and epoch milliseconds. */

const formats = new Map<string, Intl.DateTimeFormat>()

export function wallTime(epoch: number, zone: string): { day: string; time: string } {
  const parts = formatIn(zone).formatToParts(epoch)
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? ''
  return { day: `${of('year')}-${of('month')}-${of('day')}`, time: `${of('hour')}:${of('minute')}` }
}

/** A time that the clocks skip is read as an hour later. */
export function epochOf(day: string, time: string, zone: string): number {
  const asUtc = Date.parse(`${day}T${time}:00Z`)
  // the offset may differ at the first guess
  const guess = asUtc - offsetAt(asUtc, zone)
  return asUtc - offsetAt(guess, zone)
}

/** Reads "9:05", "09.05", "0905" and "9h05" as `HH:mm`; null: not a time. */
export function timeIn(text: string): string | null {
  const [, hour, minute] = /^\s*(\d{1,2})[:.h時]?(\d\d)分?\s*$/.exec(text) ?? []
  if (hour === undefined || minute === undefined || Number(hour) > 23 || Number(minute) > 59) return null
  return `${hour.padStart(2, '0')}:${minute}`
}

function offsetAt(epoch: number, zone: string): number {
  const { day, time } = wallTime(epoch, zone)
  return Date.parse(`${day}T${time}:00Z`) - Math.floor(epoch / 60_000) * 60_000
}

function formatIn(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  formats.set(zone, format)
  return format
}
