/** The grabs that have a key, most used first. */
import type { Habits } from '@trickline/contract/habits'
import { hasGrab } from '@trickline/scoring'

/** Ids of the twelve most used grabs: first the athlete's, then those in the athlete's competitions, then the sport's. */
export function mostUsedGrabs(habits: Habits | null): number[] {
  const used = (habits?.tricks ?? []).flatMap(({ grab, times }): [number, number][] =>
    grab !== null && hasGrab({ grab }) ? [[grab, times]] : [],
  )
  const commonInCompetitions = (habits?.grabs ?? []).map(({ grab }) => grab)
  return [...new Set([...byTimes(used), ...commonInCompetitions, ...commonGrabs])].slice(
    0,
    commonGrabs.length,
  )
}

/** The most common grabs of the sport: Mute, Japan, Squirrel, Safety and so on. */
const commonGrabs = [17, 14, 26, 21, 29, 23, 28, 33, 1, 9, 19, 20]

function byTimes(counted: readonly (readonly [id: number, times: number])[]): number[] {
  const sums = new Map<number, number>()
  for (const [id, times] of counted) sums.set(id, (sums.get(id) ?? 0) + times)
  return [...sums].toSorted(([, a], [, b]) => b - a).map(([id]) => id)
}
