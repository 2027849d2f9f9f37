/** The current pair and the last result of a running VS competition (calls §18). */

import { type BracketPair, bracketView, type ViewedRound } from './bracket.ts'
import { estimatedStartTimes, type TimedRound } from './estimated-start-times.ts'
import type { Competition, CompetitionTypeId } from './model.ts'
import { currentPhase, roundsOfPhase } from './phases.ts'
import { recordingMinutesOf } from './schedule.ts'
import type { stageNames } from './stage-names.ts'

export type CurrentPair = {
  /** User ids. */
  a: number
  b: number
  /** Who rides now. `next`: nobody yet; `judges`: both have ridden and wait for their scores. */
  doing: 'a' | 'b' | 'next' | 'judges'
  /** Epoch ms at which the next of the two is expected to start; null if unknown or if both have started. */
  about: number | null
}

export type LastPair = {
  winner: number
  loser: number
  /** The winner's score first. */
  scores: [number, number]
  roundName: (typeof stageNames)[keyof typeof stageNames]
}

type RunningCompetition = Pick<Competition, 'isVs' | 'stages' | 'isQualificationDual'> & {
  typeId: CompetitionTypeId
}
type RunRound = ViewedRound & TimedRound
type Seeded = Parameters<typeof bracketView>[1]

/** The pair with an athlete on the line, else the next to ride, else the last one while its scores are not published. */
export function currentPair(
  competition: RunningCompetition,
  entries: Seeded,
  rounds: readonly RunRound[],
): CurrentPair | null {
  const phase = currentPhase(competition, rounds)
  const stage = bracketView(competition, entries, rounds).find((each) => each.stage === phase?.stage)
  if (!phase || !stage) return null
  const inPhase = roundsOfPhase(rounds, phase.number)
  const times = estimatedStartTimes(
    inPhase,
    recordingMinutesOf({ isVs: true, typeId: competition.typeId }, phase.stage),
  )
  const pairs = stage.pairs
    .flatMap((pair) => riddenPair(pair, inPhase) ?? [])
    .toSorted((one, other) => firstOrder(one) - firstOrder(other))
  const has = (status: RunRound['status']) => (pair: RiddenPair) =>
    pair.a.status === status || pair.b.status === status
  const pair = pairs.find(has('recording')) ?? pairs.find(has('pending')) ?? pairs.at(-1)
  if (!pair || (pair.a.status === 'published' && pair.b.status === 'published')) return null
  const next = [pair.a, pair.b].filter(({ status }) => status === 'pending').toSorted(byOrder)[0]
  return {
    a: pair.a.userId,
    b: pair.b.userId,
    doing: doingIn(pair),
    about: next === undefined ? null : (times.get(next.id) ?? null),
  }
}

/** The last result of the winner who rides now, else the first of the last results. */
export function lastPair(
  competition: Pick<Competition, 'isVs' | 'stages'>,
  entries: Seeded,
  rounds: readonly ViewedRound[],
  now: CurrentPair | null,
): LastPair | null {
  const results = lastResults(competition, entries, rounds)
  return results.find(({ winner }) => winner === now?.a || winner === now?.b) ?? results[0] ?? null
}

/** The pairs of the last stage whose scores are public. */
export function lastResults(
  competition: Pick<Competition, 'isVs' | 'stages'>,
  entries: Seeded,
  rounds: readonly ViewedRound[],
): LastPair[] {
  const byStage = bracketView(competition, entries, rounds).map(({ name, pairs }) =>
    pairs.flatMap((pair) => {
      const result = pairResultOf(pair)
      return result ? [{ ...result, roundName: name }] : []
    }),
  )
  return byStage.findLast((results) => results.length > 0) ?? []
}

type RiddenPair = { a: RunRound; b: RunRound }

/** null if the pair has a bye. */
function riddenPair(pair: BracketPair, rounds: readonly RunRound[]): RiddenPair | null {
  const a = rounds.find(({ id }) => id === pair.a.roundId)
  const b = rounds.find(({ id }) => id === pair.b.roundId)
  return a && b ? { a, b } : null
}

function firstOrder({ a, b }: RiddenPair): number {
  return Math.min(a.runOrder, b.runOrder)
}

function byOrder(one: TimedRound, other: TimedRound): number {
  return one.runOrder - other.runOrder
}

function doingIn({ a, b }: RiddenPair): CurrentPair['doing'] {
  if (a.status === 'recording') return 'a'
  if (b.status === 'recording') return 'b'
  return a.status === 'pending' || b.status === 'pending' ? 'next' : 'judges'
}

/** null while a round of the pair is unpublished, and with a bye. */
export function pairResultOf({ a, b }: BracketPair): Omit<LastPair, 'roundName'> | null {
  if (a.kind !== 'athlete' || b.kind !== 'athlete' || a.score === null || b.score === null) return null
  if (a.isWinner) return { winner: a.userId, loser: b.userId, scores: [a.score, b.score] }
  return b.isWinner ? { winner: b.userId, loser: a.userId, scores: [b.score, a.score] } : null
}
