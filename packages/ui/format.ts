/** Dates, numbers, scores and countries in the viewer's language and time zone. */
import { locale } from '@trickline/messages/languages'
import { useLanguage } from './language.ts'

export type Format = ReturnType<typeof formatFor>

/** `timeZone`: used in place of the viewer's; each date with a time then names it. */
export function useFormat(timeZone?: string): Format {
  const language = useLanguage()
  const key = `${language} ${timeZone ?? ''}`
  const cached = formats.get(key)
  if (cached) return cached
  const format = formatFor(language, timeZone)
  formats.set(key, format)
  return format
}

/** Kept, as every row of a list uses them and a phone takes milliseconds to make each formatter. */
const formats = new Map<string, Format>()

/** ISO 8601 or epoch milliseconds; null and invalid dates read '—'. */
type Instant = string | number | null | undefined

export function formatFor(language: string, timeZone?: string) {
  const tag = locale(language)
  return { ...numberFormats(tag), ...dateFormats(tag, timeZone), ...textFormats(tag) }
}

function numberFormats(tag: string) {
  const hundredths = lazy(
    () => new Intl.NumberFormat(tag, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
  )
  // 22.124999999999996 is a half that binary arithmetic missed
  const decimals = (points: number) => hundredths().format(Number(points.toFixed(6)))
  const exact = lazy(() => new Intl.NumberFormat(tag, { minimumFractionDigits: 2, maximumFractionDigits: 4 }))
  const factors = lazy(() => new Intl.NumberFormat(tag, { maximumFractionDigits: 4 }))
  const number = lazy(() => new Intl.NumberFormat(tag))
  const percent = lazy(() => new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 0 }))
  return {
    /** A total, or points of a trick or combo, with two decimals; 0 or less reads "-" (screens §1), no score reads `none`. */
    score: (total: number | null | undefined, none = '-') => {
      if (total === null || total === undefined || Number.isNaN(total)) return none
      return total <= 0 ? '-' : decimals(total)
    },
    /** Two decimals; 0 reads "0.00". */
    value: decimals,
    /** For the explanation of a score: up to four decimals, so that the steps add up. */
    exactScore: (points: number) => (points <= 0 ? '-' : exact().format(points)),
    amount: (points: number) => exact().format(points),
    /** Up to four decimals: 1.1125 must not read 1.113. */
    factor: (factor: number) => factors().format(factor),
    number: (value: number) => number().format(value),
    /** `share` is from 0 to 1. */
    percent: (share: number) => percent().format(share),
    money: (units: number, currency = 'EUR') =>
      new Intl.NumberFormat(tag, {
        style: 'currency',
        currency,
        currencyDisplay: 'narrowSymbol',
        maximumFractionDigits: 0,
      }).format(units),
  }
}

function dateFormats(tag: string, timeZone: string | undefined) {
  // an old browser may not know the zone
  const validZone = timeZone !== undefined && isZone(timeZone) ? timeZone : null
  const zone = validZone === null ? {} : { timeZone: validZone }
  const { brackets } = marksOf(tag)
  const withZone = (time: string) =>
    validZone === null || time === '—' ? time : `${time}${brackets.join(zoneName(tag, validZone))}`
  const day = lazy(() => new Intl.DateTimeFormat(tag, { dateStyle: 'medium', ...zone }))
  const dayOfYear = lazy(() => new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'short', ...zone }))
  const moment = lazy(
    () =>
      new Intl.DateTimeFormat(tag, {
        dateStyle: 'medium',
        timeStyle: 'short',
        hourCycle: 'h23',
        ...zone,
      }),
  )
  const leafDay = lazy(() => new Intl.DateTimeFormat(tag, { day: 'numeric', ...zone }))
  const leafMonth = lazy(() => new Intl.DateTimeFormat(tag, { month: 'short', ...zone }))
  const clock = lazy(() => new Intl.DateTimeFormat(tag, { timeStyle: 'short', hourCycle: 'h23', ...zone }))
  return {
    date: (instant: Instant) => dated(day, instant),
    /** Without the year if it is the current one. */
    shortDate: (instant: string | number) =>
      dated(new Date(instant).getFullYear() === new Date().getFullYear() ? dayOfYear : day, instant),
    /** "Jan 25 – 26, 2027"; a single day is written once. */
    dates: (from: string | number, to: string | number) => day().formatRange(new Date(from), new Date(to)),
    dateTime: (instant: Instant) => withZone(dated(moment, instant)),
    dateTimes: (from: string | number, to: string | number) =>
      withZone(moment().formatRange(new Date(from), new Date(to))),
    /** "10:00 (Spain Time)". */
    hour: (instant: Instant) => withZone(dated(clock, instant)),
    /** Day and short month of a calendar leaf: "21", "Jan"; standalone, "1月". */
    calendar: (instant: string | number) => {
      const date = new Date(instant)
      const dayNumber =
        leafDay()
          .formatToParts(date)
          .find(({ type }) => type === 'day')?.value ?? ''
      return { day: dayNumber, month: leafMonth().format(date) }
    },
    time: (instant: Instant) => dated(clock, instant),
    /** Only the time if it is today for the viewer, else the date. */
    timeOrDate: (instant: string | number, now: number) => {
      const isToday = new Date(instant).toDateString() === new Date(now).toDateString()
      return isToday ? dated(clock, instant) : withZone(dated(moment, instant))
    },
    /** Name of the time zone; null if it is the viewer's own. */
    zone: () => (validZone === null ? null : zoneName(tag, validZone)),
  }
}

function textFormats(tag: string) {
  const { comma, stop } = marksOf(tag)
  const relative = lazy(() => new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }))
  const regions = lazy(() => new Intl.DisplayNames(tag, { type: 'region', fallback: 'none' }))
  return {
    relative: (instant: string | number, now: number) => {
      const seconds = (new Date(instant).getTime() - now) / 1000
      const [unit, size] = units.find(([, least]) => Math.abs(seconds) >= least) ?? (['second', 1] as const)
      return relative().format(Math.round(seconds / size), unit)
    },
    /** The browser's name for the country, else the server's. */
    country: ({ iso2, name }: { iso2: string; name: string }) => regions().of(iso2.toUpperCase()) ?? name,
    list: (words: readonly string[]) => new Intl.ListFormat(tag).format(words),
    either: (words: readonly string[]) => new Intl.ListFormat(tag, { type: 'disjunction' }).format(words),
    /** Joins words without "and": "Judging, shared by 2 judges". */
    joined: (...words: string[]) => words.join(comma),
    sentence: (words: string) => `${words}${stop}`,
  }
}

/** Made at its first use: a screen needs few of them. */
function lazy<Formatter>(make: () => Formatter): () => Formatter {
  let made: Formatter | undefined
  return () => (made ??= make())
}

function marksOf(tag: string) {
  return tag === 'ja' ? fullWidthMarks : usualMarks
}

const usualMarks = { comma: ', ', stop: '.', brackets: [' (', ')'] }
const fullWidthMarks = { comma: '、', stop: '。', brackets: ['（', '）'] }

const units = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const

function isZone(timeZone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone }))
  } catch {
    return false
  }
}

const zoneNames = new Map<string, string>()

/** Cached, since making its formatters takes longer than everything else in a list row. */
function zoneName(tag: string, timeZone: string): string {
  const key = `${tag} ${timeZone}`
  const name = zoneNames.get(key) ?? findZoneName(tag, timeZone)
  zoneNames.set(key, name)
  return name
}

/** "Japan Time", "São Paulo Time"; the long name if the short one is an abbreviation ("CET"). */
function findZoneName(tag: string, timeZone: string): string {
  const [general = '', long = ''] = (['shortGeneric', 'longGeneric'] as const).map(
    (timeZoneName) =>
      new Intl.DateTimeFormat(tag, { timeZone, timeZoneName })
        .formatToParts()
        .find(({ type }) => type === 'timeZoneName')?.value,
  )
  if (/^[A-Z]+$|GMT|UTC/.test(general)) return /GMT|UTC/.test(long) ? timeZone : long
  // the name is used in brackets: "Japan (Ortszeit)" becomes "Ortszeit Japan"
  return general.replace(/^(.+) \((.+)\)$/, '$2 $1')
}

function dated(formatter: () => Intl.DateTimeFormat, instant: Instant): string {
  if (instant === null || instant === undefined) return '—'
  const date = new Date(instant)
  return Number.isNaN(date.getTime()) ? '—' : formatter().format(date)
}
