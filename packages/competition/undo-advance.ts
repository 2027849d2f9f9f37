/** Plans undoing the latest advance (phases-and-seeding §12). In the phase that reopens only the winners of its pairs change. */
import { type Decision, notAllowed } from './decision.ts'
import type { Competition, Person, Round } from './model.ts'
import { isOwner } from './permissions.ts'
import { athletesWhoStarted, roundsOfPhase, type SeededEntry } from './phases.ts'

type UndoneRound = Pick<Round, 'roundNumber' | 'stage' | 'userId' | 'isVsWinner'>

export type UndoContext<E extends SeededEntry, R extends UndoneRound> = {
  competition: Pick<Competition, 'organizerId' | 'status' | 'isImported'>
  entries: readonly E[]
  rounds: readonly R[]
  /** Number of the phase that is reopened. */
  roundNumber: number
}

export type UndoPlan<E, R> = {
  /** Rounds of the later phase; none when the podium is undone. */
  setAside: R[]
  /** Rounds of the reopened phase, whose pairs no longer have a winner. */
  withoutWinner: R[]
  /** Entries that the advance eliminated: they compete again. */
  backIn: E[]
  /** Entries that lose their seed, as qualifying is open again. */
  withoutSeed: E[]
  fromPodium: boolean
}

export type UndoRefusal = 'wrong-state' | 'not-current-phase'

/** Only the owner may undo, and only the latest advance. */
export function decideUndoAdvance<E extends SeededEntry, R extends UndoneRound>(
  person: Person,
  context: UndoContext<E, R>,
): Decision<UndoPlan<E, R>, UndoRefusal> {
  const { competition, rounds, roundNumber } = context
  if (!isOwner(person, competition)) return { refusal: notAllowed }
  if (competition.status !== 'started' && competition.status !== 'finished') return { refusal: 'wrong-state' }
  const latest = latestAdvance(competition, rounds)
  if (latest === null) return { refusal: 'wrong-state' }
  return latest === roundNumber ? { move: planUndo(context) } : { refusal: 'not-current-phase' }
}

/** Number of the phase that was left last; null before the first advance and in an imported competition. */
export function latestAdvance(
  { status, isImported }: Pick<Competition, 'status' | 'isImported'>,
  rounds: readonly Pick<Round, 'roundNumber'>[],
): number | null {
  if (isImported) return null
  const played = [...new Set(rounds.map((round) => round.roundNumber ?? 0))].toSorted((a, b) => b - a)
  // phases played may not have consecutive numbers, since stages without a match are skipped
  return (status === 'finished' ? played[0] : played[1]) ?? null
}

function planUndo<E extends SeededEntry, R extends UndoneRound>({
  competition,
  entries,
  rounds,
  roundNumber,
}: UndoContext<E, R>): UndoPlan<E, R> {
  const setAside = rounds.filter((round) => (round.roundNumber ?? 0) > roundNumber)
  const phase = roundsOfPhase(rounds, roundNumber)
  const inPhase = new Set(phase.map(({ userId }) => userId))
  const started = new Set(athletesWhoStarted(entries).map(({ entryId }) => entryId))
  const athletes = entries.filter(({ id }) => started.has(id))
  const isPodium = competition.status === 'finished'
  const leftQualifying = phase.every((round) => round.stage === null)
  return {
    setAside,
    withoutWinner: phase.filter(({ isVsWinner }) => isVsWinner !== null),
    backIn: isPodium
      ? []
      : athletes.filter(
          ({ status, userId }) => status === 'eliminated' && userId !== null && inPhase.has(userId),
        ),
    withoutSeed: !isPodium && leftQualifying ? athletes.filter(({ seed }) => seed !== null) : [],
    fromPodium: isPodium,
  }
}
