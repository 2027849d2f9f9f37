/** A competition with what the viewer may see (who-sees-what §2, §3), in four or five queries at any size. */
import type { Kysely } from 'kysely'
import type { CompetitionForm, FormField } from '@trickline/competition/competition-fields'
import { prizeShares } from '@trickline/competition/competition-form'
import type { Person } from '@trickline/competition/model'
import { athletesSummary } from '@trickline/competition/summary'
import { canSeeAllEntries, visibleEntries } from '@trickline/competition/visibility'
import type { CompetitionDetail } from '@trickline/contract/competitions'
import type { RoundRow } from '@trickline/contract/rounds'
import { entriesOf } from '../entries/entries-store.ts'
import { awaitedPlaces, entryRowsFor, type LatestRound } from '../entries/entry-row.ts'
import { peopleOfCompetition } from '../people/people-store.ts'
import { shortOf } from '../people/person-row.ts'
import type { Schema } from '../platform/postgres/schema.ts'
import { roundRow } from '../rounds/round-row.ts'
import { roundsOfCompetition } from '../rounds/rounds-store.ts'
import { roundSize } from './competition-lookups.ts'
import { competitionHeader } from './competition-row.ts'
import { type CompetitionRecord, emptyAsNull, formOf, podiumOf } from './competitions-store.ts'
import { podiumRows } from './podium-rows.ts'

/** The caller checks whether the viewer may see the competition. */
export async function competitionDetail(
  db: Kysely<Schema>,
  record: CompetitionRecord,
  viewer: Person,
): Promise<CompetitionDetail> {
  const [entries, rounds, podium, people] = await Promise.all([
    entriesOf(db, record.id),
    roundsOfCompetition(db, record.id),
    podiumOf(db, record.id),
    peopleOfCompetition(db, record.id),
  ])

  const context = { competition: record, entries, people }
  const visibleRounds = rounds.map((round) => roundRow(round, viewer, context))
  const form = formOf(record)
  const shares = prizeShares(form.prize_amount_total, record.prize_places)
  return {
    ...competitionHeader(record, viewer),
    ...formAnswer(form),
    version: record.version,
    round_sizes: form.round_size_id.map(roundSize),
    prize_amount_first: shares.first,
    prize_amount_second: shares.second,
    prize_amount_third: shares.third,
    prize_amount_fourth: shares.fourth,
    organizer: shortOf(people, record.organizerId),
    competition_users: [
      ...entryRowsFor(viewer, context, visibleEntries(viewer, record, entries), latestRounds(visibleRounds)),
      ...awaitedPlaces(record, rounds),
    ],
    rounds: visibleRounds,
    podiums: await podiumRows(db, podium, { competition: record, rounds, people }),
    athletes_summary: canSeeAllEntries(viewer, record) ? athletesSummary(entries) : null,
  }
}

function formAnswer(form: CompetitionForm): Pick<CompetitionDetail, FormField> {
  return {
    ...emptyAsNull(form),
    name: form.name,
    time_zone: form.time_zone,
    round_size_id: [...form.round_size_id],
    date_end: form.date_end || form.date_start || null,
    is_vs: form.is_vs === null ? null : Number(form.is_vs),
    is_open: form.is_open === null ? null : Number(form.is_open),
    is_qualification_dual: Number(form.is_qualification_dual),
  }
}

function latestRounds(rounds: readonly RoundRow[]): Map<number, LatestRound> {
  // later phases overwrite earlier ones
  return new Map(
    rounds
      .toSorted((a, b) => a.round_number - b.round_number)
      .map(({ user_id, round_number, round_size_id, total_score }) => [
        user_id,
        { round_number, round_size_id, total_score },
      ]),
  )
}
