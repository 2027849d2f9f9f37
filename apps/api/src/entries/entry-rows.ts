/** Entries as the answer of a verb: an invited address only for those who may see contact data (who-sees-what §5). */
import { canSeeContact, canSeeFees } from '@trickline/competition/visibility'
import type { EntryRow } from '@trickline/contract/entries'
import { asCompetition, type CompetitionRecord } from '../competitions/competitions-store.ts'
import { peopleById } from '../people/people-store.ts'
import type { Work } from '../platform/http/work.ts'
import { asEntry, type EntryRecord } from './entries-store.ts'
import { entryRow } from './entry-row.ts'

export async function entryRows(
  { tx, person }: Work,
  competition: CompetitionRecord,
  entries: readonly EntryRecord[],
): Promise<EntryRow[]> {
  const people = await peopleById(
    tx,
    entries.map((entry) => entry.user_id),
  )
  return entries.map((entry) =>
    entryRow(entry, people, {
      showsEmail: canSeeContact(person, {
        userId: entry.user_id,
        organizerIds: [competition.organizer_id],
      }),
      showsFees: canSeeFees(person, asCompetition(competition), asEntry(entry)),
    }),
  )
}
