/** Reads the log of live events (announce.ts writes it). */
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Schema } from '../postgres/schema.ts'

/** The form of an event that one audience may see. */
export type Form = Record<string, unknown>

export type LoggedEvent = {
  seq: number
  publicSeq: number
  officialsSeq: number
  event: string
  public: Form | null
  officials: Form | null
  persons: Record<string, Form>
  askerId: number | null
  askingKey: string | null
}

/** An event as one subscriber sees it, numbered among those that he or she may see. */
export type SeenEvent = { seq: number; event: string; form: Form }

/** How far a channel has come; zeros when nothing was ever announced on it. */
export async function channelPosition(db: Kysely<Schema>, channel: string) {
  const found = await db
    .selectFrom('live_channels')
    .where('channel', '=', channel)
    .select(['seq', 'public_seq as publicSeq', 'officials_seq as officialsSeq'])
    .executeTakeFirst()
  return found ?? { seq: 0, publicSeq: 0, officialsSeq: 0 }
}

/** What was announced after `seq`, in order, at most `limit`. */
export async function eventsAfter(
  db: Kysely<Schema>,
  channel: string,
  seq: number,
  limit: number,
): Promise<LoggedEvent[]> {
  return db
    .selectFrom('live_events')
    .where('channel', '=', channel)
    .where('seq', '>', seq)
    .orderBy('seq')
    .limit(limit)
    .select([
      'seq',
      'public_seq as publicSeq',
      'officials_seq as officialsSeq',
      'event',
      'public',
      'officials',
      'persons',
      'asker_id as askerId',
      'asking_key as askingKey',
    ])
    .$castTo<LoggedEvent>()
    .execute()
}

type Missed = { after: number; upTo: number }

/** What the public saw after its number `after`, up to the channel's `upTo`. */
export async function seenAfter(
  db: Kysely<Schema>,
  channel: string,
  { after, upTo }: Missed,
): Promise<SeenEvent[]> {
  return log(db, channel, upTo)
    .where('public_seq', '>', after)
    .where('public', 'is not', null)
    .select(['public_seq as seq', 'event', 'public as form'])
    .$castTo<SeenEvent>()
    .execute()
}

/** The same of an official: the own form where there is one, else the officials'. */
export async function seenByOfficialAfter(
  db: Kysely<Schema>,
  channel: string,
  userId: number,
  { after, upTo }: Missed,
): Promise<SeenEvent[]> {
  return log(db, channel, upTo)
    .where('officials_seq', '>', after)
    .where('officials', 'is not', null)
    .select(['officials_seq as seq', 'event', formFor(userId, 'officials')])
    .execute()
}

/** What a person saw after his or her number `after`: the own form where there is one, else the public one. */
export async function seenByPersonAfter(
  db: Kysely<Schema>,
  channel: string,
  userId: number,
  { after, upTo }: Missed,
): Promise<SeenEvent[]> {
  const seen = log(db, channel, upTo)
    .where((where) => where.or([where('public', 'is not', null), hasFormFor(userId)]))
    .select([sql<number>`row_number() over (order by seq)`.as('seq'), 'event', formFor(userId, 'public')])
  return db.selectFrom(seen.as('seen')).where('seq', '>', after).orderBy('seq').selectAll().execute()
}

/** For each of these persons, how many events up to the channel's `upTo` they saw and the public did not. */
export async function countBeyondPublic(
  db: Kysely<Schema>,
  channel: string,
  userIds: number[],
  upTo: number,
): Promise<Map<number, number>> {
  const { rows } = await sql<{ userId: number; count: number }>`
    select person::integer as "userId", count(*) as count
    from live_events cross join jsonb_object_keys(persons) as person
    where channel = ${channel} and seq <= ${upTo} and public is null
      and person = any(${userIds.map(String)})
    group by person`.execute(db)
  return new Map(rows.map(({ userId, count }) => [userId, count]))
}

function log(db: Kysely<Schema>, channel: string, upTo: number) {
  return db
    .selectFrom('live_events')
    .where('channel', '=', channel)
    .where('live_events.seq', '<=', upTo)
    .orderBy('live_events.seq')
}

function hasFormFor(userId: number) {
  return sql<boolean>`persons ? ${String(userId)}`
}

/** With the asking key for whoever asked. */
function formFor(userId: number, otherwise: 'public' | 'officials') {
  const key = sql`case when asker_id = ${userId} then jsonb_build_object('key', asking_key) else '{}' end`
  return sql<Form>`coalesce(persons -> ${String(userId)}, ${sql.ref(otherwise)}) || ${key}`.as('form')
}
