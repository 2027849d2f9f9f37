/** Plans how athletes leave a phase (phases-and-seeding §4). The server carries the plan out, the screen previews it. */

import { athletesIn, bracketFromRounds } from './pairs.ts'
import type { PlayedPair } from './pairs.ts'
import type { Decision } from './decision.ts'
import { inquiriesWait, type InquiryWait } from './inquiries.ts'
import type { CompetingAthlete, Competition, NewRound, Person, Round } from './model.ts'
import { athletesWhoStarted, decidePhase, phaseAt, phasesOf } from './phases.ts'
import type { Phase, PhaseContext, PhaseRefusal, SeededEntry } from './phases.ts'
import { podium } from './podium.ts'
import type { PodiumPlace } from './podium.ts'
import { standings } from './standings.ts'
import type { ScoredRound } from './standings.ts'

export type AdvancingRound = ScoredRound & Pick<Round, 'id' | 'stage'>

export type AdvanceInput = {
  competition: Pick<Competition, 'isVs' | 'isQualificationDual' | 'stages'>
  /** All athletes who started, eliminated ones included, with the seeds stored after qualifying. */
  athletes: readonly CompetingAthlete[]
  /** The rounds of every phase so far; rounds of later phases are ignored. */
  rounds: readonly AdvancingRound[]
}

export type AdvancePlan =
  | {
      kind: 'next-phase'
      phase: Phase
      /** The advancing athletes, byes included, each with the seed to store: null from qualifying 1 to qualifying 2. */
      advancing: { userId: number; entryId: number; seed: number | null }[]
      /** The athletes whose entries become eliminated. */
      eliminated: { userId: number; entryId: number }[]
      /** In running order: from the top of the bracket in VS, else by order number. */
      rounds: NewRound[]
      byes: { userId: number; entryId: number }[]
      winners: WinnerFlag[]
    }
  | { kind: 'podium'; podium: PodiumPlace[]; winners: WinnerFlag[] }

export type WinnerFlag = { roundId: number; isVsWinner: boolean }

/** Decides whether the phase can be left now; it cannot while an inquiry is open or may still come. The move is the plan. */
export function decideAdvance(
  person: Person,
  context: PhaseContext &
    Omit<AdvanceInput, 'athletes'> & {
      competition: Pick<Competition, 'inquiriesUntil' | 'openInquiries'>
      entries: readonly SeededEntry[]
      now: number
    },
): Decision<AdvancePlan, PhaseRefusal | InquiryWait> {
  const { competition, rounds, roundNumber } = context
  const { refusal } = decidePhase(person, context, 'advance')
  if (refusal) return { refusal }
  const wait = inquiriesWait(competition, context.now)
  if (wait !== null) return { refusal: wait }
  const athletes = athletesWhoStarted(context.entries)
  return { move: planAdvance({ competition, athletes, rounds }, roundNumber) }
}

/** Plans leaving phase `roundNumber` from the rounds as they are; the plan is final once the phase can be advanced. */
export function planAdvance(input: AdvanceInput, roundNumber: number): AdvancePlan {
  const phase = phaseAt(input.competition, roundNumber)
  if (phase === null) throw new RangeError(`the competition has no phase ${roundNumber}`)
  const next = phaseAt(input.competition, roundNumber + 1)
  if (next?.kind === 'qualifying') return toSecondQualifying(input, next)
  const leaving = phase.kind === 'qualifying' ? seededByQualifying(input, next) : input
  if (phase.kind === 'stage' && leaving.athletes.every((athlete) => athlete.seed === null)) {
    throw new Error('a stage cannot be left without the seeds of qualifying')
  }
  return input.competition.isVs ? leaveInPairs(leaving, phase) : leaveByScore(leaving, phase, next)
}

function toSecondQualifying({ athletes }: AdvanceInput, next: Phase): AdvancePlan {
  const everyone = inOrder(athletes)
  return {
    kind: 'next-phase',
    phase: next,
    advancing: everyone.map(seededEntry),
    eliminated: [],
    rounds: everyone.map((athlete, index) => soloRound(athlete, next, index)),
    byes: [],
    winners: [],
  }
}

/** Seeds the athletes when qualifying ends; if no stage follows, nobody gets a seed. */
function seededByQualifying(input: AdvanceInput, next: Phase | null): AdvanceInput {
  const table = standings(input.competition, input.athletes, input.rounds, 'qualifying')
  const best = table.slice(0, next?.athleteCount ?? 0)
  const seeds = new Map(best.map((row, index) => [row.userId, index + 1]))
  return {
    ...input,
    athletes: input.athletes.map((athlete) => ({ ...athlete, seed: seeds.get(athlete.userId) ?? null })),
  }
}

/** Scoring mode: the first `athleteCount` athletes of the table advance. */
function leaveByScore(input: AdvanceInput, phase: Phase, next: Phase | null): AdvancePlan {
  const { competition, athletes, rounds } = input
  if (next === null) return finished(input, [])
  const table = standings(
    competition,
    athletes,
    rounds,
    phase.kind === 'qualifying' ? 'qualifying' : phase.number,
  )
  const through = new Set(table.slice(0, next.athleteCount ?? table.length).map((row) => row.userId))
  const inPhase = new Set(table.map((row) => row.userId))
  const goingOn = inOrder(athletes.filter((athlete) => through.has(athlete.userId)))
  return {
    kind: 'next-phase',
    phase: next,
    advancing: goingOn.map(seededEntry),
    eliminated: athletes.filter(({ userId }) => inPhase.has(userId) && !through.has(userId)).map(entryOf),
    rounds: goingOn.map((athlete, index) => soloRound(athlete, next, index)),
    byes: [],
    winners: [],
  }
}

/** VS: winners advance, and from the semifinal losers too. Stages without a match are skipped. */
function leaveInPairs(input: AdvanceInput, phase: Phase): AdvancePlan {
  const bracket = bracketFromRounds(input.competition.stages, input.athletes, input.rounds)
  const pairsOf = ({ stage }: Phase): PlayedPair[] => bracket.find((pairs) => pairs[0]?.stage === stage) ?? []
  const here = pairsOf(phase)
  const winners = here.flatMap((pair) => winnerFlags(pair, input.rounds))
  const next = phasesOf(input.competition).find(
    (later) => later.number > phase.number && matchesIn(pairsOf(later)).length > 0,
  )
  if (next === undefined) return finished(input, winners)
  const inPhase = new Set(
    phase.kind === 'qualifying' ? input.athletes.map((athlete) => athlete.userId) : athletesIn(here),
  )
  const through = new Set(athletesIn(pairsOf(next)))
  const riding = new Set(athletesIn(matchesIn(pairsOf(next))))
  const goingOn = input.athletes.filter((athlete) => through.has(athlete.userId))
  return {
    kind: 'next-phase',
    phase: next,
    advancing: goingOn.toSorted((a, b) => (a.seed ?? Infinity) - (b.seed ?? Infinity)).map(seededEntry),
    eliminated: input.athletes
      .filter(({ userId }) => inPhase.has(userId) && !through.has(userId))
      .map(entryOf),
    rounds: pairRounds(matchesIn(pairsOf(next)), next),
    byes: goingOn.filter((athlete) => !riding.has(athlete.userId)).map(entryOf),
    winners,
  }
}

function matchesIn(pairs: readonly PlayedPair[]): PlayedPair[] {
  return pairs.filter((pair) => pair.vsMatchNumber !== null)
}

function winnerFlags(pair: PlayedPair, rounds: readonly AdvancingRound[]): WinnerFlag[] {
  const { stage, winner, loser } = pair
  if (winner.kind !== 'athlete' || loser.kind !== 'athlete') return []
  const flag = (userId: number, isVsWinner: boolean): WinnerFlag[] =>
    rounds
      .filter((round) => round.stage === stage && round.userId === userId)
      .map((round) => ({ roundId: round.id, isVsWinner }))
  return [...flag(winner.userId, true), ...flag(loser.userId, false)]
}

function pairRounds(matches: readonly PlayedPair[], { number, stage }: Phase): NewRound[] {
  return matches
    .flatMap(({ vsGroup, vsMatchNumber, ...pair }) =>
      athletesIn([pair]).map((userId) => ({ userId, roundNumber: number, stage, vsGroup, vsMatchNumber })),
    )
    .map((round, index) => ({ ...round, runOrder: index + 1 }))
}

function soloRound({ userId }: CompetingAthlete, { number, stage }: Phase, index: number): NewRound {
  return { userId, roundNumber: number, stage, vsGroup: null, vsMatchNumber: null, runOrder: index + 1 }
}

function finished({ competition, athletes, rounds }: AdvanceInput, winners: WinnerFlag[]): AdvancePlan {
  return { kind: 'podium', podium: podium(competition, athletes, rounds), winners }
}

function inOrder(athletes: readonly CompetingAthlete[]): CompetingAthlete[] {
  return athletes.toSorted((a, b) => a.orderNumber - b.orderNumber || a.entryId - b.entryId)
}

function seededEntry({ userId, entryId, seed }: CompetingAthlete) {
  return { userId, entryId, seed }
}

function entryOf({ userId, entryId }: CompetingAthlete) {
  return { userId, entryId }
}
