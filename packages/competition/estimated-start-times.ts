/**
 * When each athlete who has not ridden yet is expected to start (screens §32), by the pace of the phase so far; after a single
 * start by the minutes of the form (competition-form §7).
 */

import type { Competition, CompetitionTypeId, Round } from './model.ts'
import { currentPhase, type Phase, phasesOf, roundsOfPhase } from './phases.ts'
import { judgingMinutesOf, recordingMinutesOf } from './schedule.ts'

export type TimedRound = Pick<Round, 'id' | 'status' | 'recordingStartAt'> & {
  runOrder: number
}

/** Epoch ms by round id; empty before the first start of the phase. */
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

type TimedCompetition = Pick<
  Competition,
  'isVs' | 'isQualificationDual' | 'stages' | 'dateStart' | 'athletesMax'
> & {
  typeId: CompetitionTypeId
  /** If false, it is unknown which phases are left for another day. */
  isOneDay: boolean
}

/**
 * Epoch ms at which each coming phase is expected to start, by phase number: the first when the competition starts, each other
 * one when the last round before it has been ridden and judged.
 */
export function estimatedPhaseStarts(
  competition: TimedCompetition,
  rounds: readonly (TimedRound & Pick<Round, 'roundNumber'>)[],
): ReadonlyMap<number, number> {
  const current = currentPhase(competition, rounds)
  const coming = phasesOf(competition).filter(({ number }) => number > (current?.number ?? 0))
  const starts = new Map<number, number>()
  let start =
    current === null
      ? competition.dateStart
      : endOf(competition, current, roundsOfPhase(rounds, current.number))
  if (current !== null && !competition.isOneDay) return starts
  for (const phase of competition.isOneDay ? coming : coming.slice(0, 1)) {
    if (start === null) return starts
    starts.set(phase.number, start)
    const riders = phase.athleteCount ?? competition.athletesMax
    start += riders * recordingOf(competition, phase) + judgingOf(competition, phase)
  }
  return starts
}

/** When the phase ends; null before its first start. */
function endOf(competition: TimedCompetition, phase: Phase, rounds: readonly TimedRound[]): number | null {
  const recording = recordingOf(competition, phase)
  const estimates = estimatedStartTimes(rounds, recording / minute)
  const started = rounds.flatMap(({ recordingStartAt }) => recordingStartAt ?? [])
  if (started.length === 0) return null
  return Math.max(...started, ...estimates.values()) + recording + judgingOf(competition, phase)
}

function recordingOf({ isVs, typeId }: TimedCompetition, { stage }: Phase): number {
  return recordingMinutesOf({ isVs, typeId }, stage) * minute
}

function judgingOf({ typeId }: TimedCompetition, { stage }: Phase): number {
  return judgingMinutesOf(typeId, stage) * minute
}

/** Median time between starts in ms, so that a break does not count; null with fewer than two starts. */
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
