/**
 * What a date can be chosen from: months, days and times as selects, so that no device's locale decides how a date
 * reads (competition-form §5). Values are `yyyy-mm-dd HH:mm`, limits `yyyy-mm-dd`.
 */

export type DateParts = { month: string; day: number; hour: number; minute: number }

/** null for '' and for anything that is not such a value. */
export function partsOf(value: string): DateParts | null {
  const [, month, day, hour, minute] = /^(\d{4}-\d\d)-(\d\d) (\d\d):(\d\d)$/.exec(value) ?? []
  if (month === undefined) return null
  return { month, day: Number(day), hour: Number(hour), minute: Number(minute) }
}

export function valueOf({ month, day, hour, minute }: DateParts): string {
  return `${month}-${two(day)} ${two(hour)}:${two(minute)}`
}

/** `yyyy-mm` from the month of one day to that of another. */
export function monthsBetween(from: string, to: string): string[] {
  const months: string[] = []
  let [year, month] = [Number(from.slice(0, 4)), Number(from.slice(5, 7))]
  while (`${year}-${two(month)}` <= to.slice(0, 7)) {
    months.push(`${year}-${two(month)}`)
    year = month === 12 ? year + 1 : year
    month = month === 12 ? 1 : month + 1
  }
  return months
}

/** The days of a month that lie within the limits. */
export function daysWithin(month: string, from: string, to: string): number[] {
  const last = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5, 7)), 0)).getUTCDate()
  return Array.from({ length: last }, (_, index) => index + 1).filter((day) => {
    const date = `${month}-${two(day)}`
    return from <= date && date <= to
  })
}

/** The same time in another month, on the nearest day that is offered there; 10:00 when nothing was chosen yet. */
export function inMonth(value: string, month: string, from: string, to: string): string {
  const before = partsOf(value) ?? { day: 1, hour: 10, minute: 0 }
  const days = daysWithin(month, from, to)
  const day = days.findLast((each) => each <= before.day) ?? days[0] ?? 1
  return valueOf({ ...before, month, day })
}

/** Today in a time zone, as `yyyy-mm-dd`. */
export function todayIn(timeZone: string, now: number): string {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  return format.format(now)
}

function two(number: number): string {
  return String(number).padStart(2, '0')
}
