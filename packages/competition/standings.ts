/**
 * Tables of results: who is ahead of whom (phases-and-seeding §5), and the best of two qualifying rounds (phases-and-seeding §5).
 */

import type { CompetingAthlete, Competition, Round } from './model.ts'
import { phasesOf, roundsOfPhase } from './phases.ts'

export type StandingsRow = {
  userId: number
  total: number
  bestQualifying: number
  orderNumber: number
}

type ScoredRound = Pick<
  Round,
  'userId' | 'roundNumber' | 'status' | 'totalScore' | 'disqualifiedAt' | 'injuredAt'
>

/** The rows from first to last: higher total, then higher best qualifying, then lower order number. */
export function standings<R extends StandingsRow>(rows: readonly R[]): R[] {
  return rows.toSorted(
    (a, b) =>
      b.total - a.total ||
      b.bestQualifying - a.bestQualifying ||
      a.orderNumber - b.orderNumber ||
      a.userId - b.userId,
  )
}

/** The table of one phase: everyone with a round in it, by the score there. */
export function phaseStandings(
  competition: Pick<Competition, 'isQualificationDual' | 'stages'>,
  athletes: readonly CompetingAthlete[],
  rounds: readonly ScoredRound[],
  roundNumber: number,
): StandingsRow[] {
  const qualifying = qualifyingRounds(competition, rounds)
  const orderNumbers = new Map(athletes.map((athlete) => [athlete.userId, athlete.orderNumber]))
  return standings(
    roundsOfPhase(rounds, roundNumber).map((round) => ({
      userId: round.userId,
      total: scoreOf(round),
      bestQualifying: bestQualifying(round.userId, qualifying),
      orderNumber: orderNumbers.get(round.userId) ?? Infinity,
    })),
  )
}

/** The table of qualifying as a whole: every athlete by his or her best score in it. */
export function qualifyingStandings(
  competition: Pick<Competition, 'isQualificationDual' | 'stages'>,
  athletes: readonly CompetingAthlete[],
  rounds: readonly ScoredRound[],
): StandingsRow[] {
  const qualifying = qualifyingRounds(competition, rounds)
  return standings(
    athletes.map(({ userId, orderNumber }) => {
      const best = bestQualifying(userId, qualifying)
      return { userId, total: best, bestQualifying: best, orderNumber }
    }),
  )
}

function qualifyingRounds<R extends ScoredRound>(
  competition: Pick<Competition, 'isQualificationDual' | 'stages'>,
  rounds: readonly R[],
): R[] {
  return phasesOf(competition)
    .filter((phase) => phase.kind === 'qualifying')
    .flatMap((phase) => roundsOfPhase(rounds, phase.number))
}

/** Disqualified or injured; the flags stay when the round is published. */
export function isOut(round: Pick<Round, 'status' | 'disqualifiedAt' | 'injuredAt'>): boolean {
  return (
    round.status === 'disqualified' ||
    round.status === 'injured' ||
    round.disqualifiedAt !== null ||
    round.injuredAt !== null
  )
}

/** What a round counts: its total, nothing for who was disqualified or injured. */
export function scoreOf(
  round: Pick<Round, 'status' | 'totalScore' | 'disqualifiedAt' | 'injuredAt'>,
): number {
  return isOut(round) ? 0 : round.totalScore
}

/**
 * Dual qualifying: for each athlete with two rounds, the better of the first two (a tie goes to the first), flagged;
 * from the highest score down. Athletes with fewer rounds are left out until they have two.
 */
export function bestResults<R extends ScoredRound>(rounds: readonly R[]): (R & { isBestResult: true })[] {
  const best = [...byAthlete(rounds).values()].flatMap((own) => {
    const [first, second] = own
    return first === undefined || second === undefined
      ? []
      : [scoreOf(second) > scoreOf(first) ? second : first]
  })
  return best
    .toSorted((a, b) => scoreOf(b) - scoreOf(a))
    .map((round) => ({ ...round, isBestResult: true as const }))
}

/** The athlete's best score in qualifying; `rounds` are the rounds of its one or two qualifying phases. 0 without any. */
export function bestQualifying(userId: number, rounds: readonly ScoredRound[]): number {
  return Math.max(0, ...rounds.filter((round) => round.userId === userId).map(scoreOf))
}

function byAthlete<R extends ScoredRound>(rounds: readonly R[]): Map<number, R[]> {
  const inOrder = rounds
    .filter((round) => round.roundNumber !== null)
    .toSorted((a, b) => (a.roundNumber ?? 0) - (b.roundNumber ?? 0))
  const athletes = new Map<number, R[]>()
  for (const round of inOrder) athletes.set(round.userId, [...(athletes.get(round.userId) ?? []), round])
  return athletes
}
