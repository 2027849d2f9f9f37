/**
 * The whole of one competition, as far as the asker may see it: entries, rounds, podium (contract/competitions.ts,
 * who-sees-what §2, §3). Four queries, however many athletes and rounds there are, and one more once there is a podium.
 */
import type { Kysely } from 'kysely'
import type { FormField } from '@trickline/competition/competition-fields'
import { prizeShares } from '@trickline/competition/competition-form'
import type { Person, StageId } from '@trickline/competition/model'
import { isOwner, isSupervisor } from '@trickline/competition/permissions'
import { athletesSummary } from '@trickline/competition/summary'
import { canSeeContact, canSeeFees, visibleEntries } from '@trickline/competition/visibility'
import type { CompetitionDetail } from '@trickline/contract/competitions'
import type { EntryRow } from '@trickline/contract/entries'
import type { RoundRow } from '@trickline/contract/rounds'
import { awaitedPlaces } from '../entries/awaited-places.ts'
import { entriesOf, type EntryRecord } from '../entries/entries-store.ts'
import { entryRow, type LatestRound } from '../entries/entry-row.ts'
import { peopleOfCompetition, type PersonRecord } from '../people/people-store.ts'
import { personShort } from '../people/person-row.ts'
import type { Schema } from '../platform/postgres/schema.ts'
import { roundRow } from '../rounds/round-row.ts'
import { roundsOfCompetition } from '../rounds/rounds-store.ts'
import { roundSize } from './competition-lookups.ts'
import { competitionHeader } from './competition-row.ts'
import { formOf, podiumOf, type CompetitionRecord } from './competitions-store.ts'
import { podiumRows } from './podium-rows.ts'

/** That the asker may see the competition at all is for the caller to check. */
export async function competitionDetail(
  db: Kysely<Schema>,
  record: CompetitionRecord,
  asker: Person,
): Promise<CompetitionDetail> {
  const [entries, rounds, podium, people] = await Promise.all([
    entriesOf(db, record.id),
    roundsOfCompetition(db, record.id),
    podiumOf(db, record.id),
    peopleOfCompetition(db, record.id),
  ])

  const setting = { competition: record, entries, people }
  const seenRounds = rounds.map((round) => roundRow(round, asker, setting))
  const showsSummary = isOwner(asker, record) || isSupervisor(asker)
  const form = formAnswer(record)
  const shares = prizeShares(form.prize_amount_total, record.prize_places)
  return {
    ...competitionHeader(record, asker),
    ...form,
    version: record.version,
    round_sizes: (form.round_size_id as StageId[]).map(roundSize),
    prize_amount_first: shares.first,
    prize_amount_second: shares.second,
    prize_amount_third: shares.third,
    prize_amount_fourth: shares.fourth,
    organizer: personShort(personIn(people, record.organizerId)),
    competition_users: [
      ...entryRowsFor(asker, record, entries, people, seenRounds),
      ...awaitedPlaces(record, rounds),
    ],
    rounds: seenRounds,
    podiums: await podiumRows(db, podium, { competition: record, rounds, people }),
    athletes_summary: showsSummary ? athletesSummary(entries) : null,
  }
}

/** The fields of the form, spelled as the calls do: nothing is null, and their own flags are numbers. */
function formAnswer(record: CompetitionRecord): Pick<CompetitionDetail, FormField> {
  const form = formOf(record)
  const nothingIsNull = Object.fromEntries(
    Object.entries(form).map(([field, value]) => [field, value === '' ? null : value]),
  ) as Omit<Pick<CompetitionDetail, FormField>, 'is_qualification_dual'>
  return {
    ...nothingIsNull,
    date_end: form.date_end || form.date_start || null,
    is_vs: form.is_vs === null ? null : Number(form.is_vs),
    is_open: form.is_open === null ? null : Number(form.is_open),
    is_qualification_dual: Number(form.is_qualification_dual),
  }
}

/** Athletes carry the round they were last given, with its score only if the asker may see that. */
function entryRowsFor(
  asker: Person,
  record: CompetitionRecord,
  entries: readonly EntryRecord[],
  people: ReadonlyMap<number, PersonRecord>,
  seenRounds: readonly RoundRow[],
): EntryRow[] {
  const organizerIds = [record.organizerId]
  const seenIds = new Set(visibleEntries(asker, record, entries).map((entry) => entry.id))
  const latest = latestRounds(seenRounds)
  return entries
    .filter((entry) => seenIds.has(entry.id))
    .map((entry) =>
      entryRow(entry, people, {
        showsEmail: canSeeContact(asker, { userId: entry.userId, organizerIds }),
        showsFees: canSeeFees(asker, record, entry),
        latestRound: entry.role === 'athlete' ? latest.get(entry.userId ?? 0) : undefined,
      }),
    )
}

function latestRounds(rounds: readonly RoundRow[]): Map<number, LatestRound> {
  // phase by phase, so that the last one stays
  return new Map(
    rounds
      .toSorted((a, b) => a.round_number - b.round_number)
      .map(({ user_id, round_number, round_size_id, total_score }) => [
        user_id,
        { round_number, round_size_id, total_score },
      ]),
  )
}

function personIn(people: ReadonlyMap<number, PersonRecord>, id: number): PersonRecord {
  const person = people.get(id)
  if (!person) throw new Error(`a competition without its person ${id}`)
  return person
}
