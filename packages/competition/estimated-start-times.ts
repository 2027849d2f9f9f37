/**
 * When each of those who have not ridden yet is on the line (screens §32): an estimate that rolls along, by the pace of
 * the phase so far, before there is one by the minutes of the form (competition-form §7).
 */

import type { Round } from './model.ts'

export type TimedRound = Pick<Round, 'id' | 'status' | 'recordingStartAt'> & {
  runOrder: number
}

/** By the id of the round, epoch ms. Nothing before the first of the phase was on the line: nobody knows when that is. */
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

/** Those who have not ridden yet, in the order in which they do. */
export function roundsToRide<R extends Pick<TimedRound, 'status' | 'runOrder'>>(rounds: readonly R[]): R[] {
  return rounds.filter(({ status }) => status === 'pending').toSorted((a, b) => a.runOrder - b.runOrder)
}

/** The time from one start to the next, changing over included; of the middle ones, so that a break does not count. */
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
