/** Reads the log of live events, which announce.ts writes. */
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Schema } from '../postgres/schema.ts'

export type EventPayload = Record<string, unknown>

export type LoggedEvent = {
  seq: number
  publicSeq: number
  officialsSeq: number
  event: string
  public: EventPayload | null
  officials: EventPayload | null
  persons: Record<string, EventPayload>
  senderId: number | null
  senderKey: string | null
}

/** The column of the form that everyone in an audience gets. */
export type SharedForm = 'public' | 'officials'

/** An event as one subscriber sees it, numbered among those that the subscriber may see. */
export type VisibleEvent = { seq: number; event: string; form: EventPayload; at: Date }

/** The last numbers of a channel; zeros if nothing was announced on it. */
export async function channelPosition(db: Kysely<Schema>, channel: string) {
  const found = await db
    .selectFrom('live_channels')
    .where('channel', '=', channel)
    .select(['seq', 'public_seq as publicSeq', 'officials_seq as officialsSeq'])
    .executeTakeFirst()
  return found ?? { seq: 0, publicSeq: 0, officialsSeq: 0 }
}

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
      'asker_id as senderId',
      'asking_key as senderKey',
    ])
    .$castTo<LoggedEvent>()
    .execute()
}

/** From `after` to `number` in the subscriber's numbering; `number` corresponds to the channel's `upTo`. Oldest first. */
type ReplayRange = { after: number; number: number; upTo: number; limit: number }

export async function publicEventsAfter(
  db: Kysely<Schema>,
  channel: string,
  { after, upTo, limit }: ReplayRange,
): Promise<VisibleEvent[]> {
  return log(db, channel, upTo)
    .where('public_seq', '>', after)
    .where('public', 'is not', null)
    .select(['public_seq as seq', 'event', 'public as form', 'created_at as at'])
    .orderBy('public_seq')
    .limit(limit)
    .$castTo<VisibleEvent>()
    .execute()
}

/** Each event in the personal form, else in the audience's. Numbered backwards from the newest, whose number is known. */
export async function personEventsAfter(
  db: Kysely<Schema>,
  channel: string,
  { userId, shared }: { userId: number; shared: SharedForm },
  { after, number, upTo, limit }: ReplayRange,
): Promise<VisibleEvent[]> {
  const visible = log(db, channel, upTo)
    .where((where) => where.or([where(shared, 'is not', null), hasFormFor(userId)]))
    .select([
      'seq as logged',
      sql<number>`${number}::bigint + 1 - row_number() over (order by seq desc)`.as('number'),
    ])
    .orderBy('seq', 'desc')
    .limit(number - after)
  return db
    .selectFrom(visible.as('visible'))
    .innerJoin('live_events', 'live_events.seq', 'visible.logged')
    .where('channel', '=', channel)
    .select(['visible.number as seq', 'event', 'created_at as at', formFor(userId, shared)])
    .orderBy('visible.number')
    .limit(limit)
    .execute()
}

/** By user id: how many events up to the channel's `upTo` the person got beyond their audience. */
export async function countBeyond(
  db: Kysely<Schema>,
  channel: string,
  { userIds, shared }: { userIds: number[]; shared: SharedForm },
  upTo: number,
): Promise<Map<number, number>> {
  // one statement, since live_persons may be ahead of `upTo`
  const { rows } = await sql<{ userId: number; count: number }>`
    select user_id as "userId", ${sql.ref(`beyond_${shared}`)} - (
      select count(*) from live_events
      where channel = ${channel} and seq > ${upTo} and ${sql.ref(shared)} is null and persons ? user_id::text) as count
    from live_persons where channel = ${channel} and user_id = any(${userIds})`.execute(db)
  return new Map(rows.map(({ userId, count }) => [userId, count]))
}

function log(db: Kysely<Schema>, channel: string, upTo: number) {
  return db.selectFrom('live_events').where('channel', '=', channel).where('live_events.seq', '<=', upTo)
}

function hasFormFor(userId: number) {
  return sql<boolean>`persons ? ${String(userId)}`
}

/** The personal form, else `fallback`; with the idempotency key if this person sent the request. */
function formFor(userId: number, fallback: SharedForm) {
  const key = sql`case when asker_id = ${userId} then jsonb_build_object('key', asking_key) else '{}' end`
  return sql<EventPayload>`coalesce(persons -> ${String(userId)}, ${sql.ref(fallback)}) || ${key}`.as('form')
}
