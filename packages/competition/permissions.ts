/** A person's roles, by account and within a competition. Nothing is granted by default. */

import type { Competition, Entry, Person, Role } from './model.ts'
import { hasRole, isAdmin } from './roles.ts'

/** Everyone is an athlete, and nobody becomes an admin by request. */
export const requestableRoles = ['judge', 'organizer', 'supervisor'] as const satisfies Role[]
export type RequestableRole = (typeof requestableRoles)[number]

export function isRequestable(role: Role): role is RequestableRole {
  return requestableRoles.some((each) => each === role)
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

/** Allowed to anyone with a role beyond athlete (calls §12). */
export function canDeleteTrickVideo(person: Person): boolean {
  return person !== null && person.roles.some((role) => role !== 'athlete')
}

export function canBeInvitedAs(role: 'athlete' | 'judge', account: { roles: readonly Role[] }): boolean {
  return account.roles.includes(role)
}

/** The organizer who created the competition, as long as the account has that role (accounts-and-people §1). */
export function isOwner(person: Person, competition: Pick<Competition, 'organizerId'>): boolean {
  return hasRole(person, 'organizer') && person?.id === competition.organizerId
}

/** Stands for all officials where data is prepared before its readers are known. */
export function ownerAsPerson({ organizerId }: Pick<Competition, 'organizerId'>): NonNullable<Person> {
  return { id: organizerId, roles: ['organizer'] }
}

/** Stands for any judge without another role in a competition, where data is prepared before its readers are known. */
export const anyJudge = { id: 0, roles: ['judge'] } as const satisfies Person
export const entryOfAnyJudge = { userId: anyJudge.id, role: 'judge', status: 'approved' } as const

type EntryOfPerson = Pick<Entry, 'userId' | 'role' | 'status'>

/** An approved entry as judge counts (statuses-and-moves §6) as long as the account has the role (accounts-and-people §1). */
export function isCompetitionJudge(person: Person, entries: readonly EntryOfPerson[]): boolean {
  return hasRole(person, 'judge') && hasEntry(person, entries, 'judge', ['approved'])
}

/** The judge whom the owner appointed head judge. */
export function isHeadJudge(
  person: Person,
  entries: readonly (EntryOfPerson & { is_head?: boolean })[],
): boolean {
  return isCompetitionJudge(
    person,
    entries.filter(({ is_head }) => is_head === true),
  )
}

/** A judge who competes may not mark others as disqualified or injured. */
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
