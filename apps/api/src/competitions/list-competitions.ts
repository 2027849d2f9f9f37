/** The competitions that the asker may see, sorted by status; in a handful of queries (calls §7). */
import { isOwner } from '@trickline/competition/permissions'
import { compareForList } from '@trickline/competition/statuses'
import { canSeeCompetition } from '@trickline/competition/visibility'
import type { CompetitionListRow } from '@trickline/contract/competitions'
import { entriesForList, entriesOfPerson, type EntryRecord } from '../entries/entries-store.ts'
import { peopleById } from '../people/people-store.ts'
import type { SignedInView } from '../platform/http/work.ts'
import { competitionListRow } from './competition-row.ts'
import { allCompetitions } from './competitions-store.ts'
import { happeningIn } from './happening.ts'

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
  const happening = await happeningIn(db, seen)
  return seen.toSorted(compareForList).map((record) => {
    const { id } = record
    return competitionListRow(record, person, [...listed(id), ...own(id)], people, happening(id))
  })
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
