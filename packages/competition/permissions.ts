/**
 * Who somebody is: by the roles of the account, and to a competition. Nothing is granted by default, and a visitor
 * (null) is nobody. What follows from it is decided with the moves: competition-moves, entry-moves, round-moves,
 * phases, review, training.
 */

import type { Competition, Entry, Person, Role } from './model.ts'

export function hasRole(person: Person, role: Role): boolean {
  return person !== null && person.roles.includes(role)
}

/** Admins grant and withdraw roles, and may do what a supervisor may (accounts-and-people §1). */
export function isAdmin(person: Person): boolean {
  return hasRole(person, 'admin')
}

/** Roles that a person may ask for; an athlete everybody is, an admin nobody becomes by asking. */
export const requestableRoles = ['judge', 'organizer', 'supervisor'] as const satisfies Role[]
export type RequestableRole = (typeof requestableRoles)[number]

export function isRequestable(role: Role): role is RequestableRole {
  return (requestableRoles as readonly Role[]).includes(role)
}

export function isSupervisor(person: Person): boolean {
  return hasRole(person, 'supervisor') || isAdmin(person)
}

export function canCreateCompetition(person: Person): boolean {
  return hasRole(person, 'organizer')
}

export function canCreateTraining(person: Person): boolean {
  return hasRole(person, 'athlete')
}

/** Not who is an athlete alone (calls §12). */
export function canDeleteTrickVideo(person: Person): boolean {
  return person !== null && person.roles.some((role) => role !== 'athlete')
}

/** Any account with the role can be invited as one. */
export function canBeInvitedAs(role: 'athlete' | 'judge', account: { roles: readonly Role[] }): boolean {
  return account.roles.includes(role)
}

/** The organizer who created the competition, while he or she has the role (accounts-and-people §1). */
export function isOwner(person: Person, competition: Pick<Competition, 'organizerId'>): boolean {
  return hasRole(person, 'organizer') && person?.id === competition.organizerId
}

/** For what is made for officials before it is known who of them listens: as the owner sees it. */
export function ownerOf({ organizerId }: Pick<Competition, 'organizerId'>): NonNullable<Person> {
  return { id: organizerId, roles: ['organizer'] }
}

type EntryOfPerson = Pick<Entry, 'userId' | 'role' | 'status'>

/** Approved entries with the judge's role (statuses-and-moves §6), of people whose account still has it (accounts-and-people §1). */
export function isCompetitionJudge(person: Person, entries: readonly EntryOfPerson[]): boolean {
  return hasRole(person, 'judge') && hasEntry(person, entries, 'judge', ['approved'])
}

/** Rides in it: what a judge who does decides about the others is not left to him or her alone. */
export function competes(person: Person, entries: readonly EntryOfPerson[]): boolean {
  return hasEntry(person, entries, 'athlete', ['competing', 'eliminated'])
}

function hasEntry(
  person: Person,
  entries: readonly EntryOfPerson[],
  role: Entry['role'],
  statuses: readonly Entry['status'][],
): boolean {
  return (
    person !== null &&
    entries.some(
      (entry) => entry.userId === person.id && entry.role === role && statuses.includes(entry.status),
    )
  )
}
