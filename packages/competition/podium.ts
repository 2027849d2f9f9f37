/**
 * The final ranking of a competition (phases-and-seeding §8): the final first, then those who left at each earlier stage,
 * then those whom qualifying left out.
 */

import { bracketFromRounds } from './pairs.ts'
import type { CompetingAthlete, Competition, Round, StageId } from './model.ts'
import { phasesOf, stageNames } from './phases.ts'
import { type OutReason, outReasonOf, type ScoredRound, scoreOf, standings } from './standings.ts'

export type PodiumPlace = {
  userId: number
  /** From 1; every athlete has a place of his or her own. */
  finalPosition: number
  /** The score of the athlete's last round; of those who only rode in qualifying, their best. */
  finalScore: number
}

export type RankedCompetition = Pick<Competition, 'isVs' | 'isQualificationDual' | 'stages'>
type RankedRound = ScoredRound & Pick<Round, 'stage'>

/** Every athlete who started, from first to last, when the last phase has been judged. */
export function podium(
  competition: RankedCompetition,
  athletes: readonly CompetingAthlete[],
  rounds: readonly RankedRound[],
): PodiumPlace[] {
  const qualifying = standings(competition, athletes, rounds, 'qualifying')
  const stages = phasesOf(competition).filter((phase) => phase.kind === 'stage')
  // A set keeps the first place at which an athlete appears: the latest stage he or she came to.
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

/** The round whose score is the final one: the last of a stage, else the best of qualifying. */
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

/** How far somebody came: the phase of the last round, and what ended it there beside the score. */
export function furthestPhase(
  competition: RankedCompetition,
  userId: number,
  rounds: readonly RankedRound[],
): { phase: 'qualification' | (typeof stageNames)[StageId]; out: OutReason | null } | null {
  const round = decidingRound(competition, userId, rounds)
  if (round === null) return null
  return { phase: round.stage === null ? 'qualification' : stageNames[round.stage], out: outReasonOf(round) }
}

/** Winner and loser of the final, then of the match for third place. Who had nobody to meet wins it. */
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
