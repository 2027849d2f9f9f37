/** An entry as the API sends it (contract/entries.ts). `canSeeEntry` decides who may see it. */
import type { Person, Round } from '@trickline/competition/model'
import { awaitedStage } from '@trickline/competition/phases'
import { canSeeContact, canSeeFees } from '@trickline/competition/visibility'
import type { CompetitionUser, EntryRow } from '@trickline/contract/entries'
import { awaitedPlaceCode, entryRoleCodes, entryStatusCodes } from '@trickline/contract/status-codes'
import type { CompetitionRecord } from '../competitions/competitions-store.ts'
import type { LockedCompetition } from '../competitions/lock-competition.ts'
import type { PersonRecord } from '../people/people-store.ts'
import { personShort, roleList } from '../people/person-row.ts'
import type { EntryRecord } from './entries-store.ts'

export type LatestRound = {
  round_number: number
  round_size_id: number | null
  total_score: number | null
}

/** Only owner and admins get invited addresses, only owner and person get fees (who-sees-what §2, §5). */
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
    is_head: record.is_head && record.status === 'approved',
    seed: record.seed,
    round_number: latestRound?.round_number ?? null,
    round_size_id: latestRound?.round_size_id ?? null,
    total_score: latestRound?.total_score ?? null,
  }
}

/** `latestRounds`: by athlete, with what the viewer may see of them. */
export function entryRowsFor(
  viewer: Person,
  { competition, people }: Pick<LockedCompetition, 'competition' | 'people'>,
  entries: readonly EntryRecord[],
  latestRounds: ReadonlyMap<number, LatestRound> = new Map(),
): EntryRow[] {
  const organizerIds = [competition.organizerId]
  return entries.map((entry) =>
    entryRow(entry, people, {
      showsEmail: canSeeContact(viewer, { userId: entry.userId, organizerIds }),
      showsFees: canSeeFees(viewer, competition, entry),
      latestRound: entry.role === 'athlete' ? latestRounds.get(entry.userId ?? 0) : undefined,
    }),
  )
}

/** Places of the next stage, listed among the entries until their athletes are known (phases-and-seeding §9). */
export function awaitedPlaces(
  competition: CompetitionRecord,
  rounds: readonly Pick<Round, 'roundNumber' | 'userId'>[],
): CompetitionUser[] {
  const stage = awaitedStage(competition, rounds)
  return Array.from({ length: stage?.places ?? 0 }, (_, index) => ({
    id: null,
    competition_id: competition.id,
    user_id: null,
    user: null,
    invited_email: null,
    role_id: entryRoleCodes.athlete,
    role: { id: entryRoleCodes.athlete, name: 'athlete' },
    status_id: awaitedPlaceCode,
    status: { id: awaitedPlaceCode, name: 'pending' },
    fees_paid: null,
    order_number: index + 1,
    is_head: false,
    seed: null,
    round_number: stage?.phase.number ?? null,
    round_size_id: stage?.phase.stage ?? null,
    total_score: 0,
  }))
}
