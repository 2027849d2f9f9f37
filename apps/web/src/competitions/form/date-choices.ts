/** Dates and times of the form as `yyyy-mm-dd HH:mm`, '' if none (competition-form §5). */
import { wallTime } from '../../lib/zoned-time.ts'

const usualTime = '10:00'
const usualEnd = '18:00'

type Dates = { date_start: string; date_end: string }

/** The dates after a press on `day`: the first press sets the start; the second the end, unless it is before the start. */
export function pickDay({ date_start, date_end }: Dates, day: string, isSecond: boolean): Dates {
  const start = at(day, date_start, usualTime)
  if (date_end === '') return { date_start: start, date_end }
  if (isSecond && day >= dayOf(date_start))
    return { date_start, date_end: later(date_start, at(day, date_end, usualEnd)) }
  return { date_start: start, date_end: later(start, at(day, date_end, usualEnd)) }
}

/** The day with the time chosen before, at first 10:00, but not after `latest`. */
export function dayAndTime(day: string, before: string, latest: string): string {
  const chosen = at(day, before, usualTime)
  return latest !== '' && chosen > latest ? latest : chosen
}

export function firstEnd(start: string): string {
  return later(start, `${dayOf(start)} ${usualEnd}`)
}

export function dayOf(value: string): string {
  return value.slice(0, 10)
}

export function timeOf(value: string): string {
  return value.slice(11)
}

function at(day: string, value: string, usual: string): string {
  return `${day} ${timeOf(value) || usual}`
}

function later(one: string, other: string): string {
  return one > other ? one : other
}

/** "Sat, 12 Dec 2026, 10:00": local time at the venue, not converted. */
export function inWords(tag: string, value: string): string {
  const format = new Intl.DateTimeFormat(tag, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'UTC',
  })
  return format.format(new Date(`${value.replace(' ', 'T')}:00Z`))
}

export function todayIn(timeZone: string, now: number): string {
  return wallTime(now, timeZone).day
}

export function startHasPassedIn(form: Dates & { time_zone: string }, now: number): boolean {
  const { day, time } = wallTime(now, form.time_zone)
  return form.date_start !== '' && form.date_start <= `${day} ${time}`
}
