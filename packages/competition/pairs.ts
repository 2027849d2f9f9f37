/**
 * The pairs of a VS competition (phases-and-seeding §7), always computed from the seeds down, so that advancing, podium and
 * drawn bracket agree.
 */

import type { Round, StageId, Unknown } from './model.ts'
import { athleteCounts, stageNames } from './stage-names.ts'
import { seedOrders } from './seeding.ts'
import { outReasonOf, scoreOf } from './standings.ts'
import type { ScoredRound, TieBreak } from './standings.ts'

/** A place in a pair: an athlete, an athlete not known yet (before seeding with the seed), or nobody. */
export type Slot =
  | { kind: 'athlete'; userId: number; seed: number }
  | { kind: 'awaited'; seed: number | null }
  | { kind: 'empty' }

export type Pair = {
  stage: StageId
  /** A, B, C … down the bracket; F the final, 3P the match for third place. */
  vsGroup: string
  /** Counts the matches of the stage from 1; null if the pair does not have two athletes. */
  vsMatchNumber: number | null
  a: Slot
  b: Slot
}

/** `tie`: what decided between equal scores. */
export type PlayedPair = Pair & { winner: Slot; loser: Slot; tie: Extract<TieBreak, 'seed'> | null }

export type SeededAthlete = { userId: number; seed: number }

/** A seed without an athlete gives the opponent a bye. */
function firstSlots(stage: StageId, athletes: readonly SeededAthlete[]): Slot[] {
  // a final without a semifinal: seeds 1 and 2 play it, 3 and 4 the match for third place
  const seeds = stage === 1 ? [1, 2, 3, 4] : seedOrders[athleteCounts[stage]]
  if (athletes.length === 0) return seeds.map((seed) => ({ kind: 'awaited', seed }))
  return seeds.map((seed) => {
    const athlete = athletes.find((candidate) => candidate.seed === seed)
    return athlete === undefined ? empty : { kind: 'athlete', userId: athlete.userId, seed }
  })
}

const empty: Slot = { kind: 'empty' }
const awaited: Slot = { kind: 'awaited', seed: null }

function pairsInStage(stage: StageId, slots: readonly Slot[]): Pair[] {
  if (slots.length !== athleteCounts[stage]) {
    throw new Error(
      `${slots.length} places do not fill the ${stageNames[stage]}: stages must be an unbroken run`,
    )
  }
  let matches = 0
  return slots
    .filter((_, index) => index % 2 === 0)
    .map((a, index) => {
      const b = slots[index * 2 + 1] ?? empty
      const isMatch = a.kind !== 'empty' && b.kind !== 'empty'
      if (isMatch) matches += 1
      return { stage, vsGroup: groupOf(stage, index), vsMatchNumber: isMatch ? matches : null, a, b }
    })
}

function groupOf(stage: StageId, pairIndex: number): string {
  if (stage === 1) return pairIndex === 0 ? 'F' : '3P'
  // sixteen pairs share eight letters
  return 'ABCDEFGH'.charAt(stage === 5 ? Math.floor(pairIndex / 2) : pairIndex)
}

type Outcome = { winner: SeededAthlete; isTied: boolean }

/**
 * The pairs of each stage, largest stage first. `outcome` returns the winner of a pair, null while it is open. Without athletes
 * the places only have seeds; with an unknown stage there are no pairs.
 */
function walkBracket(
  stages: readonly (StageId | Unknown)[],
  athletes: readonly SeededAthlete[],
  outcome: (stage: StageId, a: SeededAthlete, b: SeededAthlete) => Outcome | null,
): PlayedPair[][] {
  if (!stages.every((stage) => stage !== 'unknown')) return []
  const bracket: PlayedPair[][] = []
  let previous: PlayedPair[] | null = null
  for (const stage of stages.toSorted((x, y) => y - x)) {
    const slots: Slot[] = previous === null ? firstSlots(stage, athletes) : nextSlots(stage, previous)
    const played: PlayedPair[] = pairsInStage(stage, slots).map((pair) => ({
      ...pair,
      ...resultOf(pair, outcome),
    }))
    bracket.push(played)
    previous = played
  }
  return bracket
}

function resultOf(
  { stage, a, b }: Pair,
  outcome: Parameters<typeof walkBracket>[2],
): Pick<PlayedPair, 'winner' | 'loser' | 'tie'> {
  if (b.kind === 'empty') return { winner: a, loser: empty, tie: null }
  if (a.kind === 'empty') return { winner: b, loser: empty, tie: null }
  const decided = a.kind === 'awaited' || b.kind === 'awaited' ? null : outcome(stage, a, b)
  if (decided === null) return { winner: awaited, loser: awaited, tie: null }
  const [winner, loser] = a.kind === 'athlete' && decided.winner.userId === a.userId ? [a, b] : [b, a]
  return { winner, loser, tie: decided.isTied ? 'seed' : null }
}

function nextSlots(stage: StageId, previous: readonly PlayedPair[]): Slot[] {
  const winners = previous.map((pair) => pair.winner)
  if (stage !== 1) return winners
  if (previous[0]?.stage === 2) return [...winners, ...previous.map((pair) => pair.loser)]
  // a final without a semifinal: the two best remaining seeds play it, the others ride for third place
  return winners.some((slot) => slot.kind === 'awaited')
    ? winners.map(() => awaited)
    : winners.toSorted((x, y) => seedOf(x) - seedOf(y))
}

function seedOf(slot: Slot): number {
  return slot.kind === 'athlete' ? slot.seed : Infinity
}

/** A disqualified or injured athlete loses to anyone; the better seed wins a tie. null until both scores are known. */
export function pairWinner<S extends { seed: number; round: ScoredRound }>(a: S, b: S): S | null {
  const [first, second] = [scoreOf(a.round), scoreOf(b.round)]
  if (first === null || second === null) return null
  if (isTied(a.round, b.round)) return a.seed <= b.seed ? a : b
  const aIsOut = outReasonOf(a.round) !== null
  if (aIsOut !== (outReasonOf(b.round) !== null)) return aIsOut ? b : a
  return first > second ? a : b
}

function isTied(a: ScoredRound, b: ScoredRound): boolean {
  return scoreOf(a) === scoreOf(b) && (outReasonOf(a) === null) === (outReasonOf(b) === null)
}

type StageRound = ScoredRound & Pick<Round, 'stage'>

/** The bracket as ridden: a pair has a winner when both athletes have a score in the stage. */
export function bracketFromRounds(
  stages: readonly (StageId | Unknown)[],
  athletes: readonly { userId: number; seed: number | null }[],
  rounds: readonly StageRound[],
): PlayedPair[][] {
  const seeded = athletes.flatMap(({ userId, seed }) => (seed === null ? [] : [{ userId, seed }]))
  const withRound = (stage: StageId, athlete: SeededAthlete) => {
    const round = rounds.find((own) => own.stage === stage && own.userId === athlete.userId)
    return round === undefined ? null : { ...athlete, round }
  }
  return walkBracket(stages, seeded, (stage, a, b) => {
    const [first, second] = [withRound(stage, a), withRound(stage, b)]
    const winner = first && second && pairWinner(first, second)
    return winner && { winner, isTied: isTied(first.round, second.round) }
  })
}

export function athletesIn(pairs: readonly Pick<Pair, 'a' | 'b'>[]): number[] {
  return pairs.flatMap(({ a, b }) => [a, b].flatMap((slot) => (slot.kind === 'athlete' ? [slot.userId] : [])))
}
