/**
 * The standings (phases-and-seeding §5), used by advancing and by every screen. A score hidden from the viewer is null, and
 * ranks that depend on it stay null.
 */

import type { CompetingAthlete, Competition, Round } from './model.ts'
import { phasesOf } from './phases.ts'
import { isJudged } from './statuses.ts'

type Result = Pick<Round, 'status' | 'totalScore' | 'disqualifiedAt' | 'injuredAt'>

export type ScoredRound = Result & Pick<Round, 'userId' | 'roundNumber'>

export type Standing<R> = {
  userId: number
  /** The better of two qualifying rounds; a tie goes to the first. */
  round: R | null
  /** null while hidden or not judged; in dual qualifying until both rounds are known (phases-and-seeding §5). */
  total: number | null
  /** From 1. null without a total, in a tie that only hidden scores break, and for disqualified or injured athletes. */
  rank: number | null
  /** What decided between equal totals; null without a rank. */
  tie: TieBreak | null
  out: OutReason | null
  /** null: hidden or not known yet. */
  bestQualifying: number | null
}

/** A tie goes to the better qualifying score, then the lower order number; in a pair to the better seed. */
export type TieBreak = 'qualifying' | 'order' | 'seed'

export type OutReason = 'disqualified' | 'injured'

/**
 * The standings of a phase (by its number) or of all of qualifying: by higher total, then higher best qualifying score, then
 * lower order number. Rounds of later phases are ignored.
 */
export function standings<R extends ScoredRound>(
  competition: Pick<Competition, 'isQualificationDual' | 'stages'>,
  athletes: readonly Pick<CompetingAthlete, 'userId' | 'orderNumber'>[],
  rounds: readonly R[],
  of: number | 'qualifying',
): Standing<R>[] {
  const qualifying = phasesOf(competition).flatMap(({ kind, number }) =>
    kind === 'qualifying' ? [number] : [],
  )
  const counted = of === 'qualifying' ? qualifying : [of]
  const before = qualifying.filter((number) => number <= Math.max(...counted))
  const orderNumbers = new Map(athletes.map(({ userId, orderNumber }) => [userId, orderNumber]))
  const ridden = rounds.filter(({ roundNumber }) => roundNumber !== null && counted.includes(roundNumber))
  const rows = [...new Set(ridden.map(({ userId }) => userId))].map((userId) => {
    const own = rounds.filter((round) => round.userId === userId)
    const round = bestRound(own, counted)
    const best = bestRound(own, before)
    return {
      userId,
      round,
      total: round && scoreOf(round),
      soFar: bestSoFar(own, counted),
      out: outOfAll(ridden.filter((each) => each.userId === userId)),
      bestQualifying: best && scoreOf(best),
      orderNumber: orderNumbers.get(userId) ?? Infinity,
    }
  })
  return ranked(rows.toSorted((a, b) => (b.soFar ?? -1) - (a.soFar ?? -1) || comparePlaces(a, b)))
}

type Row<R> = Omit<Standing<R>, 'rank' | 'tie'> & {
  /** The total if there is one; in half-ridden dual qualifying the score so far. */
  soFar: number | null
  orderNumber: number
}

export function comparePlaces(
  a: Pick<Row<unknown>, 'userId' | 'total' | 'bestQualifying' | 'orderNumber'>,
  b: Pick<Row<unknown>, 'userId' | 'total' | 'bestQualifying' | 'orderNumber'>,
): number {
  return (
    (b.total ?? -1) - (a.total ?? -1) ||
    (b.bestQualifying ?? -1) - (a.bestQualifying ?? -1) ||
    a.orderNumber - b.orderNumber ||
    a.userId - b.userId
  )
}

function ranked<R>(rows: readonly Row<R>[]): Standing<R>[] {
  // athletes ahead with one of two rounds stay ahead, whatever the second brings
  const places = rows.filter(({ soFar, out }) => soFar !== null && out === null)
  const ties = tieBreaks(places)
  return rows.map((row) => {
    const { userId, round, total, out, bestQualifying } = row
    const place = places.indexOf(row)
    const tied = places.filter((other) => other.total === total)
    const isOpen = tied.length > 1 && tied.some((other) => other.bestQualifying === null)
    const isRanked = total !== null && place !== -1 && !isOpen
    const tie = ties[place] ?? null
    return {
      userId,
      round,
      total,
      out,
      bestQualifying,
      rank: isRanked ? place + 1 : null,
      tie: isRanked ? tie : null,
    }
  })
}

type Compared = Pick<Row<unknown>, 'total' | 'bestQualifying'>

/** For each row, in order: what decided against the equal row above, else against the equal row below. */
export function tieBreaks(rows: readonly Compared[]): (TieBreak | null)[] {
  return rows.map((row, index) => tieBreak(rows[index - 1], row) ?? tieBreak(row, rows[index + 1]))
}

export function tieBreak(a: Compared | undefined, b: Compared | undefined): TieBreak | null {
  if (a === undefined || b === undefined || a.total === null || a.total !== b.total) return null
  return a.bestQualifying === b.bestQualifying ? 'order' : 'qualifying'
}

/** The best of one athlete's rounds, the earlier of equals; null until each of the phases has a score. */
function bestRound<R extends ScoredRound>(own: readonly R[], phases: readonly number[]): R | null {
  let best: { round: R; score: number } | null = null
  for (const number of phases) {
    const round = own.find(({ roundNumber }) => roundNumber === number)
    const score = round ? scoreOf(round) : null
    if (round === undefined || score === null) return null
    if (best === null || score > best.score) best = { round, score }
  }
  return best?.round ?? null
}

function bestSoFar(own: readonly ScoredRound[], phases: readonly number[]): number | null {
  const scores = own.flatMap((round) =>
    phases.includes(round.roundNumber ?? 0) ? (scoreOf(round) ?? []) : [],
  )
  return scores.length === 0 ? null : Math.max(...scores)
}

/** Out only if out of every round: an athlete injured in qualifying 1 may still ride qualifying 2. */
function outOfAll(rounds: readonly ScoredRound[]): OutReason | null {
  const outs = rounds.map(outReasonOf)
  return outs.includes(null) ? null : (outs.at(-1) ?? null)
}

export function outReasonOf(round: Omit<Result, 'totalScore'>): OutReason | null {
  if (round.status === 'disqualified' || round.disqualifiedAt !== null) return 'disqualified'
  if (round.status === 'injured' || round.injuredAt !== null) return 'injured'
  return null
}

/** How many rounds are judged, of those that can be: disqualified and injured athletes do not count. */
export function judgedOf(rounds: readonly Omit<Result, 'totalScore'>[]): { judged: number; of: number } {
  const inPlay = rounds.filter((round) => outReasonOf(round) === null)
  return { judged: inPlay.filter((round) => isJudged(round)).length, of: inPlay.length }
}

/** 0 when disqualified or injured; null while hidden or not judged (such a round is stored with 0). */
export function scoreOf(round: Result): number | null {
  if (!isJudged(round) || round.totalScore === null) return null
  return outReasonOf(round) === null ? round.totalScore : 0
}
