/** Dates, numbers and scores in the viewer's language and time zone. */
import { locale, useLanguage } from './language.ts'

export type Format = ReturnType<typeof formatFor>

export function useFormat(): Format {
  const language = useLanguage()
  const known = made.get(language)
  if (known) return known
  const format = formatFor(language)
  made.set(language, format)
  return format
}

/** One for each language: formatters take a millisecond to make, and every row of a list asks for them. */
const made = new Map<string, Format>()

/** `instant` is ISO 8601 or epoch milliseconds; nothing, or no date at all, reads '—'. */
export function formatFor(language: string, timeZone?: string) {
  const tag = locale(language)
  const zone = timeZone ? { timeZone } : {}
  const decimals = new Intl.NumberFormat(tag, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  const exact = new Intl.NumberFormat(tag, { minimumFractionDigits: 2, maximumFractionDigits: 4 })
  const factors = new Intl.NumberFormat(tag, { maximumFractionDigits: 4 })
  const number = new Intl.NumberFormat(tag)
  const percent = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 0 })
  const day = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', ...zone })
  const moment = new Intl.DateTimeFormat(tag, {
    dateStyle: 'medium',
    timeStyle: 'short',
    hourCycle: 'h23',
    ...zone,
  })
  const clock = new Intl.DateTimeFormat(tag, { timeStyle: 'short', hourCycle: 'h23', ...zone })
  const relative = new Intl.RelativeTimeFormat(tag, { numeric: 'auto' })

  return {
    /** Points, of a trick as of a round: "-" when 0 or less (screens §1), "—" when there are none or one may not see them. */
    score: (points: number | null | undefined) => {
      if (points === null || points === undefined || Number.isNaN(points)) return '—'
      return points <= 0 ? '-' : decimals.format(points)
    },
    /** What a trick is worth in the catalogue. */
    value: (value: number) => decimals.format(value),
    /** A score on the way to a total: only the total is rounded, and what is shown before it adds up to it. */
    exactScore: (points: number) => (points <= 0 ? '-' : exact.format(points)),
    /** What goes into such a score, 0 included. */
    amount: (points: number) => exact.format(points),
    /** What points are multiplied by: 1.1125 is not 1.113. */
    factor: (factor: number) => factors.format(factor),
    number: (value: number) => number.format(value),
    /** `share` from 0 to 1. */
    percent: (share: number) => percent.format(share),
    /** Whole units of a currency, behind its symbol as the country has it. */
    money: (units: number, symbol = '€') => `${number.format(units)} ${symbol}`,
    date: (instant: string | number | null | undefined) => dated(day, instant),
    dateTime: (instant: string | number | null | undefined) => dated(moment, instant),
    time: (instant: string | number | null | undefined) => dated(clock, instant),
    /** "in 3 days", "2 minutes ago". */
    relative: (instant: string | number, now: number) => {
      const seconds = (new Date(instant).getTime() - now) / 1000
      const [unit, size] = units.find(([, least]) => Math.abs(seconds) >= least) ?? (['second', 1] as const)
      return relative.format(Math.round(seconds / size), unit)
    },
    list: (words: string[]) => new Intl.ListFormat(tag).format(words),
  }
}

const units = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const

function dated(formatter: Intl.DateTimeFormat, instant: string | number | null | undefined): string {
  if (instant === null || instant === undefined) return '—'
  const date = new Date(instant)
  return Number.isNaN(date.getTime()) ? '—' : formatter.format(date)
}
