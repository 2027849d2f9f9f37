/** SQL for home: competitions, entries and rounds that may wait for a person, and the figures of the dashboard. */
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { EntryRole } from '@trickline/competition/model'
import type { Schema } from '../platform/postgres/schema.ts'

/** Unfinished competitions that the person owns or has an entry in; for supervisors also pending ones. */
export async function competitionIdsConcerning(
  db: Kysely<Schema>,
  { userId, approves }: { userId: number; approves: boolean },
): Promise<number[]> {
  const entered = db.selectFrom('entries').where('user_id', '=', userId).select('competition_id')
  const rows = await db
    .selectFrom('competitions')
    .where('status', '!=', 'finished')
    .where((where) =>
      where.or([
        where('organizer_id', '=', userId),
        where('id', 'in', entered),
        ...(approves ? [where('status', '=', 'pending')] : []),
      ]),
    )
    .select('id')
    .execute()
  return rows.map(({ id }) => id)
}

export async function pendingEntries(
  db: Kysely<Schema>,
  competitionIds: readonly number[],
): Promise<{ competition_id: number; role: EntryRole; count: number }[]> {
  return db
    .selectFrom('entries')
    .where('competition_id', 'in', [...competitionIds, 0])
    .where('status', '=', 'pending')
    .groupBy(['competition_id', 'role'])
    .select(['competition_id', 'role', sql<number>`count(*)::integer`.as('count')])
    .execute()
}

/** The person's rounds with an open review, and rounds of `judged` competitions that a judge may score or is scoring. */
export async function roundIdsConcerning(
  db: Kysely<Schema>,
  { userId, judged }: { userId: number; judged: readonly number[] },
): Promise<number[]> {
  const rows = await db
    .selectFrom('rounds')
    .where('publish_at', 'is', null)
    .where((where) =>
      where.or([
        where.and([
          where('user_id', '=', userId),
          where('competition_id', 'is not', null),
          where('validated_at', 'is', null),
          where('status', 'in', ['completed', 'disqualified', 'injured']),
        ]),
        where.and([
          where('competition_id', 'in', [...judged, 0]),
          where('status', 'in', ['recorded', 'scoring', 'review']),
        ]),
      ]),
    )
    .select('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Contains no competitions that have not started. */
export async function currentPhases(
  db: Kysely<Schema>,
  competitionIds: readonly number[],
): Promise<Map<number | null, number>> {
  const rows = await db
    .selectFrom('rounds')
    .where('competition_id', 'in', [...competitionIds, 0])
    .groupBy('competition_id')
    .select(['competition_id', (round) => round.fn.max('round_number').as('phase')])
    .execute()
  return new Map(rows.map(({ competition_id, phase }) => [competition_id, phase]))
}

/** The status of each round of these competitions. */
export async function roundStatesOf(db: Kysely<Schema>, competitionIds: readonly number[]) {
  const found = await db
    .selectFrom('rounds')
    .where('competition_id', 'in', [...competitionIds, 0])
    .select(['competition_id', 'round_number as roundNumber', 'status', 'disqualified_at', 'injured_at'])
    .execute()
  return found.map(({ disqualified_at, injured_at, ...round }) => ({
    ...round,
    disqualifiedAt: disqualified_at?.getTime() ?? null,
    injuredAt: injured_at?.getTime() ?? null,
  }))
}

/** The person's round of the latest phase in each of these competitions. */
export async function latestRoundsOf(db: Kysely<Schema>, userId: number, competitionIds: readonly number[]) {
  return db
    .selectFrom('rounds')
    .distinctOn('competition_id')
    .where('user_id', '=', userId)
    .where('competition_id', 'in', [...competitionIds, 0])
    .orderBy('competition_id')
    .orderBy('round_number', 'desc')
    .select([
      'id',
      'competition_id',
      'user_id as userId',
      'round_number as roundNumber',
      'round_name',
      'status',
      'total_score',
    ])
    .execute()
}

export async function countOwnRounds(
  db: Kysely<Schema>,
  userId: number,
): Promise<{ saved_rounds: number; published_rounds: number; competitions: number }> {
  const { rows } = await sql<{ saved_rounds: number; published_rounds: number; competitions: number }>`
    select
      (select count(*) from rounds where user_id = ${userId}
        and status in ('completed', 'review', 'disqualified', 'injured'))::integer as saved_rounds,
      (select count(*) from rounds where user_id = ${userId} and status = 'published')::integer as published_rounds,
      (select count(*) from competitions where organizer_id = ${userId} or id in (
        select competition_id from entries where user_id = ${userId}
          and status in ('approved', 'competing', 'eliminated')))::integer as competitions`.execute(db)
  const [counts] = rows
  if (!counts) throw new Error('a count without a row')
  return counts
}
