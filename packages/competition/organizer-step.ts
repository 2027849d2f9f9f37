/** The next step that the organizer has to take (statuses-and-moves §2, §3; phases-and-seeding §3, §4). */

import { decideCompetition, startHasPassed } from './competition-moves.ts'
import type { Competition, Entry, Person, Round } from './model.ts'
import { isOwner } from './permissions.ts'
import { inquiriesWait } from './inquiries.ts'
import { currentPhase, decidePhase } from './phases.ts'
import { decideStart } from './start.ts'

export type OrganizerStep = 'publish-phase' | 'advance-phase' | 'start' | 'publish' | 'new-date' | 'complete'

type Context = {
  competition: Competition
  /** Needed while the competition is published. */
  entries: readonly Entry[]
  /** Needed once the competition has started. */
  rounds: readonly Pick<Round, 'roundNumber' | 'status'>[]
  /** Epoch ms. */
  now: number
}

/** null: the competition goes on without its organizer, or waits for somebody else. */
export function organizerStep(
  person: Person,
  { competition, entries, rounds, now }: Context,
): OrganizerStep | null {
  if (!isOwner(person, competition)) return null
  const roundNumber = currentPhase(competition, rounds)?.number ?? 0
  const inPhase = { competition, rounds, roundNumber }
  if (decidePhase(person, inPhase, 'publish').move) return 'publish-phase'
  if (decidePhase(person, inPhase, 'advance').move && inquiriesWait(competition, now) === null)
    return 'advance-phase'
  if (decideStart(person, { competition, entries, now }).move) return 'start'
  const may = (verb: 'publish' | 'give-back' | 'edit') =>
    decideCompetition(person, { competition, now }, verb).move !== undefined
  if (may('publish')) return 'publish'
  if (may('give-back') || (may('edit') && startHasPassed(competition, now))) return 'new-date'
  return may('edit') && competition.completionPercentage < 100 ? 'complete' : null
}
