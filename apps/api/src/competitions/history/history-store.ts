/** All SQL on a competition's history: its own changes, those of its rounds, undone advances, inquiries and seals. */
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { RoundStatus } from '@trickline/competition/model'
import type { Schema } from '../../platform/postgres/schema.ts'

export type NotedChange = Awaited<ReturnType<typeof notedChanges>>[number]

export async function notedChanges(db: Kysely<Schema>, competitionId: number) {
  return db
    .selectFrom('competition_history')
    .selectAll()
    .where('competition_id', '=', competitionId)
    .orderBy('id')
    .execute()
}

export type NotedRoundChange = Awaited<ReturnType<typeof notedRoundChanges>>[number]

/** Includes rounds that were set aside; leaves out tricks, which are large. */
export async function notedRoundChanges(db: Kysely<Schema>, competitionId: number) {
  return db
    .selectFrom('round_history')
    .innerJoin('all_rounds', 'all_rounds.id', 'round_history.round_id')
    .select([
      'round_history.id',
      'round_history.round_id',
      'round_history.at',
      'round_history.user_id',
      'round_history.action',
      'all_rounds.user_id as athlete_id',
      'all_rounds.round_number',
      'all_rounds.status as present_status',
      sql<number | null>`(round_history.after ->> 'total_score')::double precision`.as('total'),
      sql<RoundStatus | null>`round_history.after ->> 'status'`.as('status'),
    ])
    .where('all_rounds.competition_id', '=', competitionId)
    .orderBy('round_history.id')
    .execute()
}

export async function undoneAdvancesOf(db: Kysely<Schema>, competitionId: number) {
  return db
    .selectFrom('undone_advances')
    .selectAll()
    .where('competition_id', '=', competitionId)
    .orderBy('id')
    .execute()
}

/** Includes rounds that were set aside. */
export async function allInquiriesOf(db: Kysely<Schema>, competitionId: number) {
  return db
    .selectFrom('inquiries')
    .innerJoin('all_rounds', 'all_rounds.id', 'inquiries.round_id')
    .selectAll('inquiries')
    .select(['all_rounds.user_id as athlete_id', 'all_rounds.round_number'])
    .where('all_rounds.competition_id', '=', competitionId)
    .orderBy('inquiries.id')
    .execute()
}

/** Athletes whom the owner let enter although they were not eligible. */
export async function exceptionsOf(db: Kysely<Schema>, competitionId: number) {
  return db
    .selectFrom('eligibility_exceptions')
    .selectAll()
    .where('competition_id', '=', competitionId)
    .execute()
}

export async function entriesInHistory(db: Kysely<Schema>, competitionId: number) {
  return db
    .selectFrom('entries')
    .select(['id', 'user_id', 'invited_email', 'role'])
    .where('competition_id', '=', competitionId)
    .execute()
}

/** Everyone who did something, or to whom something was done. */
export async function peopleInHistory(db: Kysely<Schema>, competitionId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select user_id as id from competition_history where competition_id = ${competitionId}
    union select (after ->> 'user_id')::integer from competition_history
      where competition_id = ${competitionId} and subject = 'entry'
    union select (before ->> 'user_id')::integer from competition_history
      where competition_id = ${competitionId} and subject = 'entry'
    union select user_id from entries where competition_id = ${competitionId}
    union select user_id from all_rounds where competition_id = ${competitionId}
    union select round_history.user_id from round_history join all_rounds on all_rounds.id = round_id
      where competition_id = ${competitionId}
    union select user_id from undone_advances where competition_id = ${competitionId}
    union select answered_by from inquiries join all_rounds on all_rounds.id = round_id
      where competition_id = ${competitionId}
    union select user_id from eligibility_exceptions where competition_id = ${competitionId}
    union select granted_by from eligibility_exceptions where competition_id = ${competitionId}
    union select owner_id from seals where competition_id = ${competitionId}
    union select second_id from seals where competition_id = ${competitionId}`.execute(db)
  return rows.flatMap(({ id }) => id ?? [])
}

/** Includes rounds that were set aside. */
export async function roundsInHistory(db: Kysely<Schema>, competitionId: number): Promise<number[]> {
  const rounds = await db
    .selectFrom('all_rounds')
    .select('id')
    .where('competition_id', '=', competitionId)
    .execute()
  return rounds.map(({ id }) => id)
}
