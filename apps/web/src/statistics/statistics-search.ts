/** Search parameters of the statistics (screens §26): athlete, competition or round (by default the viewer), period, figure. */

export const figures = ['total', 'style', 'variety', 'grabs', 'landed'] as const
export type Figure = (typeof figures)[number]

export const parts = ['scores', 'tricks', 'progress'] as const
export type Part = (typeof parts)[number]

/** Days of the viewer's calendar, both inclusive. */
export type Days = { from?: string | undefined; to?: string | undefined }

export type StatisticsSearch = {
  athlete?: number
  with?: number | undefined
  competition?: number
  /** `new`: the unsaved training round. */
  round?: number | 'new'
  part?: Part
  figure?: Figure
  rule?: number
} & Days

export type StatisticsAddress = {
  search: StatisticsSearch
  onSearch: (search: StatisticsSearch) => void
}

export function statisticsSearch(input: Record<string, unknown>): StatisticsSearch {
  const athlete = idOf(input['athlete'])
  const competition = idOf(input['competition'])
  const part = parts.find((each) => each === input['part'])
  const figure = figures.find((each) => each === input['figure'])
  const rule = idOf(input['rule'])
  const round = input['round'] === 'new' ? 'new' : idOf(input['round'])
  if (round) return { round }
  const comparedWith = competition ? null : idOf(input['with'])
  const [from, to] = [dayOf(input['from']), dayOf(input['to'])]
  return {
    ...(athlete ? { athlete } : competition ? { competition } : {}),
    ...(comparedWith && { with: comparedWith }),
    ...(from && { from }),
    ...(to && { to }),
    ...(part && { part }),
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
  // rejects days that do not exist, e.g. 31 April
  return !Number.isNaN(date.getTime()) && asDay(date) === value ? value : null
}

function idOf(value: unknown): number | null {
  const id = Number(value)
  return Number.isInteger(id) && id > 0 ? id : null
}
