/**
 * When each athlete who has not ridden yet will start (screens §32), by the pace of the phase so far;
 * with a single start by the minutes of the form (competition-form §7).
 */

import type { Round } from './model.ts'

export type TimedRound = Pick<Round, 'id' | 'status' | 'recordingStartAt'> & {
  runOrder: number
}

/** Epoch ms by round id. Empty before the first start of the phase. */
export function estimatedStartTimes(
  rounds: readonly TimedRound[],
  formMinutes: number,
): ReadonlyMap<number, number> {
  const starts = rounds.flatMap(({ recordingStartAt }) => recordingStartAt ?? []).toSorted((a, b) => a - b)
  const last = starts.at(-1)
  if (last === undefined) return new Map()
  const pace = paceOf(starts) ?? formMinutes * minute
  return new Map(
    roundsToRide(rounds).map(({ id }, index): [number, number] => [id, last + (index + 1) * pace]),
  )
}

export function roundsToRide<R extends Pick<TimedRound, 'status' | 'runOrder'>>(rounds: readonly R[]): R[] {
  return rounds.filter(({ status }) => status === 'pending').toSorted((a, b) => a.runOrder - b.runOrder)
}

/** Median ms between starts, so that a break does not count; null with fewer than two. */
function paceOf(starts: readonly number[]): number | null {
  const apart = starts
    .slice(1)
    .map((start, index) => start - (starts[index] ?? start))
    .toSorted((a, b) => a - b)
  const half = apart.length / 2
  const middle = apart.slice(Math.ceil(half) - 1, Math.floor(half) + 1)
  return middle.length === 0 ? null : middle.reduce((all, each) => all + each, 0) / middle.length
}

const minute = 60_000
