/** The dates of the form: read in the competition's zone, and far enough ahead (competition-form §5). */
import { earliestStart, latestStart } from '@trickline/competition/competition-form'
import type { CompetitionForm } from '@trickline/contract/competitions'
import type { FieldErrors } from '@trickline/contract/refusals'
import type { CompetitionRecord } from './competitions-store.ts'
import { dayOf, isTimeZone, readInstant } from './wall-clock.ts'

export type Dates = Pick<CompetitionRecord, 'time_zone' | 'date_start' | 'date_end'>

export function checkDates(
  given: Pick<CompetitionForm, 'time_zone' | 'date_start' | 'date_end'>,
  before: Dates | null,
  now: Date,
): { dates: Dates; errors: FieldErrors } {
  const errors: FieldErrors = {}
  const dates: Dates = {
    time_zone: given.time_zone ?? before?.time_zone ?? 'UTC',
    date_start: before?.date_start ?? null,
    date_end: before?.date_end ?? null,
  }
  if (!isTimeZone(dates.time_zone)) return { dates, errors: { time_zone: ['unknown-time-zone'] } }

  if (given.date_start !== undefined) {
    dates.date_start = read('date_start', given.date_start, dates.time_zone, errors)
    // a single date means that the end is the start
    dates.date_end = dates.date_start
  }
  if (given.date_end) dates.date_end = read('date_end', given.date_end, dates.time_zone, errors)
  else if (given.date_end === null) dates.date_end = dates.date_start

  const problem = startProblem(dates, before, now)
  if (problem !== null) errors['date_start'] = [problem]
  const { date_start: start, date_end: end } = dates
  if (start && end && end < start) errors['date_end'] = ['before-start']
  return { dates, errors }
}

function read(field: string, text: string | null, timeZone: string, errors: FieldErrors): Date | null {
  if (text === null) return null
  const instant = readInstant(text, timeZone)
  if (instant === null) errors[field] = ['not-a-date']
  return instant
}

/** Asked only when the start changes: a draft that has waited can still be saved. By days, as the picker offers them. */
function startProblem(dates: Dates, before: Dates | null, now: Date): 'too-early' | 'too-late' | null {
  const { date_start: start, time_zone: timeZone } = dates
  if (start === null || start.getTime() === before?.date_start?.getTime()) return null
  const today = dayOf(now, timeZone)
  const day = dayOf(start, timeZone)
  if (day < earliestStart(today)) return 'too-early'
  return day > latestStart(today) ? 'too-late' : null
}
