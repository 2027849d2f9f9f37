/** Writes a verb's events into the log in its transaction; after the commit every node sends them (live.ts). */
import type { Kysely, Transaction } from 'kysely'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { LiveEventName, LiveEvents } from '@trickline/contract/live-events'
import type { Schema } from '../postgres/schema.ts'

type EventForm<Event extends LiveEventName> = LiveEvents[Event] | null

type AnnouncementOf<Event extends LiveEventName> = {
  channel: string
  event: Event
  /** The form for everyone who may subscribe; absent or null: no event. */
  public?: EventForm<Event>
  /** The form for officials; null: no event; absent: the public form. */
  officials?: EventForm<Event>
  /** Forms by user id, each in place of the one for the person's audience. */
  persons?: Record<number, LiveEvents[Event]>
  /** Ids of people whose rights changed: their subscriptions are checked again. */
  recheckAccess?: number[]
}

export type Announcement = { [Event in LiveEventName]: AnnouncementOf<Event> }[LiveEventName]

/** NOTIFY payloads: a channel has new events, the rights of these people changed, or a session of this person ended. */
const nodeMessage = z.union([
  z.strictObject({ channel: z.string() }),
  z.strictObject({ regrade: z.array(z.int()) }),
  z.strictObject({ ended: z.int() }),
])
export type NodeMessage = z.output<typeof nodeMessage>

const peoplePerMessage = 500

/** The sender and the idempotency key of the request: only events for this sender contain the key. */
export type RequestOrigin = { userId: number; key: string }

/** Writes channels in sorted order, so that verbs cannot deadlock, and events of a channel in the given order. */
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

/** Reserves the channel's numbers, which locks it until the commit, writes the events and tells the nodes. */
async function writeChannel(
  tx: Transaction<Schema>,
  channel: string,
  announcements: readonly Announcement[],
  now: Date,
  origin: RequestOrigin | null,
): Promise<void> {
  const events = announcements.map((announcement) => ({
    event: announcement.event,
    public: announcement.public ?? null,
    officials: announcement.officials === undefined ? (announcement.public ?? null) : announcement.officials,
    persons: announcement.persons ?? {},
  }))
  const changedPeople = announcements.flatMap((announcement) => announcement.recheckAccess ?? [])
  const messages = [{ channel }, ...inChunks(changedPeople).map((regrade) => ({ regrade }))]
  const { rows, last } = numbered(events)
  await sql`
    with channel as (
      insert into live_channels (channel, seq, public_seq, officials_seq)
      values (${channel}, ${last.seq}, ${last.public_seq}, ${last.officials_seq})
      on conflict (channel) do update set
        seq = live_channels.seq + excluded.seq,
        public_seq = live_channels.public_seq + excluded.public_seq,
        officials_seq = live_channels.officials_seq + excluded.officials_seq
      returning *
    ), written as (
      insert into live_events (channel, seq, public_seq, officials_seq, event, public, officials, persons,
        asker_id, asking_key, created_at)
      select channel.channel, channel.seq - ${last.seq} + row.seq,
        channel.public_seq - ${last.public_seq} + row.public_seq,
        channel.officials_seq - ${last.officials_seq} + row.officials_seq,
        row.event, row.public, row.officials, row.persons,
        ${origin?.userId ?? null}::integer, ${origin?.key ?? null}::text, ${now}::timestamptz
      from channel, jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row(
        seq integer, public_seq integer, officials_seq integer, event text, public jsonb, officials jsonb, persons jsonb
      )
    )
    select pg_notify('live', message) from unnest(${messages.map((each) => JSON.stringify(each))}::text[]) message
  `.execute(tx)
  await countBeyond(tx, channel, events)
}

type EventToWrite = {
  event: LiveEventName
  public: EventForm<LiveEventName>
  officials: EventForm<LiveEventName>
  persons: object
}

/** Each event with its number in the channel and in each audience, counted from 1, and the last of these numbers. */
function numbered(events: readonly EventToWrite[]) {
  const last = { seq: 0, public_seq: 0, officials_seq: 0 }
  const rows = events.map((event) => {
    last.seq += 1
    if (event.public) last.public_seq += 1
    if (event.officials) last.officials_seq += 1
    // leaves a missing form out, rather than storing a JSON null
    return { ...event, public: event.public ?? undefined, officials: event.officials ?? undefined, ...last }
  })
  return { rows, last }
}

function inChunks(people: readonly number[]): number[][] {
  const chunks = Math.ceil(people.length / peoplePerMessage)
  return Array.from({ length: chunks }, (_, index) =>
    people.slice(index * peoplePerMessage, (index + 1) * peoplePerMessage),
  )
}

/** Adds to live_persons how many events a person gets beyond their audience: their own numbers are higher by that many. */
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

/** PostgreSQL delivers the message to every listening node after the commit. */
export async function notifyNodes(db: Kysely<Schema>, message: NodeMessage): Promise<void> {
  await sql`select pg_notify('live', ${JSON.stringify(message)})`.execute(db)
}

/** Returns null for payloads of other programs or later versions. */
export function parseNodeMessage(payload: string): NodeMessage | null {
  try {
    return z.safeParse(nodeMessage, JSON.parse(payload)).data ?? null
  } catch {
    return null
  }
}
