/** The world ranking: the points an official result brings, and the athletes by their best two results (ranking §1 to §4). */

import type { Category } from './model.ts'
import { isOfficialResult } from './seal.ts'

export const rankingLevels = [
  'world-championship',
  'world-cup',
  'masters',
  'grand-slam',
  'open',
  'challenge',
] as const
export type RankingLevel = (typeof rankingLevels)[number]

export const rankingFormulas = ['isa-2', 'isa-1'] as const
export type RankingFormula = (typeof rankingFormulas)[number]

export const rankingPeriods = ['year', 'three-years'] as const
export type RankingPeriod = (typeof rankingPeriods)[number]

/** How many results of an athlete count. */
const countedResults = 2

export type RankedCompetition = {
  id: number
  /** yyyy-mm-dd, in the competition's time zone. */
  day: string
  level: RankingLevel
  /** Athletes who share a place have the same number, and the next number is left out: 1, 2, 2, 4. */
  places: readonly { userId: number; place: number }[]
}

export type CountedResult = { competitionId: number; day: string; place: number; points: number }

export type RankingRow = {
  userId: number
  /** Equal points share a rank: 1, 2, 2, 4. */
  rank: number
  points: number
  /** Ranks gained since the day before the last competition; null: the athlete was not in the ranking. */
  change: number | null
  /** The results that count, best first. */
  counts: CountedResult[]
}

export type Ranking = {
  /** Day (yyyy-mm-dd) of the last competition that counts; null: there is none. */
  since: string | null
  rows: RankingRow[]
}

export type RankingOptions = { formula: RankingFormula; period: RankingPeriod; at: string }

/** The ranking at the end of the day `at`; the order of `competitions` and of their places does not matter. */
export function ranking(competitions: readonly RankedCompetition[], options: RankingOptions): Ranking {
  const pointsOf = pointsOnce(options.formula)
  const rows = standingsAt(competitions, options, pointsOf)
  const days = competitions.filter(({ day }) => isInPeriod(day, options)).map(({ day }) => day)
  const since = days.toSorted().at(-1) ?? null
  if (since === null) return { since, rows: [] }
  const before = standingsAt(competitions, { ...options, at: dayBefore(since) }, pointsOf)
  const ranks = new Map(before.map(({ userId, rank }) => [userId, rank]))
  return {
    since,
    rows: rows.map((row) => {
      const former = ranks.get(row.userId)
      return { ...row, change: former === undefined ? null : former - row.rank }
    }),
  }
}

/** Points by athlete; athletes without points are left out. */
export function pointsOfCompetition(
  { level, places }: Pick<RankedCompetition, 'level' | 'places'>,
  formula: RankingFormula,
): Map<number, number> {
  const sharing = new Map<number, number>()
  for (const { place } of places) sharing.set(place, (sharing.get(place) ?? 0) + 1)
  return new Map(
    places.flatMap(({ userId, place }) => {
      const points = sharedPoints({ formula, level, field: places.length }, place, sharing.get(place) ?? 1)
      return points === 0 ? [] : [[userId, points]]
    }),
  )
}

type Field = { formula: RankingFormula; level: RankingLevel; field: number }

/** Points of each of `athletes` who share a place: the mean of the places that they occupy together. */
export function sharedPoints(of: Field, place: number, athletes: number): number {
  if (athletes === 1) return pointsOfPlace(of, place)
  const all = Array.from({ length: athletes }, (_, index) => pointsOfPlace(of, place + index))
  return Math.round(all.reduce((sum, points) => sum + points, 0) / athletes)
}

/** 0 if the field is smaller than the level demands. */
export function pointsOfPlace({ formula, level, field }: Field, place: number): number {
  if (field < leastField(formula, level)) return 0
  return formula === 'isa-1'
    ? logarithmicPoints(level, field, place)
    : fixedThenLinearPoints(level, field, place)
}

export function leastField(formula: RankingFormula, level: RankingLevel): number {
  return formula === 'isa-1' ? logarithmic[level].least : fixed[level].length
}

/** The level of a competition for which nobody chose one. */
export function levelOf({
  category,
  rankingLevel,
}: {
  category: Category | null
  rankingLevel: RankingLevel | null
}): RankingLevel {
  return rankingLevel ?? (category === 'international' ? 'masters' : 'open')
}

/** Whether the result counts: it is official and, if it was imported, an admin let it in. */
export function isRanked(
  competition: Parameters<typeof isOfficialResult>[0] & { is_ranked: boolean },
): boolean {
  return isOfficialResult(competition) && competition.is_ranked
}

/** The athlete's total and rank with that place at a coming competition, if nobody else rides there. */
export function withNextPlace(
  row: Pick<RankingRow, 'userId' | 'counts'>,
  rows: readonly Pick<RankingRow, 'userId' | 'points'>[],
  points: number,
): { points: number; rank: number } {
  const total = [...row.counts.map((each) => each.points), points]
    .toSorted((a, b) => b - a)
    .slice(0, countedResults)
    .reduce((sum, each) => sum + each, 0)
  const ahead = rows.filter((other) => other.userId !== row.userId && other.points > total)
  return { points: total, rank: ahead.length + 1 }
}

/** Remembers points, as the tables of a day and of the day before count the same competitions. */
function pointsOnce(formula: RankingFormula) {
  const known = new Map<RankedCompetition, ReadonlyMap<number, number>>()
  return (competition: RankedCompetition) => {
    const points = known.get(competition) ?? pointsOfCompetition(competition, formula)
    known.set(competition, points)
    return points
  }
}

function standingsAt(
  competitions: readonly RankedCompetition[],
  options: RankingOptions,
  pointsOf: (competition: RankedCompetition) => ReadonlyMap<number, number>,
): Omit<RankingRow, 'change'>[] {
  const results = new Map<number, CountedResult[]>()
  for (const competition of competitions) {
    if (!isInPeriod(competition.day, options)) continue
    const points = pointsOf(competition)
    for (const { userId, place } of competition.places) {
      const brought = points.get(userId)
      if (brought === undefined) continue
      const own = results.get(userId) ?? []
      if (own.length === 0) results.set(userId, own)
      own.push({ competitionId: competition.id, day: competition.day, place, points: brought })
    }
  }
  return ranked([...results].map(([userId, own]) => totalOf(userId, own)))
}

function totalOf(userId: number, results: readonly CountedResult[]) {
  const counts = results.toSorted(byPoints).slice(0, countedResults)
  return { userId, counts, points: counts.reduce((sum, { points }) => sum + points, 0) }
}

/** Best points first; of equal points the later competition first. */
function byPoints(a: CountedResult, b: CountedResult): number {
  return b.points - a.points || compareText(b.day, a.day) || b.competitionId - a.competitionId
}

function ranked<Row extends { userId: number; points: number }>(
  rows: readonly Row[],
): (Row & { rank: number })[] {
  const sorted = rows.toSorted((a, b) => b.points - a.points || a.userId - b.userId)
  let rank = 0
  return sorted.map((row, index) => {
    if (sorted[index - 1]?.points !== row.points) rank = index + 1
    return { ...row, rank }
  })
}

/** The period is the calendar year up to `at`, or the three years that end with it. */
function isInPeriod(day: string, { period, at }: RankingOptions): boolean {
  if (day > at) return false
  if (period === 'year') return day.slice(0, 4) === at.slice(0, 4)
  return day > `${String(Number(at.slice(0, 4)) - 3).padStart(4, '0')}${at.slice(4)}`
}

function dayBefore(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10)
}

function compareText(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}

/**
 * The federation's rankings service (github.com/International-Slackline-Association/Rankings-Backend, src/shared/constants.ts):
 * the first place gets `top` points, the last of the field (or of `range` places) 1, and the points between follow a logarithm.
 */
function logarithmicPoints(level: RankingLevel, field: number, place: number): number {
  const { top, range } = logarithmic[level]
  const last = Math.min(field, range)
  if (place > last) return 0
  return Math.round(top + ((1 - top) / Math.log(last)) * Math.log(place))
}

const logarithmic: Record<RankingLevel, { top: number; range: number; least: number }> = {
  'world-championship': { top: 2000, range: 18, least: 11 },
  'world-cup': { top: 1500, range: 16, least: 9 },
  masters: { top: 900, range: 14, least: 7 },
  'grand-slam': { top: 600, range: 12, least: 5 },
  open: { top: 300, range: 10, least: 3 },
  challenge: { top: 150, range: 8, least: 3 },
}

/**
 * The federation's SportHub (github.com/International-Slackline-Association/SportHub, sport-hub/src/utils/points.ts): the first
 * places have fixed points, those below fall in equal steps to the end of the field, and every rider gets at least 1. It names
 * no smallest field; here the smallest has as many athletes as there are fixed places.
 */
function fixedThenLinearPoints(level: RankingLevel, field: number, place: number): number {
  if (place > field) return 0
  const points = fixed[level]
  const given = points[place - 1]
  if (given !== undefined) return given
  const least = points.length
  const last = points[least - 1] ?? 0
  return Math.max(1, Math.round(last - ((place - least) * last) / (field - least + 1)))
}

const fixed: Record<RankingLevel, readonly number[]> = {
  'world-championship': [3000, 2400, 1920, 1536, 1229, 983],
  'world-cup': [2000, 1667, 1389, 1157, 965],
  masters: [900, 750, 625, 521],
  'grand-slam': [600, 500, 417],
  open: [300, 250, 208],
  challenge: [200, 167, 139],
}

/** Where the numbers of a formula come from. */
export const formulaSources: Record<RankingFormula, string> = {
  'isa-1': 'https://github.com/International-Slackline-Association/Rankings-Backend',
  'isa-2': 'https://github.com/International-Slackline-Association/SportHub',
}
