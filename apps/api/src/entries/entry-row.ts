/** An entry on the wire (contract/entries.ts). `visibleEntries` decides who may see it. */
import { canSeeContact, canSeeFees } from '@trickline/competition/visibility'
import type { EntryRow } from '@trickline/contract/entries'
import { entryRoleCodes, entryStatusCodes } from '@trickline/contract/status-codes'
import type { CompetitionRecord } from '../competitions/competitions-store.ts'
import { peopleById, type PersonRecord } from '../people/people-store.ts'
import { personShort, roleList } from '../people/person-row.ts'
import type { Work } from '../platform/http/work.ts'
import type { EntryRecord } from './entries-store.ts'

export type LatestRound = {
  round_number: number
  round_size_id: number | null
  total_score: number | null
}

/** Invited addresses are for owner and admins, fees for owner and person (who-sees-what §2, §5). */
export function entryRow(
  record: EntryRecord,
  people: ReadonlyMap<number, PersonRecord>,
  {
    showsEmail,
    showsFees,
    latestRound,
  }: { showsEmail: boolean; showsFees: boolean; latestRound?: LatestRound | undefined },
): EntryRow {
  const person = record.userId === null ? undefined : people.get(record.userId)
  return {
    id: record.id,
    competition_id: record.competition_id,
    user_id: record.userId,
    user: person ? { ...personShort(person), roles: roleList(person.roles) } : null,
    invited_email: showsEmail ? record.invited_email : null,
    role_id: entryRoleCodes[record.role],
    role: { id: entryRoleCodes[record.role], name: record.role },
    status_id: entryStatusCodes[record.status],
    status: { id: entryStatusCodes[record.status], name: record.status },
    ...(record.mail_waits && { mail_waits: true as const }),
    fees_paid: showsFees ? record.feesPaid : null,
    order_number: record.orderNumber,
    seed: record.seed,
    round_number: latestRound?.round_number ?? null,
    round_size_id: latestRound?.round_size_id ?? null,
    total_score: latestRound?.total_score ?? null,
  }
}

export async function visibleEntryRows(
  { tx, person }: Work,
  competition: CompetitionRecord,
  entries: readonly EntryRecord[],
): Promise<EntryRow[]> {
  const people = await peopleById(
    tx,
    entries.map((entry) => entry.userId),
  )
  return entries.map((entry) =>
    entryRow(entry, people, {
      showsEmail: canSeeContact(person, {
        userId: entry.userId,
        organizerIds: [competition.organizerId],
      }),
      showsFees: canSeeFees(person, competition, entry),
    }),
  )
}
