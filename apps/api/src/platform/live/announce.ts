/**
 * The only door to the live channel: a verb's events become rows of a log in the verb's own transaction,
 * numbered without a gap, each audience its own form. After the commit every node reads and sends them
 * (live.ts), so that none is lost by a crash in between.
 */
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
  /** What everyone who may subscribe gets; left out or null: nothing. */
  public?: EventForm<Event>
  /** What officials get; left out: the public form. */
  officials?: EventForm<Event>
  /** User id → what that person gets instead of the public form; an official instead of the officials', if there is one. */
  persons?: Record<number, LiveEvents[Event]>
  /** Persons whose rights this change has altered: what they are subscribed to is looked at again. */
  recheckAccess?: number[]
}

export type Announcement = { [Event in LiveEventName]: AnnouncementOf<Event> }[LiveEventName]

/** What nodes tell each other: this channel has news, these persons' rights changed, a session of this one ended. */
const nodeMessage = z.union([
  z.strictObject({ channel: z.string() }),
  z.strictObject({ regrade: z.array(z.int()) }),
  z.strictObject({ ended: z.int() }),
])
export type NodeMessage = z.output<typeof nodeMessage>

const peoplePerMessage = 500

/** Whose request a verb carries out, when it came with an idempotency key: that person's events say it. */
export type RequestOrigin = { userId: number; key: string }

/** Writes announcements in the order given, channel by channel in a fixed order so that verbs cannot deadlock. */
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
  const next = await reserve(tx, channel, {
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
  await countBeyondPublic(tx, channel, rows)
  await notifyNodes(tx, { channel })
  const regrade = announcements.flatMap((announcement) => announcement.recheckAccess ?? [])
  for (let from = 0; from < regrade.length; from += peoplePerMessage) {
    await notifyNodes(tx, { regrade: regrade.slice(from, from + peoplePerMessage) })
  }
}

type Counts = { all: number; public: number; officials: number }

/** Takes so many numbers of a channel and keeps it locked until the commit; answers the last taken before. */
async function reserve(tx: Transaction<Schema>, channel: string, count: Counts): Promise<Counts> {
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

/** The numbers of who sees more than the public run ahead of the public's: by how much is kept beside the log. */
async function countBeyondPublic(
  tx: Transaction<Schema>,
  channel: string,
  rows: { public: unknown; persons: object }[],
): Promise<void> {
  const counts = new Map<string, number>()
  for (const { public: seenByAll, persons } of rows) {
    if (seenByAll !== null) continue
    for (const person of Object.keys(persons)) counts.set(person, (counts.get(person) ?? 0) + 1)
  }
  if (counts.size === 0) return
  await tx
    .insertInto('live_persons')
    .values(
      [...counts].map(([person, count]) => ({ channel, user_id: Number(person), beyond_public: count })),
    )
    .onConflict((conflict) =>
      conflict.columns(['channel', 'user_id']).doUpdateSet((row) => ({
        beyond_public: row('live_persons.beyond_public', '+', row.ref('excluded.beyond_public')),
      })),
    )
    .execute()
}

/** The last event on a channel that everyone may see, in the moment of the transaction. */
export async function lastPublicSeq(db: Kysely<Schema>, channel: string): Promise<number> {
  return (await channelPosition(db, channel)).publicSeq
}

/** PostgreSQL delivers it to every node that listens, after the commit, and only then. */
export async function notifyNodes(db: Kysely<Schema>, notice: NodeMessage): Promise<void> {
  await sql`select pg_notify('live', ${JSON.stringify(notice)})`.execute(db)
}

/** What `notifyNodes` wrote, or null: whoever may connect to the database can say anything, and so can a later version. */
export function parseNodeMessage(payload: string): NodeMessage | null {
  try {
    return z.safeParse(nodeMessage, JSON.parse(payload)).data ?? null
  } catch {
    return null
  }
}
