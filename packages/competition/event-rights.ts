/** Who may see and who may change an event (events §2). */

import { competitionIsPublic } from './competition-status.ts'
import type { Competition, Person } from './model.ts'
import { isOwner, isSupervisor } from './permissions.ts'
import { hasRole } from './roles.ts'

export type OrganizedEvent = { organizers: readonly number[] }
type Division = Pick<Competition, 'organizerId' | 'status'>

export function isEventOrganizer(person: Person, { organizers }: OrganizedEvent): boolean {
  return person !== null && hasRole(person, 'organizer') && organizers.includes(person.id)
}

export function eventIsPublic(divisions: readonly Pick<Competition, 'status'>[]): boolean {
  return divisions.some(competitionIsPublic)
}

export function canSeeEvent(person: Person, event: OrganizedEvent, divisions: readonly Division[]): boolean {
  return eventIsPublic(divisions) || isEventOrganizer(person, event) || isSupervisor(person)
}

/** The published divisions; the event's organizers and supervisors see all, the owner of a division also that one. */
export function visibleDivisions<D extends Division>(
  person: Person,
  event: OrganizedEvent,
  divisions: readonly D[],
): D[] {
  const seesAll = isEventOrganizer(person, event) || isSupervisor(person)
  return divisions.filter((division) => seesAll || competitionIsPublic(division) || isOwner(person, division))
}
