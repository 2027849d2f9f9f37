/**
 * The final ranking of a competition (phases-and-seeding §8): the final first, then those who left at each earlier stage,
 * then those whom qualifying left out.
 */

import { walkRounds } from './pairs.ts'
import type { CompetingAthlete, Competition, Round } from './model.ts'
import { phasesOf } from './phases.ts'
import { scoreOf, standings } from './standings.ts'
import type { ScoredRound } from './standings.ts'

export type PodiumPlace = {
  userId: number
  /** From 1; every athlete has a place of his or her own. */
  finalPosition: number
  /** The score of the athlete's last round; of those who only rode in qualifying, their best. */
  finalScore: number
}

type RankedCompetition = Pick<Competition, 'isVs' | 'isQualificationDual' | 'stages'>
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
  const bestOfQualifying = new Map(qualifying.map((row) => [row.userId, row.total ?? 0]))
  return [...ranked].map((userId, index) => {
    const last = lastStageRound(userId, rounds)
    return {
      userId,
      finalPosition: index + 1,
      finalScore: last === undefined ? (bestOfQualifying.get(userId) ?? 0) : (scoreOf(last) ?? 0),
    }
  })
}

/** Winner and loser of the final, then of the match for third place. Who had nobody to meet wins it. */
function finalists(
  { stages }: RankedCompetition,
  athletes: readonly CompetingAthlete[],
  rounds: readonly RankedRound[],
): number[] {
  const last = walkRounds(stages, athletes, rounds).at(-1) ?? []
  return last
    .flatMap(({ winner, loser }) => [winner, loser])
    .flatMap((slot) => (slot.kind === 'athlete' ? [slot.userId] : []))
}

function lastStageRound(userId: number, rounds: readonly RankedRound[]): RankedRound | undefined {
  return rounds
    .filter((round) => round.userId === userId && round.stage !== null)
    .toSorted((a, b) => (b.roundNumber ?? 0) - (a.roundNumber ?? 0))[0]
}
