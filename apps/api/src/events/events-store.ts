/** All SQL on events, their lines, timetables and titles. */
import type { Insertable, Kysely, Selectable, Updateable } from 'kysely'
import type { Clash, TimetableItem } from '@trickline/competition/timetable'
import type {
  EventLinesTable,
  EventsTable,
  Schema,
  TimetableItemsTable,
  TitlesTable,
} from '../platform/postgres/schema.ts'

export type EventLineRecord = Selectable<EventLinesTable>
export type TitleRecord = Selectable<TitlesTable>
export type EventRecord = Selectable<EventsTable> & {
  /** User ids. */
  organizers: number[]
  lines: EventLineRecord[]
}

export async function findEvent(db: Kysely<Schema>, id: number): Promise<EventRecord | null> {
  const found = await db.selectFrom('events').selectAll().where('id', '=', id).execute()
  return (await withParts(db, found))[0] ?? null
}

/** Without their organizers and lines. */
export async function eventsById(
  db: Kysely<Schema>,
  ids: readonly number[],
): Promise<Selectable<EventsTable>[]> {
  if (ids.length === 0) return []
  return db.selectFrom('events').selectAll().where('id', 'in', ids).orderBy('id').execute()
}

/** The first lock of every verb on an event, before those of its competitions, which follow by id. */
export async function lockEvent(tx: Kysely<Schema>, id: number): Promise<EventRecord | null> {
  const found = await tx.selectFrom('events').selectAll().where('id', '=', id).forUpdate().execute()
  return (await withParts(tx, found))[0] ?? null
}

/** Latest first; events without days come before all others. */
export async function allEvents(db: Kysely<Schema>): Promise<EventRecord[]> {
  const found = await db
    .selectFrom('events')
    .selectAll()
    .orderBy('date_start', (order) => order.desc().nullsFirst())
    .orderBy('id', 'desc')
    .execute()
  return withParts(db, found)
}

async function withParts(
  db: Kysely<Schema>,
  events: readonly Selectable<EventsTable>[],
): Promise<EventRecord[]> {
  if (events.length === 0) return []
  const ids = events.map(({ id }) => id)
  const [organizers, lines] = await Promise.all([
    db.selectFrom('event_organizers').selectAll().where('event_id', 'in', ids).orderBy('user_id').execute(),
    db
      .selectFrom('event_lines')
      .selectAll()
      .where('event_id', 'in', ids)
      .orderBy('position')
      .orderBy('id')
      .execute(),
  ])
  return events.map((event) => ({
    ...event,
    organizers: organizers.filter(({ event_id }) => event_id === event.id).map(({ user_id }) => user_id),
    lines: lines.filter(({ event_id }) => event_id === event.id),
  }))
}

export async function insertEvent(tx: Kysely<Schema>, event: Insertable<EventsTable>): Promise<number> {
  const { id } = await tx.insertInto('events').values(event).returning('id').executeTakeFirstOrThrow()
  return id
}

export async function changeEventRecord(
  tx: Kysely<Schema>,
  id: number,
  changes: Updateable<EventsTable>,
): Promise<void> {
  await tx.updateTable('events').set(changes).where('id', '=', id).execute()
}

export async function deleteEventRecord(tx: Kysely<Schema>, id: number): Promise<void> {
  await tx.deleteFrom('events').where('id', '=', id).execute()
}

export async function replaceOrganizers(
  tx: Kysely<Schema>,
  eventId: number,
  userIds: readonly number[],
): Promise<void> {
  await tx.deleteFrom('event_organizers').where('event_id', '=', eventId).execute()
  await tx
    .insertInto('event_organizers')
    .values(userIds.map((user_id) => ({ event_id: eventId, user_id })))
    .execute()
}

type LineChange = Omit<Insertable<EventLinesTable>, 'id' | 'event_id' | 'position'> & { id: number | null }

/** Stores the lines in this order. Lines not named are deleted, and what was on them then has no line. */
export async function replaceLines(
  tx: Kysely<Schema>,
  eventId: number,
  lines: readonly LineChange[],
): Promise<void> {
  const kept = lines.flatMap(({ id }) => id ?? [])
  await tx
    .deleteFrom('event_lines')
    .where('event_id', '=', eventId)
    .where('id', 'not in', kept.length > 0 ? kept : [0])
    .execute()
  for (const [position, { id, ...line }] of lines.entries()) {
    if (id === null)
      await tx
        .insertInto('event_lines')
        .values({ ...line, event_id: eventId, position })
        .execute()
    else
      await tx
        .updateTable('event_lines')
        .set({ ...line, position })
        .where('id', '=', id)
        .execute()
  }
}

export async function timetableOf(db: Kysely<Schema>, eventId: number): Promise<TimetableItem[]> {
  const rows = await db
    .selectFrom('timetable_items')
    .selectAll()
    .where('event_id', '=', eventId)
    .orderBy('starts_at')
    .orderBy('competition_id')
    .orderBy('round_number')
    .execute()
  return rows.map(({ competition_id, round_number, line_id, starts_at, minutes }) => ({
    competitionId: competition_id,
    roundNumber: round_number,
    lineId: line_id,
    startsAt: starts_at.getTime(),
    minutes,
  }))
}

export async function replaceTimetable(
  tx: Kysely<Schema>,
  eventId: number,
  items: readonly Clash['items'][number][],
): Promise<void> {
  await tx.deleteFrom('timetable_items').where('event_id', '=', eventId).execute()
  const rows: Insertable<TimetableItemsTable>[] = items.map(
    ({ competitionId, roundNumber, lineId, startsAt, minutes }) => ({
      event_id: eventId,
      competition_id: competitionId,
      round_number: roundNumber,
      line_id: lineId,
      starts_at: new Date(startsAt),
      minutes,
    }),
  )
  if (rows.length > 0) await tx.insertInto('timetable_items').values(rows).execute()
}

export async function deleteTimetableOf(tx: Kysely<Schema>, competitionId: number): Promise<void> {
  await tx.deleteFrom('timetable_items').where('competition_id', '=', competitionId).execute()
}

export async function titlesOf(db: Kysely<Schema>, eventId: number): Promise<TitleRecord[]> {
  return db.selectFrom('titles').selectAll().where('event_id', '=', eventId).orderBy('id').execute()
}

export async function replaceTitles(
  tx: Kysely<Schema>,
  eventId: number,
  titles: readonly Omit<Insertable<TitlesTable>, 'id' | 'event_id'>[],
): Promise<void> {
  await tx.deleteFrom('titles').where('event_id', '=', eventId).execute()
  if (titles.length === 0) return
  await tx
    .insertInto('titles')
    .values(titles.map((title) => ({ ...title, event_id: eventId })))
    .execute()
}

export async function placesIn(
  db: Kysely<Schema>,
  competitionIds: readonly number[],
): Promise<{ competitionId: number; userId: number; place: number }[]> {
  if (competitionIds.length === 0) return []
  return db
    .selectFrom('podiums')
    .select(['competition_id as competitionId', 'user_id as userId', 'final_position as place'])
    .where('competition_id', 'in', competitionIds)
    .execute()
}
