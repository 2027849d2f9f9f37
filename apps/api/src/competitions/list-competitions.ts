/** The competitions that the asker may see, sorted by status; in four queries (calls §7). */
import type { Person } from '@trickline/competition/model'
import { isOwner } from '@trickline/competition/permissions'
import { compareForList } from '@trickline/competition/statuses'
import { athletesSummary } from '@trickline/competition/summary'
import { canSeeCompetition, visibleEntries } from '@trickline/competition/visibility'
import type { CompetitionListRow } from '@trickline/contract/competitions'
import { entryRoleCodes } from '@trickline/contract/status-codes'
import { entriesForList, entriesOfPerson, type EntryRecord } from '../entries/entries-store.ts'
import { peopleById, type PersonRecord } from '../people/people-store.ts'
import { personShort } from '../people/person-row.ts'
import type { SignedInView } from '../platform/http/work.ts'
import { competitionHeader } from './competition-row.ts'
import { allCompetitions, type CompetitionRecord } from './competitions-store.ts'

export async function listCompetitions({ db, person }: SignedInView): Promise<CompetitionListRow[]> {
  const own = byCompetition(await entriesOfPerson(db, person.id))
  const seen = (await allCompetitions(db)).filter((record) =>
    canSeeCompetition(person, record, own(record.id)),
  )
  const owned = seen.filter((record) => isOwner(person, record))
  const entries = await entriesForList(db, {
    listed: seen.map(({ id }) => id),
    owned: owned.map(({ id }) => id),
  })
  const listed = byCompetition(entries)
  const people = await peopleById(db, [person.id, ...entries.map((entry) => entry.userId)])
  return seen
    .toSorted(compareForList)
    .map((record) => listRow(record, person, [...listed(record.id), ...own(record.id)], people))
}

/** `entries`: the judges and the asker's own; of one's own competition all of them. */
function listRow(
  record: CompetitionRecord,
  asker: Person,
  entries: readonly EntryRecord[],
  people: ReadonlyMap<number, PersonRecord>,
): CompetitionListRow {
  const known = [...new Map(entries.map((entry) => [entry.id, entry])).values()]
  const shown = visibleEntries(asker, record, known).filter(
    (entry) => entry.status !== 'declined' && (entry.role === 'judge' || entry.userId === asker?.id),
  )
  return {
    ...competitionHeader(record),
    athletes_summary: isOwner(asker, record) ? athletesSummary(known) : null,
    competition_users: shown.flatMap((entry) => whoIsWho(entry, people)),
  }
}

function whoIsWho(entry: EntryRecord, people: ReadonlyMap<number, PersonRecord>) {
  const person = entry.userId === null ? undefined : people.get(entry.userId)
  return person ? [{ role_id: entryRoleCodes[entry.role], user: personShort(person) }] : []
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
