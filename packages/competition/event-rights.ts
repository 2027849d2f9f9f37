/** Who sees and who changes an event (events §2). */

import { competitionIsPublic } from './competition-moves.ts'
import type { Competition, Person } from './model.ts'
import { isOwner, isSupervisor } from './permissions.ts'
import { hasRole } from './roles.ts'

export type OrganizedEvent = { organizers: readonly number[] }
type Division = Pick<Competition, 'organizerId' | 'status'>

export function isEventOrganizer(person: Person, { organizers }: OrganizedEvent): boolean {
  return person !== null && hasRole(person, 'organizer') && organizers.includes(person.id)
}

/** An event is public as soon as one of its divisions is. */
export function eventIsPublic(divisions: readonly Pick<Competition, 'status'>[]): boolean {
  return divisions.some(competitionIsPublic)
}

export function canSeeEvent(person: Person, event: OrganizedEvent, divisions: readonly Division[]): boolean {
  return eventIsPublic(divisions) || isEventOrganizer(person, event) || isSupervisor(person)
}

/** Those that are published; its organizers and supervisors all, the owner of one also that. */
export function visibleDivisions<D extends Division>(
  person: Person,
  event: OrganizedEvent,
  divisions: readonly D[],
): D[] {
  const seesAll = isEventOrganizer(person, event) || isSupervisor(person)
  return divisions.filter((division) => seesAll || competitionIsPublic(division) || isOwner(person, division))
}
