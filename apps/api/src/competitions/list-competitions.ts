/** The competitions that the viewer may see, sorted by status; the number of queries is constant (calls §7). */
import { isOwner } from '@trickline/competition/permissions'
import { compareForList } from '@trickline/competition/statuses'
import { canSeeCompetition } from '@trickline/competition/visibility'
import type { listCompetitions as call, CompetitionListRow } from '@trickline/contract/competitions'
import { channelOf } from '@trickline/contract/live-events'
import { type Refusal, refuse } from '@trickline/contract/refusals'
import type { Kysely } from 'kysely'
import { entriesForList, entriesOfPerson, type EntryRecord } from '../entries/entries-store.ts'
import { eventShort } from '../events/event-row.ts'
import { eventsById } from '../events/events-store.ts'
import { peopleById } from '../people/people-store.ts'
import type { CachedReadContext } from '../platform/http/serve.ts'
import type { Snapshot } from '../platform/http/snapshots.ts'
import type { SignedIn } from '../platform/http/work.ts'
import type { Schema } from '../platform/postgres/schema.ts'
import { competitionListRow } from './competition-row.ts'
import { allCompetitions, type CompetitionRecord } from './competitions-store.ts'
import { progressOfCompetitions } from './competition-progress.ts'

export async function listCompetitions({
  db,
  person,
  cached,
}: CachedReadContext<typeof call>): Promise<Snapshot | Refusal> {
  if (!person) return refuse('no-session')
  return cached(`competitions for ${person.id} ${person.roles.join()}`, () => listFor(db, person))
}

async function listFor(
  db: Kysely<Schema>,
  person: SignedIn,
): Promise<{ reply: CompetitionListRow[]; sourceChannels: string[] }> {
  const own = byCompetition(await entriesOfPerson(db, person.id))
  const all = await allCompetitions(db)
  const visible = all.filter((record) => canSeeCompetition(person, record, own(record.id)))
  const owned = visible.filter((record) => isOwner(person, record))
  const entries = await entriesForList(db, {
    listed: visible.map(({ id }) => id),
    owned: owned.map(({ id }) => id),
  })
  const listed = byCompetition(entries)
  const people = await peopleById(db, [person.id, ...entries.map((entry) => entry.userId)])
  const progress = await progressOfCompetitions(db, visible)
  const found = await eventsById(db, [...new Set(visible.flatMap(({ event_id }) => event_id ?? []))])
  const events = new Map(found.map((event) => [event.id, eventShort(event)]))
  const reply = visible.toSorted(compareForList).map((record) => {
    const { id, event_id } = record
    const event = events.get(event_id ?? 0) ?? null
    return competitionListRow(record, person, [...listed(id), ...own(id)], people, progress(id), event)
  })
  return { reply, sourceChannels: [channelOf.global, channelOf.events, ...channelsOf(all, person, reply)] }
}

/** Includes competitions not visible yet: an invitation makes them visible. */
function channelsOf(
  all: readonly CompetitionRecord[],
  person: SignedIn,
  rows: readonly CompetitionListRow[],
): Set<string> {
  const shown = rows.flatMap(({ competition_users, recording, podiums }) => [
    ...[...competition_users, ...(podiums ?? [])].map(({ user }) => user.id),
    ...(recording ?? []).map(({ id }) => id),
  ])
  return new Set([
    ...all.map(({ id }) => channelOf.competition(id)),
    ...[person.id, ...shown].map(channelOf.person),
  ])
}

function byCompetition(entries: readonly EntryRecord[]): (competitionId: number) => EntryRecord[] {
  const groups = new Map<number, EntryRecord[]>()
  for (const entry of entries) {
    const group = groups.get(entry.competition_id)
    if (group) group.push(entry)
    else groups.set(entry.competition_id, [entry])
  }
  return (competitionId) => groups.get(competitionId) ?? []
}
