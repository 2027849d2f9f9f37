/**
 * What an address asks for (screens §26): whose statistics (an athlete's, perhaps beside another's, a competition's, those of
 * one round, or, when it says nothing, one's own), of which days, and what of them is drawn over time.
 */

export const figures = ['total', 'style', 'variety', 'grabs', 'landed'] as const
export type Figure = (typeof figures)[number]

/** Days of the viewer's calendar, both counted. */
export type Days = { from?: string | undefined; to?: string | undefined }

export type StatisticsSearch = {
  athlete?: number
  /** Whom an athlete is compared with. */
  with?: number | undefined
  competition?: number
  /** `new`: a training round that is not saved yet. */
  round?: number | 'new'
  figure?: Figure
  rule?: number
} & Days

/** Where the screen finds what its address says, and how it goes on from there. */
export type StatisticsAddress = {
  search: StatisticsSearch
  onSearch: (search: StatisticsSearch) => void
}

/** Reads what an address says; anything else in it is left out. */
export function statisticsSearch(given: Record<string, unknown>): StatisticsSearch {
  const athlete = idOf(given['athlete'])
  const competition = idOf(given['competition'])
  const figure = figures.find((each) => each === given['figure'])
  const rule = idOf(given['rule'])
  const round = given['round'] === 'new' ? 'new' : idOf(given['round'])
  if (round) return { round }
  const beside = competition ? null : idOf(given['with'])
  const [from, to] = [dayOf(given['from']), dayOf(given['to'])]
  return {
    ...(athlete ? { athlete } : competition ? { competition } : {}),
    ...(beside && { with: beside }),
    ...(from && { from }),
    ...(to && { to }),
    ...(figure && { figure }),
    ...(rule && { rule }),
  }
}

export function asDay(date: Date): string {
  const [month, day] = [date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0'))
  return `${date.getFullYear()}-${month}-${day}`
}

function dayOf(value: unknown): string | null {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return null
  const date = new Date(`${value}T00:00:00`)
  // the 31st of a month of 30 days is none
  return !Number.isNaN(date.getTime()) && asDay(date) === value ? value : null
}

function idOf(value: unknown): number | null {
  const id = Number(value)
  return Number.isInteger(id) && id > 0 ? id : null
}
