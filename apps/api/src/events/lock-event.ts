/** The first step of every verb on an event: locks it for one of its organizers (events §2). */
import { canSeeEvent, isEventOrganizer } from '@trickline/competition/event-rights'
import { isRefusal, type Refusal, refuse } from '@trickline/contract/refusals'
import type { Kysely } from 'kysely'
import type { Person } from '@trickline/competition/model'
import type { Work } from '../platform/http/work.ts'
import type { Schema } from '../platform/postgres/schema.ts'
import { type EventWithDivisions, withDivisions } from './event-row.ts'
import { type EventRecord, findEvent, lockEvent } from './events-store.ts'

export async function lockOwnEvent({ tx, person }: Work, id: number): Promise<EventWithDivisions | Refusal> {
  const locked = await visible(tx, await lockEvent(tx, id), person)
  if (isRefusal(locked)) return locked
  return isEventOrganizer(person, locked.event) ? locked : refuse('not-allowed')
}

/** Refuses with 404 if the person may not see the event. */
export async function readVisibleEvent(
  db: Kysely<Schema>,
  id: number,
  viewer: Person,
): Promise<EventWithDivisions | Refusal> {
  return visible(db, await findEvent(db, id), viewer)
}

async function visible(
  db: Kysely<Schema>,
  event: EventRecord | null,
  viewer: Person,
): Promise<EventWithDivisions | Refusal> {
  const [found] = event ? await withDivisions(db, [event]) : []
  return found && canSeeEvent(viewer, found.event, found.divisions) ? found : refuse('not-found')
}
