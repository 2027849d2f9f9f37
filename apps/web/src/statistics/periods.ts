/** The periods offered, as days of the viewer's calendar. */
import { asDay, type Days } from './statistics-search.ts'

export const periods = ['all', 'year', 'twelve-months', 'other'] as const
export type Period = (typeof periods)[number]

/** The days of a period up to today; `other` starts with the year so far. */
export function daysOf(period: Period, now: number): Days {
  const today = new Date(now)
  const newYear = `${today.getFullYear()}-01-01`
  const daysAfterAYearAgo = new Date(today.getFullYear() - 1, today.getMonth(), today.getDate() + 1)
  return {
    all: {},
    year: { from: newYear },
    'twelve-months': { from: asDay(daysAfterAYearAgo) },
    other: { from: newYear, to: asDay(today) },
  }[period]
}

export function periodOf({ from, to }: Days, now: number): Period {
  const hasTheseDays = (period: Period) => daysOf(period, now).from === from && daysOf(period, now).to === to
  return periods.find((period) => period !== 'other' && hasTheseDays(period)) ?? 'other'
}

/** The days as ISO times, from the first moment to the last, in the viewer's time zone. */
export function momentsOf({ from, to }: Days): Days {
  return {
    ...(from && { from: new Date(`${from}T00:00:00`).toISOString() }),
    ...(to && { to: new Date(`${to}T23:59:59.999`).toISOString() }),
  }
}
