/** Writes a verb's events into the log in its transaction; after the commit every node sends them (live.ts). */
import type { Kysely, Transaction } from 'kysely'
import { sql } from 'kysely'
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
export type NodeMessage = { channel: string } | { regrade: number[] } | { ended: number }

const peoplePerMessage = 500

/** The sender and the idempotency key of the request: only events for this sender contain the key. */
export type RequestOrigin = { userId: number; key: string }

/**
 * In one statement: the numbers of each channel are reserved, which locks it until the commit, the events written, and the
 * nodes told. Channels in sorted order, so that verbs cannot deadlock; in a channel in the given order.
 */
export async function writeAnnouncements(
  tx: Transaction<Schema>,
  announcements: readonly Announcement[],
  now: Date,
  origin: RequestOrigin | null = null,
): Promise<void> {
  if (announcements.length === 0) return
  const names = [...new Set(announcements.map(({ channel }) => channel))].toSorted()
  const channels = names.map((name) =>
    numbered(
      name,
      announcements.filter(({ channel }) => channel === name),
    ),
  )
  const changedPeople = announcements.flatMap((announcement) => announcement.recheckAccess ?? [])
  const messages = [
    ...names.map((channel) => ({ channel })),
    ...inChunks(changedPeople).map((regrade) => ({ regrade })),
  ]
  await sql`
    with channel as (
      insert into live_channels (channel, seq, public_seq, officials_seq)
      select channel, seq, public_seq, officials_seq
      from jsonb_to_recordset(${JSON.stringify(channels.map(({ last }, place) => ({ ...last, place })))}::jsonb)
        as sent(place integer, channel text, seq integer, public_seq integer, officials_seq integer)
      order by place
      on conflict (channel) do update set
        seq = live_channels.seq + excluded.seq,
        public_seq = live_channels.public_seq + excluded.public_seq,
        officials_seq = live_channels.officials_seq + excluded.officials_seq
      returning *
    ), written as (
      insert into live_events (channel, seq, public_seq, officials_seq, event, public, officials, persons,
        asker_id, asking_key, created_at)
      select channel, channel.seq - row.seq, channel.public_seq - row.public_seq,
        channel.officials_seq - row.officials_seq, row.event, row.public, row.officials, row.persons,
        ${origin?.userId ?? null}::integer, ${origin?.key ?? null}::text, ${now}::timestamptz
      from channel join jsonb_to_recordset(${JSON.stringify(channels.flatMap(({ rows }) => rows))}::jsonb) as row(
        channel text, seq integer, public_seq integer, officials_seq integer, event text, public jsonb,
        officials jsonb, persons jsonb
      ) using (channel)
    ), counted as (
      insert into live_persons (channel, user_id, beyond_public, beyond_officials)
      select channel, user_id, beyond_public, beyond_officials
      from channel join jsonb_to_recordset(${JSON.stringify(channels.flatMap(({ beyond }) => beyond))}::jsonb) as row(
        channel text, user_id integer, beyond_public integer, beyond_officials integer
      ) using (channel)
      on conflict (channel, user_id) do update set
        beyond_public = live_persons.beyond_public + excluded.beyond_public,
        beyond_officials = live_persons.beyond_officials + excluded.beyond_officials
    )
    select pg_notify('live', message) from unnest(${messages.map((each) => JSON.stringify(each))}::text[]) message
  `.execute(tx)
}

/**
 * The events of a channel, each with its numbers in the channel and in each audience, counted back from the last, and how
 * many there are.
 */
function numbered(channel: string, announcements: readonly Announcement[]) {
  const last = { channel, seq: 0, public_seq: 0, officials_seq: 0 }
  const counted = announcements.map(({ event, public: everyone, officials = everyone, persons = {} }) => {
    last.seq += 1
    if (everyone) last.public_seq += 1
    if (officials) last.officials_seq += 1
    // leaves a missing form out, rather than storing a JSON null
    return { ...last, event, public: everyone ?? undefined, officials: officials ?? undefined, persons }
  })
  const rows = counted.map((row) => ({
    ...row,
    seq: last.seq - row.seq,
    public_seq: last.public_seq - row.public_seq,
    officials_seq: last.officials_seq - row.officials_seq,
  }))
  return { last, rows, beyond: beyondAudience(channel, rows) }
}

/** How many events a person gets that others of the audience do not: the own numbers are that much higher. */
function beyondAudience(
  channel: string,
  rows: readonly { public?: unknown; officials?: unknown; persons: object }[],
) {
  const counts = new Map<
    string,
    { channel: string; user_id: number; beyond_public: number; beyond_officials: number }
  >()
  for (const row of rows) {
    for (const person of row.public && row.officials ? [] : Object.keys(row.persons)) {
      const count = counts.get(person) ?? {
        channel,
        user_id: Number(person),
        beyond_public: 0,
        beyond_officials: 0,
      }
      counts.set(person, count)
      if (!row.public) count.beyond_public += 1
      if (!row.officials) count.beyond_officials += 1
    }
  }
  return [...counts.values()]
}

function inChunks(people: readonly number[]): number[][] {
  const chunks = Math.ceil(people.length / peoplePerMessage)
  return Array.from({ length: chunks }, (_, index) =>
    people.slice(index * peoplePerMessage, (index + 1) * peoplePerMessage),
  )
}

/** PostgreSQL delivers the message to every listening node after the commit. */
export async function notifyNodes(db: Kysely<Schema>, message: NodeMessage): Promise<void> {
  await sql`select pg_notify('live', ${JSON.stringify(message)})`.execute(db)
}
