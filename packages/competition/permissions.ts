/**
 * Who may do what. Each function answers for one action and grants nothing by default; a visitor (null) may
 * do nothing here. When an action is possible is told by the moves and the state functions, not here.
 */

import type { CompetitionMove } from './competition-moves.ts'
import type { EntryMove } from './entry-moves.ts'
import type { Competition, Entry, Person, Role, Round } from './model.ts'
import type { RoundMove } from './round-moves.ts'

type Owned = Pick<Competition, 'organizerId'>
type EntryOfPerson = Pick<Entry, 'userId' | 'role' | 'status'>
type HeldRound = Pick<Round, 'userId' | 'roundNumber' | 'judgeId'>
type OwnRound = Pick<Round, 'userId' | 'roundNumber'>

function hasRole(person: Person, role: Role): boolean {
  return person !== null && person.roles.includes(role)
}

/** The organizer who created the competition. */
export function isOwner(person: Person, competition: Owned): boolean {
  return person !== null && person.id === competition.organizerId
}

/** A supervisor, or an admin: an admin may do what a supervisor may (accounts-and-people §1). */
export function isSupervisor(person: Person): boolean {
  return hasRole(person, 'supervisor') || isAdmin(person)
}

export function isAdmin(person: Person): boolean {
  return hasRole(person, 'admin')
}

/** Admins grant and withdraw account roles. */
export function canGrantRoles(person: Person): boolean {
  return isAdmin(person)
}

/** Which options are offered to everybody (calls §7). */
export function canChangeSettings(person: Person): boolean {
  return isAdmin(person)
}

/* The competition */

export function canCreateCompetition(person: Person): boolean {
  return hasRole(person, 'organizer')
}

export function canEditCompetition(person: Person, competition: Owned): boolean {
  return isOwner(person, competition)
}

export function canDeleteCompetition(person: Person, competition: Owned): boolean {
  return isOwner(person, competition)
}

export function canApproveCompetition(person: Person): boolean {
  return isSupervisor(person)
}

export function canPublishCompetition(person: Person, competition: Owned): boolean {
  return isOwner(person, competition)
}

export function canStartCompetition(person: Person, competition: Owned): boolean {
  return isOwner(person, competition)
}

/* Its entries */

/** Everything an owner does with entries; the functions below name the single actions. */
export function canManageEntries(person: Person, competition: Owned): boolean {
  return isOwner(person, competition)
}

export function canInvite(person: Person, competition: Owned): boolean {
  return canManageEntries(person, competition)
}

/** Any account with the Judge role can be invited as a judge (statuses-and-moves §5). */
export function canBeInvitedAsJudge(account: { roles: readonly Role[] }): boolean {
  return account.roles.includes('judge')
}

/** Invited as an athlete: any account with the Athlete role. */
export function canBeInvitedAsAthlete(account: { roles: readonly Role[] }): boolean {
  return account.roles.includes('athlete')
}

export function canApproveEntry(person: Person, competition: Owned): boolean {
  return canManageEntries(person, competition)
}

export function canMarkPaid(person: Person, competition: Owned): boolean {
  return canManageEntries(person, competition)
}

export function canOrderAthletes(person: Person, competition: Owned): boolean {
  return canManageEntries(person, competition)
}

export function canSendMails(person: Person, competition: Owned): boolean {
  return canManageEntries(person, competition)
}

export function canDeleteEntry(person: Person, competition: Owned): boolean {
  return canManageEntries(person, competition)
}

/** Only the invited person confirms. */
export function canConfirmEntry(person: Person, entry: Pick<Entry, 'userId'>): boolean {
  return person !== null && entry.userId === person.id
}

/** The owner or the person. */
export function canDeclineEntry(person: Person, competition: Owned, entry: Pick<Entry, 'userId'>): boolean {
  return isOwner(person, competition) || canConfirmEntry(person, entry)
}

/** An athlete registers himself or herself; the owner does not compete in his or her own competition (statuses-and-moves §4). */
export function canRegisterAthlete(person: Person, competition: Owned): boolean {
  return hasRole(person, 'athlete') && !isOwner(person, competition)
}

/* Its rounds */

/** Judges of a competition are its approved entries with the judge's role (statuses-and-moves §6). */
export function isCompetitionJudge(person: Person, entries: readonly EntryOfPerson[]): boolean {
  return (
    person !== null &&
    entries.some(
      (entry) => entry.userId === person.id && entry.role === 'judge' && entry.status === 'approved',
    )
  )
}

/**
 * Record, claim, reopen, disqualify, mark an injury: a judge of the competition, never on his or her own round.
 * The three questions on a round take the same four arguments, though being the owner grants nothing here.
 */
export function canActOnRound(
  person: Person,
  _competition: Owned,
  entries: readonly EntryOfPerson[],
  round: OwnRound,
): boolean {
  return (
    person !== null &&
    round.roundNumber !== null &&
    round.userId !== person.id &&
    isCompetitionJudge(person, entries)
  )
}

/** Save a score or an edit: the judge who holds the round. */
export function canScoreRound(
  person: Person,
  competition: Owned,
  entries: readonly EntryOfPerson[],
  round: HeldRound,
): boolean {
  return person !== null && round.judgeId === person.id && canActOnRound(person, competition, entries, round)
}

/** Cancel scoring or an edit: the judge who holds the round, or the owner to release it. */
export function canCancelScoring(
  person: Person,
  competition: Owned,
  entries: readonly EntryOfPerson[],
  round: HeldRound,
): boolean {
  return (
    (round.roundNumber !== null && isOwner(person, competition)) ||
    canScoreRound(person, competition, entries, round)
  )
}

/** Review the judges' tricks: the athlete whose competition round it is. */
export function canReviewRound(person: Person, round: OwnRound): boolean {
  return person !== null && round.roundNumber !== null && round.userId === person.id
}

/* Its phases */

export function canPublishPhase(person: Person, competition: Owned): boolean {
  return isOwner(person, competition)
}

export function canAdvancePhase(person: Person, competition: Owned): boolean {
  return isOwner(person, competition)
}

/* Training */

export function canCreateTraining(person: Person): boolean {
  return hasRole(person, 'athlete')
}

export function canEditTraining(person: Person, round: OwnRound): boolean {
  return isOwnTraining(person, round)
}

export function canPublishTraining(person: Person, round: OwnRound): boolean {
  return isOwnTraining(person, round)
}

export function canDeleteTraining(person: Person, round: OwnRound): boolean {
  return isOwnTraining(person, round)
}

function isOwnTraining(person: Person, round: OwnRound): boolean {
  return person !== null && round.roundNumber === null && round.userId === person.id
}

/* Any move of the tables: who stands behind its `by` */

export function canMoveCompetition(person: Person, competition: Owned, move: CompetitionMove): boolean {
  return move.by === 'supervisor' ? isSupervisor(person) : isOwner(person, competition)
}

/** False for moves that nobody asks for: they come with a start or an advance. */
export function canMoveEntry(
  person: Person,
  competition: Owned,
  entry: Pick<Entry, 'userId'>,
  move: EntryMove,
): boolean {
  const granted: Record<EntryMove['by'], boolean> = {
    owner: canManageEntries(person, competition),
    person: canConfirmEntry(person, entry),
    'owner-or-person': canDeclineEntry(person, competition, entry),
    competition: false,
  }
  return granted[move.by]
}

export function canMoveRound(
  person: Person,
  competition: Owned,
  entries: readonly EntryOfPerson[],
  round: HeldRound,
  move: RoundMove,
): boolean {
  const granted: Record<RoundMove['by'], boolean> = {
    judge: canActOnRound(person, competition, entries, round),
    holder: canScoreRound(person, competition, entries, round),
    'holder-or-owner': canCancelScoring(person, competition, entries, round),
    owner: canPublishPhase(person, competition),
  }
  return granted[move.by]
}
