/** What can be done with a competition, by whom and in which status (statuses-and-moves §2, §5). Its start is in start.ts. */

import { beforeStart } from './competition-status.ts'
import { type Decision, notAllowed } from './decision.ts'
import type { Competition, CompetitionStatus, Person } from './model.ts'
import { isOwner, isSupervisor } from './permissions.ts'
import { hasRole, isAdmin } from './roles.ts'
import { competitionStatuses } from './statuses.ts'

export type CompetitionVerb =
  | 'edit'
  | 'edit-late'
  | 'delete'
  | 'approve'
  | 'publish'
  | 'return'
  | 'give-back'
  | 'copy'
  | 'invite-athletes'
  | 'invite-judges'
  | 'order-athletes'
  | 'register'
  | 'set-up-screens'
  | 'reveal-podium'
  | 'set-up-webhooks'

type CompetitionMove = {
  by: 'owner' | 'owner-or-admin' | 'supervisor' | 'athlete'
  from: readonly CompetitionStatus[]
  to?: CompetitionStatus
}

/** The status after saving a competition that is not approved: a complete form then waits for approval. */
export function statusAfterSave(completionPercentage: number): CompetitionStatus {
  return completionPercentage === 100 ? 'pending' : 'registered'
}

const moves: Readonly<Record<CompetitionVerb, CompetitionMove>> = {
  edit: { by: 'owner', from: ['registered', 'pending'] },
  // only the fields in lateFields (competition-fields.ts)
  'edit-late': { by: 'owner', from: beforeStart },
  delete: { by: 'owner', from: ['registered', 'pending', 'approved'] },
  approve: { by: 'supervisor', from: ['pending'], to: 'approved' },
  publish: { by: 'owner', from: ['approved'], to: 'published' },
  return: { by: 'supervisor', from: ['pending'], to: 'registered' },
  // the competition needs a new date once the start has passed
  'give-back': { by: 'owner', from: ['approved'], to: 'registered' },
  copy: { by: 'owner', from: competitionStatuses },
  'invite-athletes': { by: 'owner', from: beforeStart },
  // a judge who falls ill has to be replaced
  'invite-judges': { by: 'owner', from: [...beforeStart, 'started'] },
  'order-athletes': { by: 'owner', from: beforeStart },
  // only while registration is open; owners cannot register in their own competitions
  register: { by: 'athlete', from: ['published'] },
  'set-up-screens': { by: 'owner', from: ['published', 'started', 'finished'] },
  'reveal-podium': { by: 'owner', from: ['finished'] },
  'set-up-webhooks': { by: 'owner-or-admin', from: competitionStatuses },
}

type DecidedCompetition = Pick<
  Competition,
  | 'organizerId'
  | 'status'
  | 'completionPercentage'
  | 'isOpen'
  | 'dateStart'
  | 'registrationOpensAt'
  | 'registrationClosesAt'
  | 'finishedAt'
>

/** What remains possible while an imported competition's results wait for a supervisor (statuses-and-moves §2). */
const whileResultsWait: ReadonlySet<CompetitionVerb> = new Set([
  'approve',
  'return',
  'delete',
  'copy',
  'set-up-webhooks',
])

export function resultsWait({ status, finishedAt }: Pick<Competition, 'status' | 'finishedAt'>): boolean {
  return status !== 'finished' && typeof finishedAt === 'number'
}

export function decideCompetition(
  person: Person,
  { competition, now }: { competition: DecidedCompetition; now: number },
  verb: CompetitionVerb,
): Decision<
  CompetitionMove,
  'competition-locked' | 'competition-incomplete' | 'start-has-passed' | 'registration-closed' | 'wrong-state'
> {
  const move = moves[verb]
  if (!isEntitled(person, competition, move.by)) return { refusal: notAllowed }
  const waits = resultsWait(competition)
  if (waits && !whileResultsWait.has(verb)) return { refusal: 'competition-locked' }
  const isOpening = verb === 'approve' || verb === 'publish'
  const isClosed = verb === 'register' && !competition.isOpen
  if (isClosed || !move.from.some((status) => status === competition.status)) {
    if (verb === 'edit' || verb === 'edit-late' || verb === 'delete') return { refusal: 'competition-locked' }
    const isIncomplete = isOpening && competition.completionPercentage < 100
    return { refusal: isIncomplete ? 'competition-incomplete' : 'wrong-state' }
  }
  if (verb === 'register' && !registrationIsOpen(competition, now)) return { refusal: 'registration-closed' }
  const hasPassed = !waits && startHasPassed(competition, now)
  if (verb === 'give-back' && !hasPassed) return { refusal: 'wrong-state' }
  return isOpening && hasPassed ? { refusal: 'start-has-passed' } : { move }
}

/** Limits only athletes who register, not those who are invited or added by the owner (competition-form §5). */
export function registrationIsOpen(
  {
    registrationOpensAt: opens,
    registrationClosesAt: closes,
  }: Pick<Competition, 'registrationOpensAt' | 'registrationClosesAt'>,
  now: number,
): boolean {
  return (opens === null || opens <= now) && (closes === null || now < closes)
}

/** A competition cannot be approved or published after its start. */
export function startHasPassed({ dateStart }: Pick<Competition, 'dateStart'>, now: number): boolean {
  return dateStart !== null && dateStart <= now
}

function isEntitled(person: Person, competition: DecidedCompetition, by: CompetitionMove['by']): boolean {
  if (by === 'supervisor') return isSupervisor(person)
  if (by === 'owner-or-admin' && isAdmin(person)) return true
  return by === 'athlete'
    ? hasRole(person, 'athlete') && person?.id !== competition.organizerId
    : isOwner(person, competition)
}

/** Whether the whole form can be edited; the status then follows from the form. */
export function competitionIsEditable({ status }: Pick<Competition, 'status'>): boolean {
  return moves.edit.from.some((each) => each === status)
}
