/** Titles over several competitions, by a versioned formula (events §6): places count, never scores under different rules. */

export type TitleFormula = 'mean-of-ranks' | 'points'

/** Raised when a formula changes; a title keeps the version it was made with. */
export const formulaVersion = 1

type Place = { competitionId: number; userId: number; place: number }
export type TitleRow = { rank: number; userId: number; value: number }

/** Points of version 1 by place, from the first; every place after these gets one point. */
const pointsByPlace = [100, 80, 65, 55, 50, 45, 40, 36, 32, 29, 26, 24, 22, 20, 18, 16]

/**
 * The athletes in order. A mean needs a place in every finished competition; points are added up. Between equals the better
 * best place decides, then the better second best and so on; athletes equal in all share the rank.
 */
export function titleRows(formula: TitleFormula, places: readonly Place[]): TitleRow[] {
  const finished = new Set(places.map(({ competitionId }) => competitionId)).size
  const rows = [...placesByUser(places)]
    .filter(([, own]) => formula === 'points' || own.length === finished)
    .map(([userId, own]) => ({ userId, own, value: valueOf(formula, own) }))
    .toSorted((a, b) => compare(formula, a, b) || a.userId - b.userId)
  let rank = 0
  return rows.map((row, index) => {
    const before = rows[index - 1]
    if (before === undefined || compare(formula, before, row) !== 0) rank = index + 1
    return { rank, userId: row.userId, value: row.value }
  })
}

/** Whether athletes are ranked apart although their values are equal. */
export function titleTies(rows: readonly Pick<TitleRow, 'rank' | 'value'>[]): boolean {
  return rows.some(({ rank, value }, index) => {
    const before = rows[index - 1]
    return before !== undefined && before.value === value && before.rank !== rank
  })
}

/** The places of each athlete, best first. */
function placesByUser(places: readonly Place[]): Map<number, number[]> {
  const byUser = new Map<number, number[]>()
  for (const { userId, place } of places) byUser.set(userId, [...(byUser.get(userId) ?? []), place])
  return new Map([...byUser].map(([userId, own]) => [userId, own.toSorted((a, b) => a - b)]))
}

/** The mean is rounded to two decimals. */
function valueOf(formula: TitleFormula, own: readonly number[]): number {
  return formula === 'points'
    ? sumOf(own.map((place) => pointsByPlace[place - 1] ?? 1))
    : Math.round((100 * sumOf(own)) / own.length) / 100
}

function sumOf(values: readonly number[]): number {
  return values.reduce((all, each) => all + each, 0)
}

type Counted = { own: readonly number[]; value: number }

function compare(formula: TitleFormula, a: Counted, b: Counted): number {
  const byValue = formula === 'points' ? b.value - a.value : a.value - b.value
  if (byValue !== 0) return byValue
  const different = a.own.findIndex((place, index) => place !== b.own[index])
  return different === -1
    ? b.own.length - a.own.length
    : (a.own[different] ?? 0) - (b.own[different] ?? Number.MAX_SAFE_INTEGER)
}
