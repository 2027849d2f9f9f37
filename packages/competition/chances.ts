/**
 * While a phase is judged: who is certain to advance, who still can, best and worst place, and the score needed
 * (phases-and-seeding §11). It is computed from the rounds as the viewer sees them, so it reveals nothing hidden.
 */

import type { CompetingAthlete, Competition, Round } from './model.ts'
import { bracketFromRounds, pairWinner, type PlayedPair, type Slot } from './pairs.ts'
import { type Phase, phaseAt, phasesOf, roundsOfPhase } from './phases.ts'
import { comparePlaces, outReasonOf, scoreOf } from './standings.ts'
import type { ScoredRound } from './standings.ts'

export type Chance = {
  userId: number
  /** null where nobody is eliminated: before qualifying 2 and in the final. */
  goesOn: 'through' | 'open' | 'third-place' | 'out' | null
  /** Best place, from 1: in the table that decides; in VS in the whole competition, as far as the bracket shows. */
  best: number
  worst: number
  /** Least score that the open round needs by the scores known so far; null: none is needed, no round is open, or nobody has one. */
  needs: { lead: number | null; goOn: number | null }
}

type ChanceRound = ScoredRound & Pick<Round, 'stage'>
type ChanceInput = {
  competition: Pick<Competition, 'isVs' | 'isQualificationDual' | 'stages'>
  athletes: readonly Pick<CompetingAthlete, 'userId' | 'orderNumber' | 'seed'>[]
  rounds: readonly ChanceRound[]
}

/** One entry per athlete of phase `roundNumber`: in VS from the top of the bracket down, else in the order of the table. */
export function chancesIn(input: ChanceInput, roundNumber: number): Chance[] {
  const phase = phaseAt(input.competition, roundNumber)
  if (phase === null) return []
  return input.competition.isVs && phase.stage !== null
    ? chancesInPairs(input, phase.stage)
    : chancesInTable(input, phase, phaseAt(input.competition, roundNumber + 1))
}

/** An open round counts at least 0 and has no upper limit. */
type Row = {
  userId: number
  orderNumber: number
  total: number
  bestQualifying: number
  isOpen: boolean
}

function chancesInTable(input: ChanceInput, phase: Phase, next: Phase | null): Chance[] {
  const table = rowsOf(input, phase, next).toSorted(comparePlaces)
  const places = next === null || next.kind === 'qualifying' ? null : next.athleteCount
  return table.map((row, index) => {
    const others = table.filter((other) => other !== row)
    const best = row.isOpen ? 1 : index + 1
    const worst = 1 + others.filter((other) => other.isOpen || comparePlaces(other, row) < 0).length
    const needsFor = (place: number | null) => (place === null ? null : leastScore(row, others, place, phase))
    return {
      userId: row.userId,
      goesOn: places === null ? null : worst <= places ? 'through' : best > places ? 'out' : 'open',
      best,
      worst,
      needs: { lead: needsFor(1), goOn: needsFor(places) },
    }
  })
}

/** The rows of all of qualifying (of its first phase while only that was ridden), or of the stage. */
function rowsOf({ competition, athletes, rounds }: ChanceInput, phase: Phase, next: Phase | null): Row[] {
  const qualifying = phasesOf(competition).flatMap(({ kind, number }) =>
    kind === 'qualifying' && number <= phase.number ? [number] : [],
  )
  const counted = phase.kind === 'qualifying' && next?.kind !== 'qualifying' ? qualifying : [phase.number]
  const inPhase = new Set(roundsOfPhase(rounds, phase.number).map(({ userId }) => userId))
  return [...inPhase].map((userId) => {
    const own = rounds.filter((round) => round.userId === userId)
    const total = bestKnown(own, counted)
    return {
      userId,
      orderNumber: athletes.find((athlete) => athlete.userId === userId)?.orderNumber ?? Infinity,
      total,
      bestQualifying: phase.kind === 'qualifying' ? total : bestKnown(own, qualifying),
      isOpen: own.some((round) => counted.includes(round.roundNumber ?? 0) && knownScore(round) === null),
    }
  })
}

function bestKnown(own: readonly ChanceRound[], phases: readonly number[]): number {
  const counted = own.filter(({ roundNumber }) => phases.includes(roundNumber ?? 0))
  return Math.max(0, ...counted.map((round) => knownScore(round) ?? 0))
}

/** 0 when disqualified or injured, which is public before the scores are. */
function knownScore(round: ChanceRound): number | null {
  return outReasonOf(round) === null ? scoreOf(round) : 0
}

/** The least score that overtakes the athlete on that place; an equal score is enough where the tie-break favours `row`. */
function leastScore(row: Row, others: readonly Row[], place: number, { kind }: Phase): number | null {
  const rival = others[place - 1]
  if (!row.isOpen || rival === undefined || rival.total === 0 || comparePlaces(row, rival) < 0) return null
  const tied = { ...row, total: rival.total }
  if (kind === 'qualifying') tied.bestQualifying = tied.total
  return comparePlaces(tied, rival) < 0 ? rival.total : hundredthMore(rival.total)
}

function hundredthMore(score: number): number {
  return (Math.round(score * 100) + 1) / 100
}

type Side = { userId: number; seed: number; round: ChanceRound | undefined }

function chancesInPairs(
  { competition, athletes, rounds }: ChanceInput,
  stage: NonNullable<Phase['stage']>,
): Chance[] {
  const before = rounds.filter((round) => round.stage === null || round.stage >= stage)
  const pairs =
    bracketFromRounds(competition.stages, athletes, before).find(([pair]) => pair?.stage === stage) ?? []
  const riding = pairs.flatMap(({ a, b }) => [a, b]).filter(({ kind }) => kind === 'athlete').length
  const goOn = pairs.filter(({ a, b }) => a.kind !== 'empty' || b.kind !== 'empty').length
  return pairs.flatMap((pair) => {
    const [a, b] = [sideOf(pair.a, stage, rounds), sideOf(pair.b, stage, rounds)]
    const of = (own: Side | null, other: Side | null): Chance[] =>
      own === null ? [] : [chanceInPair(own, other, { pair, riding, goOn })]
    return [...of(a, b), ...of(b, a)]
  })
}

function sideOf(slot: Slot, stage: number, rounds: readonly ChanceRound[]): Side | null {
  if (slot.kind !== 'athlete') return null
  const { userId, seed } = slot
  return { userId, seed, round: rounds.find((round) => round.stage === stage && round.userId === userId) }
}

type PairContext = { pair: PlayedPair; riding: number; goOn: number }

function chanceInPair(own: Side, other: Side | null, { pair, riding, goOn }: PairContext): Chance {
  const wins = other === null ? [true] : outcomes(own, other)
  const [canWin, canLose] = [wins.includes(true), wins.includes(false)]
  const { stage, vsGroup } = pair
  // the final decides places 1 and 2, the match for third place 3 and 4; losers of the semifinal ride for place 3
  const [first, between, last] =
    stage === 1 ? (vsGroup === 'F' ? [1, 1, 2] : [3, 3, 4]) : stage === 2 ? [1, 2, 4] : [1, goOn, riding]
  const lost = stage === 2 ? 'third-place' : 'out'
  return {
    userId: own.userId,
    goesOn: stage === 1 ? null : canWin && canLose ? 'open' : canWin ? 'through' : lost,
    best: canWin ? first : between + 1,
    worst: canLose ? Math.max(last, between) : between,
    needs: { lead: null, goOn: other === null || !canWin || !canLose ? null : leastToWin(own, other) },
  }
}

/** Whether `own` wins, in every possible end of the pair. */
function outcomes(own: Side, other: Side): boolean[] {
  const scores = (side: Side, against: Side) => possibleRounds(side, against)
  return scores(own, other).flatMap((mine) =>
    scores(other, own).map(
      (theirs) => pairWinner({ ...own, round: mine }, { ...other, round: theirs })?.userId === own.userId,
    ),
  )
}

function possibleRounds({ userId, round }: Side, { round: against }: Side): ScoredRound[] {
  const known = round && knownScore(round)
  const scored = (totalScore: number, isOut: boolean): ScoredRound => ({
    userId,
    roundNumber: 1,
    status: 'completed',
    totalScore,
    disqualifiedAt: isOut ? 1 : null,
    injuredAt: null,
  })
  if (round && known !== null && known !== undefined) return [scored(known, outReasonOf(round) !== null)]
  const rival = (against && knownScore(against)) ?? 0
  return [scored(0, true), scored(0, false), scored(rival, false), scored(hundredthMore(rival), false)]
}

function leastToWin(own: Side, { round, seed }: Side): number | null {
  const rival = round ? knownScore(round) : null
  if (rival === null || rival === 0) return null
  return own.seed < seed ? rival : hundredthMore(rival)
}
