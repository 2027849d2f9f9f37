/**
 * The final ranking (phases-and-seeding §8): the final, then who was eliminated in each earlier stage and in
 * qualifying.
 */

import { bracketFromRounds } from './pairs.ts'
import type { CompetingAthlete, Competition, Round, StageId } from './model.ts'
import { phasesOf, stageNames } from './phases.ts'
import { type OutReason, outReasonOf, type ScoredRound, scoreOf, standings } from './standings.ts'

export type PodiumPlace = {
  userId: number
  /** From 1, without ties. */
  finalPosition: number
  /** Of the last round; for athletes who only rode qualifying, their best. */
  finalScore: number
}

export type RankedCompetition = Pick<Competition, 'isVs' | 'isQualificationDual' | 'stages'>
type RankedRound = ScoredRound & Pick<Round, 'stage'>

/** All athletes who started; call it when the last phase is judged. */
export function podium(
  competition: RankedCompetition,
  athletes: readonly CompetingAthlete[],
  rounds: readonly RankedRound[],
): PodiumPlace[] {
  const qualifying = standings(competition, athletes, rounds, 'qualifying')
  const stages = phasesOf(competition).filter((phase) => phase.kind === 'stage')
  // a Set keeps the first place of an athlete: the latest stage reached
  const ranked = new Set([
    ...(competition.isVs ? finalists(competition, athletes, rounds) : []),
    ...stages
      .toReversed()
      .flatMap((stage) => standings(competition, athletes, rounds, stage.number))
      .map((row) => row.userId),
    ...qualifying.map((row) => row.userId),
  ])
  return [...ranked].map((userId, index) => {
    const round = decidingRound(competition, userId, rounds)
    return { userId, finalPosition: index + 1, finalScore: (round && scoreOf(round)) ?? 0 }
  })
}

/** The last round of a stage, else the best of qualifying. */
export function decidingRound<R extends RankedRound>(
  competition: RankedCompetition,
  userId: number,
  rounds: readonly R[],
): R | null {
  const own = rounds.filter((round) => round.userId === userId)
  const [last] = own
    .filter(({ stage }) => stage !== null)
    .toSorted((a, b) => (b.roundNumber ?? 0) - (a.roundNumber ?? 0))
  return last ?? standings(competition, [], own, 'qualifying')[0]?.round ?? null
}

export function furthestPhase(
  competition: RankedCompetition,
  userId: number,
  rounds: readonly RankedRound[],
): { phase: 'qualification' | (typeof stageNames)[StageId]; out: OutReason | null } | null {
  const round = decidingRound(competition, userId, rounds)
  if (round === null) return null
  return { phase: round.stage === null ? 'qualification' : stageNames[round.stage], out: outReasonOf(round) }
}

/** An athlete without an opponent wins the pair. */
function finalists(
  { stages }: RankedCompetition,
  athletes: readonly CompetingAthlete[],
  rounds: readonly RankedRound[],
): number[] {
  const last = bracketFromRounds(stages, athletes, rounds).at(-1) ?? []
  return last
    .flatMap(({ winner, loser }) => [winner, loser])
    .flatMap((slot) => (slot.kind === 'athlete' ? [slot.userId] : []))
}
