/** Writes the events of a verb into the log, in its transaction; after the commit every node sends them (live.ts). */
import type { Kysely, Transaction } from 'kysely'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { LiveEventName, LiveEvents } from '@trickline/contract/live-events'
import type { Schema } from '../postgres/schema.ts'
import { channelPosition } from './event-log-store.ts'

type EventForm<Event extends LiveEventName> = LiveEvents[Event] | null

type AnnouncementOf<Event extends LiveEventName> = {
  channel: string
  event: Event
  /** For everyone who may subscribe; absent or null: no event. */
  public?: EventForm<Event>
  /** For officials; null: no event; absent: the public form. */
  officials?: EventForm<Event>
  /** By user id, instead of the form of the person's audience. */
  persons?: Record<number, LiveEvents[Event]>
  /** Ids of persons whose rights changed: their subscriptions are checked again. */
  recheckAccess?: number[]
}

export type Announcement = { [Event in LiveEventName]: AnnouncementOf<Event> }[LiveEventName]

/** NOTIFY payloads: a channel has new events; the rights of these persons changed; a session of this person ended. */
const nodeMessage = z.union([
  z.strictObject({ channel: z.string() }),
  z.strictObject({ regrade: z.array(z.int()) }),
  z.strictObject({ ended: z.int() }),
])
export type NodeMessage = z.output<typeof nodeMessage>

const peoplePerMessage = 500

/** The sender and idempotency key of the request: only this person's events carry the key. */
export type RequestOrigin = { userId: number; key: string }

/** Writes channel by channel in sorted order, so that verbs cannot deadlock; in a channel in the given order. */
export async function writeAnnouncements(
  tx: Transaction<Schema>,
  announcements: readonly Announcement[],
  now: Date,
  origin: RequestOrigin | null = null,
): Promise<void> {
  const channels = new Set(announcements.map(({ channel }) => channel))
  for (const channel of [...channels].toSorted()) {
    await writeChannel(
      tx,
      channel,
      announcements.filter((announcement) => announcement.channel === channel),
      now,
      origin,
    )
  }
}

async function writeChannel(
  tx: Transaction<Schema>,
  channel: string,
  announcements: readonly Announcement[],
  now: Date,
  origin: RequestOrigin | null,
): Promise<void> {
  const rows = announcements.map((announcement) => ({
    event: announcement.event,
    public: announcement.public ?? null,
    officials: announcement.officials === undefined ? (announcement.public ?? null) : announcement.officials,
    persons: announcement.persons ?? {},
  }))
  const next = await reserveNumbers(tx, channel, {
    all: rows.length,
    public: rows.filter((row) => row.public).length,
    officials: rows.filter((row) => row.officials).length,
  })
  await tx
    .insertInto('live_events')
    .values(
      rows.map((row) => ({
        channel,
        seq: (next.all += 1),
        public_seq: row.public ? (next.public += 1) : next.public,
        officials_seq: row.officials ? (next.officials += 1) : next.officials,
        event: row.event,
        public: row.public && JSON.stringify(row.public),
        officials: row.officials && JSON.stringify(row.officials),
        persons: JSON.stringify(row.persons),
        asker_id: origin?.userId ?? null,
        asking_key: origin?.key ?? null,
        created_at: now,
      })),
    )
    .execute()
  await countBeyond(tx, channel, rows)
  await notifyNodes(tx, { channel })
  const changedPeople = announcements.flatMap((announcement) => announcement.recheckAccess ?? [])
  for (let from = 0; from < changedPeople.length; from += peoplePerMessage) {
    await notifyNodes(tx, { regrade: changedPeople.slice(from, from + peoplePerMessage) })
  }
}

type Counts = { all: number; public: number; officials: number }

/** Reserves `count` numbers of a channel and locks it until the commit; returns the last numbers before. */
async function reserveNumbers(tx: Transaction<Schema>, channel: string, count: Counts): Promise<Counts> {
  const { seq, public_seq, officials_seq } = await tx
    .insertInto('live_channels')
    .values({ channel, seq: count.all, public_seq: count.public, officials_seq: count.officials })
    .onConflict((conflict) =>
      conflict.column('channel').doUpdateSet((row) => ({
        seq: row('live_channels.seq', '+', row.ref('excluded.seq')),
        public_seq: row('live_channels.public_seq', '+', row.ref('excluded.public_seq')),
        officials_seq: row('live_channels.officials_seq', '+', row.ref('excluded.officials_seq')),
      })),
    )
    .returning(['seq', 'public_seq', 'officials_seq'])
    .executeTakeFirstOrThrow()
  return {
    all: seq - count.all,
    public: public_seq - count.public,
    officials: officials_seq - count.officials,
  }
}

/** Adds to live_persons how many events a person gets that others of the audience do not: the own numbers are that much higher. */
async function countBeyond(
  tx: Transaction<Schema>,
  channel: string,
  rows: { public: unknown; officials: unknown; persons: object }[],
): Promise<void> {
  const counts = new Map<string, { beyond_public: number; beyond_officials: number }>()
  for (const row of rows) {
    for (const person of row.public === null || row.officials === null ? Object.keys(row.persons) : []) {
      const count = counts.get(person) ?? { beyond_public: 0, beyond_officials: 0 }
      counts.set(person, count)
      if (row.public === null) count.beyond_public += 1
      if (row.officials === null) count.beyond_officials += 1
    }
  }
  if (counts.size === 0) return
  await tx
    .insertInto('live_persons')
    .values([...counts].map(([person, count]) => ({ channel, user_id: Number(person), ...count })))
    .onConflict((conflict) =>
      conflict.columns(['channel', 'user_id']).doUpdateSet((row) => ({
        beyond_public: row('live_persons.beyond_public', '+', row.ref('excluded.beyond_public')),
        beyond_officials: row('live_persons.beyond_officials', '+', row.ref('excluded.beyond_officials')),
      })),
    )
    .execute()
}

export async function lastPublicSeq(db: Kysely<Schema>, channel: string): Promise<number> {
  return (await channelPosition(db, channel)).publicSeq
}

/** PostgreSQL delivers the message to every listening node after the commit. */
export async function notifyNodes(db: Kysely<Schema>, message: NodeMessage): Promise<void> {
  await sql`select pg_notify('live', ${JSON.stringify(message)})`.execute(db)
}

/** Returns null for a payload of another program or of a later version. */
export function parseNodeMessage(payload: string): NodeMessage | null {
  try {
    return z.safeParse(nodeMessage, JSON.parse(payload)).data ?? null
  } catch {
    return null
  }
}
