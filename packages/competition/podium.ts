/** The final ranking (phases-and-seeding §8): the final first, then those eliminated in each earlier stage and in qualifying. */

import { bracketFromRounds } from './pairs.ts'
import type { CompetingAthlete, Competition, Round, StageId } from './model.ts'
import { phasesOf } from './phases.ts'
import { stageNames } from './stage-names.ts'
import { outReasonOf, scoreOf, standings, tieBreak, tieBreaks } from './standings.ts'
import type { OutReason, ScoredRound, TieBreak } from './standings.ts'

export type PodiumPlace = {
  userId: number
  /** Counts from 1, without shared places. */
  finalPosition: number
  /** The score of the last round; for athletes who only rode qualifying, their best. */
  finalScore: number
}

export type RankedCompetition = Pick<Competition, 'isVs' | 'isQualificationDual' | 'stages'>
type RankedRound = ScoredRound & Pick<Round, 'stage'>

/** `athletes`: everyone who started. Call it when the last phase has been judged. */
export function podium(
  competition: RankedCompetition,
  athletes: readonly CompetingAthlete[],
  rounds: readonly RankedRound[],
): PodiumPlace[] {
  return ranking(competition, athletes, rounds).map(({ userId }, index) => {
    const round = decidingRound(competition, userId, rounds)
    return { userId, finalPosition: index + 1, finalScore: (round && scoreOf(round)) ?? 0 }
  })
}

/** By athlete: what decided between equal scores of athletes who went equally far. */
export function podiumTies(
  competition: RankedCompetition,
  athletes: readonly CompetingAthlete[],
  rounds: readonly RankedRound[],
): ReadonlyMap<number, TieBreak> {
  const ranked = ranking(competition, athletes, rounds)
  return new Map(ranked.flatMap(({ userId, tie }) => (tie === null ? [] : [[userId, tie] as const])))
}

/** Athletes whom only the order number puts behind the one above: in the ranking they share the place (ranking §2). */
export function tiedWithAbove(
  competition: RankedCompetition,
  athletes: readonly CompetingAthlete[],
  rounds: readonly RankedRound[],
): ReadonlySet<number> {
  const ranked = ranking(competition, athletes, rounds)
  return new Set(ranked.flatMap(({ userId, isTiedWithAbove }) => (isTiedWithAbove ? [userId] : [])))
}

type RankedAthlete = { userId: number; tie: TieBreak | null; isTiedWithAbove: boolean }

function ranking(
  competition: RankedCompetition,
  athletes: readonly CompetingAthlete[],
  rounds: readonly RankedRound[],
): RankedAthlete[] {
  const ranked = competition.isVs ? finalists(competition, athletes, rounds) : []
  const stages = phasesOf(competition).filter(({ kind }) => kind === 'stage')
  for (const of of [...stages.toReversed().map(({ number }) => number), 'qualifying' as const]) {
    const table = standings(competition, athletes, rounds, of)
    // the others went further
    const left = table.filter(({ userId }) => !ranked.some((each) => each.userId === userId))
    const ties = tieBreaks(left)
    ranked.push(
      ...left.map((row, index) => ({
        userId: row.userId,
        tie: ties[index] ?? null,
        isTiedWithAbove: tieBreak(left[index - 1], row) === 'order',
      })),
    )
  }
  return ranked
}

/** The athlete's last round in a stage, else the best of qualifying. */
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
): RankedAthlete[] {
  const last = bracketFromRounds(stages, athletes, rounds).at(-1) ?? []
  return last.flatMap(({ winner, loser, tie }) =>
    [winner, loser].flatMap((slot) =>
      slot.kind === 'athlete' ? [{ userId: slot.userId, tie, isTiedWithAbove: false }] : [],
    ),
  )
}
