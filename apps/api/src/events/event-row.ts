/** An event as the API sends it, with what the viewer may see (events §2). */
import { visibleDivisions } from '@trickline/competition/event-rights'
import type { Person } from '@trickline/competition/model'
import type { EventShort } from '@trickline/contract/competitions'
import type { EventRow } from '@trickline/contract/events'
import { channelOf } from '@trickline/contract/live-events'
import type { Kysely } from 'kysely'
import { competitionHeader } from '../competitions/competition-row.ts'
import { type CompetitionRecord, competitionsOfEvents } from '../competitions/competitions-store.ts'
import { peopleById, type PersonRecord } from '../people/people-store.ts'
import { personShort } from '../people/person-row.ts'
import type { Schema } from '../platform/postgres/schema.ts'
import type { EventRecord } from './events-store.ts'

/** The event with everything that its row is made from. */
export type EventWithDivisions = {
  event: EventRecord
  divisions: readonly CompetitionRecord[]
  people: ReadonlyMap<number, PersonRecord>
}

export async function withDivisions(
  db: Kysely<Schema>,
  events: readonly EventRecord[],
): Promise<EventWithDivisions[]> {
  const [divisions, people] = await Promise.all([
    competitionsOfEvents(
      db,
      events.map(({ id }) => id),
    ),
    peopleById(
      db,
      events.flatMap(({ organizers }) => organizers),
    ),
  ])
  return events.map((event) => ({
    event,
    divisions: divisions.filter(({ event_id }) => event_id === event.id),
    people,
  }))
}

export function eventShort(event: Omit<EventRecord, 'organizers' | 'lines'>): EventShort {
  return {
    id: event.id,
    name: event.name,
    place: event.place,
    date_start: event.date_start,
    date_end: event.date_end,
    time_zone: event.time_zone,
    img_path: event.img_path,
  }
}

export function eventRow({ event, divisions, people }: EventWithDivisions, viewer: Person): EventRow {
  const { organizers, lines } = event
  return {
    ...eventShort(event),
    fee_first: event.fee_first,
    fee_further: event.fee_further,
    lines: lines.map(({ id, name, line_length_m, line_height_m, mat_height_cm, anchor_type }) => ({
      id,
      name,
      line_length_m,
      line_height_m,
      mat_height_cm,
      anchor_type,
    })),
    organizers,
    organizer_users: organizers.flatMap((id) => {
      const person = people.get(id)
      return person ? [personShort(person)] : []
    }),
    competitions: visibleDivisions(viewer, event, divisions).map((division) =>
      competitionHeader(division, viewer),
    ),
  }
}

/** The channels whose events change the replies about these events. */
export function sourceChannelsOf(events: readonly EventWithDivisions[]): string[] {
  return [
    channelOf.events,
    // announces a competition that is published or becomes a division
    channelOf.global,
    ...events.flatMap(({ event, divisions }) => [
      channelOf.event(event.id),
      ...divisions.map(({ id }) => channelOf.competition(id)),
      ...event.organizers.map((id) => channelOf.person(id)),
    ]),
  ]
}
