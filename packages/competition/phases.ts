/** The phases of a competition, their names and states (phases-and-seeding §1, §2). */

import { type Decision, notAllowed } from './decision.ts'
import type { CompetingAthlete, Competition, Entry, Person, Round, StageId, Unknown } from './model.ts'
import { isOwner } from './permissions.ts'
import { athleteCounts, stageNames } from './stage-names.ts'

export type PhaseName = 'qualification' | 'qualification1' | 'qualification2' | (typeof stageNames)[StageId]

/** The name of a stage that has none, shown as "Round 5". */
export type NumberedName = `round-${number}`

export type Phase = {
  /** Counts from 1; the `round_number` of its rounds. */
  number: number
  kind: 'qualifying' | 'stage'
  stage: StageId | null
  name: PhaseName | NumberedName
  /** null for qualifying, which takes everyone, and for an unknown stage. */
  athleteCount: number | null
}

type PhasedCompetition = Pick<Competition, 'isQualificationDual' | 'stages'>
type RoundState = Pick<Round, 'status'>

/** Qualifying 1, qualifying 2 if dual, then the stages from the largest to the final. */
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

/** The size to sort by; an unknown stage comes before the largest. */
function sizeOf(stage: StageId | Unknown): number {
  return stage === 'unknown' ? Number.MAX_SAFE_INTEGER : stage
}

function stagePhase(stage: StageId | Unknown, number: number): Phase {
  return stage === 'unknown'
    ? { number, kind: 'stage', stage: null, name: `round-${number}`, athleteCount: null }
    : { number, kind: 'stage', stage, name: stageNames[stage], athleteCount: athleteCounts[stage] }
}

export function phaseAt(competition: PhasedCompetition, roundNumber: number): Phase | null {
  return phasesOf(competition)[roundNumber - 1] ?? null
}

/** The phase with the highest round number; null before the start. */
export function currentPhase(
  competition: PhasedCompetition,
  rounds: readonly Pick<Round, 'roundNumber'>[],
): Phase | null {
  const highest = Math.max(0, ...rounds.map((round) => round.roundNumber ?? 0))
  return phaseAt(competition, highest)
}

export function roundsOfPhase<R extends Pick<Round, 'roundNumber'>>(
  rounds: readonly R[],
  roundNumber: number,
): R[] {
  return rounds.filter((round) => round.roundNumber === roundNumber)
}

export function phaseIsFinished(rounds: readonly RoundState[]): boolean {
  return rounds.length > 0 && rounds.every((round) => round.status === 'published')
}

const judged: ReadonlySet<Round['status']> = new Set(['completed', 'disqualified', 'injured'])

export function phaseIsPublishable(rounds: readonly RoundState[]): boolean {
  return rounds.length > 0 && rounds.every((round) => judged.has(round.status))
}

export type PhaseVerb = 'publish' | 'advance'

export type PhaseContext = {
  competition: Pick<Competition, 'organizerId' | 'status'> & PhasedCompetition
  rounds: readonly Pick<Round, 'roundNumber' | 'status'>[]
  roundNumber: number
}
export type PhaseRefusal = 'wrong-state' | 'not-current-phase' | 'phase-not-ready'

/** The owner publishes the whole current phase, and advances it once it is published (phases-and-seeding §3, §4). */
export function decidePhase(
  person: Person,
  context: PhaseContext,
  verb: PhaseVerb,
): Decision<PhaseVerb, PhaseRefusal> {
  const { competition, rounds, roundNumber } = context
  if (!isOwner(person, competition)) return { refusal: notAllowed }
  if (competition.status !== 'started') return { refusal: 'wrong-state' }
  if (currentPhase(competition, rounds)?.number !== roundNumber) return { refusal: 'not-current-phase' }
  const phase = roundsOfPhase(rounds, roundNumber)
  // with an unknown stage it is unclear who advances where
  const isReady =
    verb === 'publish'
      ? phaseIsPublishable(phase)
      : phaseIsFinished(phase) && !competition.stages.includes('unknown')
  return isReady ? { move: verb } : { refusal: 'phase-not-ready' }
}

/** Whether the owner has already taken this step, for instance in another window. */
export function phaseVerbIsDone(
  { status, ...phased }: Pick<Competition, 'status'> & PhasedCompetition,
  rounds: readonly Pick<Round, 'roundNumber' | 'status'>[],
  { verb, roundNumber }: { verb: PhaseVerb; roundNumber: number },
): boolean {
  if (verb === 'publish') return phaseIsFinished(roundsOfPhase(rounds, roundNumber))
  return status === 'finished' || (currentPhase(phased, rounds)?.number ?? 0) > roundNumber
}

export function phaseIsValidated(rounds: readonly Pick<Round, 'validatedAt'>[]): boolean {
  return rounds.every((round) => round.validatedAt !== null)
}

export type SeededEntry = Pick<Entry, 'id' | 'userId' | 'role' | 'status' | 'orderNumber'> & {
  seed: number | null
}

/** Includes eliminated athletes. */
export function athletesWhoStarted(entries: readonly SeededEntry[]): CompetingAthlete[] {
  return entries.flatMap(({ id, userId, role, status, orderNumber, seed }) => {
    const started = status === 'competing' || status === 'eliminated'
    return role === 'athlete' && userId !== null && started
      ? [{ userId, entryId: id, orderNumber, seed }]
      : []
  })
}

/** How many places of the next stage show as "Pendiente"; null before qualifying 2 and after the last phase. */
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
/** Shown until the server's time is known, in seconds (phases-and-seeding §3). */
export const publishCountdownUntilKnown = 400

type JudgedRound = Pick<Round, 'status' | 'disqualifiedAt' | 'injuredAt' | 'completedAt'>

/**
 * Epoch ms, 300 s after the last round was completed, disqualified or injured (phases-and-seeding §3). null while the phase
 * cannot be published.
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
