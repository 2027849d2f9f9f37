/**
 * The phases of a competition in order (qualifying, then its stages down to the final), what they are called,
 * and what state a phase is in (phases-and-seeding §1, §2). Functions on a state take the rounds of that one phase.
 */

import { type Decision, notAllowed } from './decision.ts'
import type { Competition, Person, Round, StageId, Unknown } from './model.ts'
import { isOwner } from './permissions.ts'

export const stageNames = {
  1: 'final',
  2: 'semiFinal',
  3: 'quarterFinal',
  4: 'eighthFinal',
  5: 'sixteenthFinal',
} as const satisfies Record<StageId, string>

/** How many athletes a stage takes. The final's four are the two of the final and the two of the third place. */
export const athleteCounts = { 1: 4, 2: 4, 3: 8, 4: 16, 5: 32 } as const satisfies Record<StageId, number>

export type PhaseName = 'qualification' | 'qualification1' | 'qualification2' | (typeof stageNames)[StageId]

/** Of a phase that has no name, to be shown as "Round 5". */
export type NumberedName = `round-${number}`

export type Phase = {
  /** Counts from 1: the `round_number` of its rounds. */
  number: number
  kind: 'qualifying' | 'stage'
  stage: StageId | null
  name: PhaseName | NumberedName
  /** null for qualifying: it takes every athlete; and where the stage is not known. */
  athleteCount: number | null
}

type PhasedCompetition = Pick<Competition, 'isQualificationDual' | 'stages'>
type RoundState = Pick<Round, 'status'>

/** Qualifying 1, qualifying 2 if dual, then the chosen stages from the largest to the final. */
export function phasesOf(competition: PhasedCompetition): Phase[] {
  const qualifying: PhaseName[] = competition.isQualificationDual
    ? ['qualification1', 'qualification2']
    : ['qualification']
  const stages = competition.stages.toSorted((a, b) => sizeOf(b) - sizeOf(a))
  return [
    ...qualifying.map((name, index) => ({
      number: index + 1,
      kind: 'qualifying' as const,
      stage: null,
      name,
      athleteCount: null,
    })),
    ...stages.map((stage, index) => stagePhase(stage, qualifying.length + index + 1)),
  ]
}

/** Stages are numbered by size: one that is not known here lies beyond the largest. */
function sizeOf(stage: StageId | Unknown): number {
  return stage === 'unknown' ? Number.MAX_SAFE_INTEGER : stage
}

function stagePhase(stage: StageId | Unknown, number: number): Phase {
  return stage === 'unknown'
    ? { number, kind: 'stage', stage: null, name: `round-${number}`, athleteCount: null }
    : { number, kind: 'stage', stage, name: stageNames[stage], athleteCount: athleteCounts[stage] }
}

/** The phase with that round number, or null beyond the last. */
export function phaseAt(competition: PhasedCompetition, roundNumber: number): Phase | null {
  return phasesOf(competition)[roundNumber - 1] ?? null
}

/** The phase being run: that of the highest round number there is; null before the start. */
export function currentPhase(
  competition: PhasedCompetition,
  rounds: readonly Pick<Round, 'roundNumber'>[],
): Phase | null {
  const highest = Math.max(0, ...rounds.map((round) => round.roundNumber ?? 0))
  return phaseAt(competition, highest)
}

/** The rounds of one phase, in the order given. */
export function roundsOfPhase<R extends Pick<Round, 'roundNumber'>>(
  rounds: readonly R[],
  roundNumber: number,
): R[] {
  return rounds.filter((round) => round.roundNumber === roundNumber)
}

/** Everything in it is published: the next phase, or the podium, can follow. */
export function phaseIsFinished(rounds: readonly RoundState[]): boolean {
  return rounds.length > 0 && rounds.every((round) => round.status === 'published')
}

const judged: ReadonlySet<Round['status']> = new Set(['completed', 'disqualified', 'injured'])

/** Every round is completed, disqualified or injured. */
export function phaseIsPublishable(rounds: readonly RoundState[]): boolean {
  return rounds.length > 0 && rounds.every((round) => judged.has(round.status))
}

export type PhaseVerb = 'publish' | 'advance'

/** The owner publishes the current phase whole, and leaves it once it is published (phases-and-seeding §3, §4). */
export function decidePhase(
  person: Person,
  scene: {
    competition: Pick<Competition, 'organizerId' | 'status'> & PhasedCompetition
    /** Of every phase so far. */
    rounds: readonly Pick<Round, 'roundNumber' | 'status'>[]
    roundNumber: number
  },
  verb: PhaseVerb,
): Decision<PhaseVerb, 'wrong-state' | 'not-current-phase' | 'phase-not-ready'> {
  const { competition, rounds, roundNumber } = scene
  if (!isOwner(person, competition)) return { refusal: notAllowed }
  if (competition.status !== 'started') return { refusal: 'wrong-state' }
  if (currentPhase(competition, rounds)?.number !== roundNumber) return { refusal: 'not-current-phase' }
  const phase = roundsOfPhase(rounds, roundNumber)
  // beside a stage that is not known nobody can tell who goes on to what
  const isReady =
    verb === 'publish'
      ? phaseIsPublishable(phase)
      : phaseIsFinished(phase) && !competition.stages.includes('unknown')
  return isReady ? { move: verb } : { refusal: 'phase-not-ready' }
}

/** Publishing asks for a confirmation while an athlete has not validated. */
export function phaseIsValidated(rounds: readonly Pick<Round, 'validatedAt'>[]): boolean {
  return rounds.every((round) => round.validatedAt !== null)
}

/**
 * The next stage, and how many places of it show as "Pendiente" until the current phase is advanced: as many athletes as
 * it will have. null before qualifying 2 and after the last phase: there everyone is known.
 */
export function awaitedStage(
  competition: PhasedCompetition,
  rounds: readonly Pick<Round, 'roundNumber' | 'userId'>[],
): { phase: Phase; places: number } | null {
  const current = currentPhase(competition, rounds)
  const phase = current && phaseAt(competition, current.number + 1)
  if (phase === null || phase.athleteCount === null) return null
  const athletes = new Set(rounds.filter((round) => round.roundNumber !== null).map((round) => round.userId))
  return { phase, places: Math.min(phase.athleteCount, athletes.size) }
}

const publishCountdownSeconds = 300

/** A round with the instant (epoch ms) at which it was last completed. */
type JudgedRound = Pick<Round, 'status' | 'disqualifiedAt' | 'injuredAt' | 'completedAt'>

/**
 * When the publish countdown of a phase ends (epoch ms): 300 s after its last round was completed, disqualified or
 * injured. null while the phase cannot be published (phases-and-seeding §3).
 */
export function publishCountdownEnd(rounds: readonly JudgedRound[]): number | null {
  if (!phaseIsPublishable(rounds)) return null
  const last = Math.max(
    ...rounds.map((round) =>
      Math.max(round.completedAt ?? 0, round.disqualifiedAt ?? 0, round.injuredAt ?? 0),
    ),
  )
  return last + publishCountdownSeconds * 1000
}
