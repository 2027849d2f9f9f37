/** SQL on athletes who have a public page, and on their followers. */
import type { Category, Gender } from '@trickline/competition/model'
import type { WaitingRound } from '@trickline/competition/near-turns'
import { publicCompetitionStatuses } from '@trickline/competition/competition-status'
import { type Insertable, type Kysely, sql } from 'kysely'
import type { Schema, ToldTurnsTable } from '../platform/postgres/schema.ts'

/** An 80 % dub: the trick ended the sequence. */
const ended = 3

/** In finished competitions, latest first. */
export async function resultsOf(db: Kysely<Schema>, userId: number) {
  return db
    .selectFrom('podiums')
    .innerJoin('competitions', 'competitions.id', 'podiums.competition_id')
    .where('podiums.user_id', '=', userId)
    .where('competitions.status', '=', 'finished')
    .select([
      'competitions.id',
      'competitions.name',
      'date_start',
      'date_end',
      'time_zone',
      'finished_at',
      'gender',
      'category',
      'is_ranked',
      'final_position',
      'final_score',
    ])
    .select((select) =>
      select
        .selectFrom('podiums as others')
        .whereRef('others.competition_id', '=', 'competitions.id')
        .select(({ fn }) => fn.countAll<number>().as('athletes'))
        .as('field'),
    )
    .orderBy('finished_at', 'desc')
    .orderBy('competitions.id', 'desc')
    .$narrowType<{ gender: Gender; category: Category; field: number }>()
    .execute()
}

/** Published rounds by score, highest first. */
export async function bestRoundsOf(db: Kysely<Schema>, userId: number, most: number) {
  return publishedRounds(db, userId)
    .where('total_score', '>', 0)
    .select([
      'rounds.id',
      'round_name',
      'total_score',
      'competitions.id as competition_id',
      'competitions.name',
      'time_zone',
      sql<Date | null>`coalesce(recording_start_at, rounds.publish_at)`.as('ridden_at'),
    ])
    .orderBy('total_score', 'desc')
    .orderBy('rounds.id')
    .limit(most)
    .execute()
}

/** Each trick landed in a published round, with the first such round; by level and value, highest first. */
export async function landedTricksOf(db: Kysely<Schema>, userId: number) {
  const landed = publishedRounds(db, userId)
    .innerJoin('validated_tricks', 'validated_tricks.round_id', 'rounds.id')
    .where('dub', '<>', ended)
    .select([
      'trick_id',
      'validated_tricks.name',
      'short_name',
      'level_id',
      'value',
      'competitions.id as competition_id',
      'competitions.name as competition',
      'time_zone',
      sql<Date>`coalesce(recording_start_at, rounds.publish_at)`.as('ridden_at'),
    ])
    .select(sql<number>`(count(*) over (partition by trick_id))::integer`.as('times'))
    .distinctOn('trick_id')
    .orderBy('trick_id')
    .orderBy('ridden_at')
    .orderBy('rounds.id')
  return db
    .selectFrom(landed.as('landed'))
    .selectAll()
    .orderBy('level_id', 'desc')
    .orderBy('value', 'desc')
    .orderBy('name')
    .execute()
}

export async function isPublicAthlete(db: Kysely<Schema>, userId: number): Promise<boolean> {
  const found = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('is_public', '=', true)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return found !== undefined
}

/** By name; leaves out athletes who have closed their page. */
export async function followedBy(db: Kysely<Schema>, userId: number) {
  return db
    .selectFrom('follows')
    .innerJoin('users', 'users.id', 'followed_id')
    .where('follows.user_id', '=', userId)
    .where('is_public', '=', true)
    .where('deleted_at', 'is', null)
    .select(['followed_id', 'follows.created_at'])
    .orderBy('users.folded_name')
    .orderBy('followed_id')
    .execute()
}

/** Empty for an athlete without a page. */
export async function followersOf(db: Kysely<Schema>, athleteId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('follows')
    .innerJoin('users', 'users.id', 'followed_id')
    .where('followed_id', '=', athleteId)
    .where('is_public', '=', true)
    .where('deleted_at', 'is', null)
    .select('follows.user_id')
    .execute()
  return rows.map(({ user_id }) => user_id)
}

/** Until the end of the transaction, no other transaction determines whose turn is near. */
export async function lockTurns(tx: Kysely<Schema>, competitionId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(${turns}, ${competitionId})`.execute(tx)
}

/** Any number that no other two-part lock uses. */
const turns = 4_646

export async function waitingRounds(
  db: Kysely<Schema>,
  competitionId: number,
  phase: number,
): Promise<WaitingRound[]> {
  return db
    .selectFrom('rounds')
    .select(['id', 'user_id as userId', 'status', 'run_order as runOrder'])
    .where('competition_id', '=', competitionId)
    .where('round_number', '=', phase)
    .where('status', 'in', ['pending', 'recording'])
    .execute()
}

/** Returns those that had not been told yet. */
export async function noteToldTurns(
  tx: Kysely<Schema>,
  told: readonly Insertable<ToldTurnsTable>[],
): Promise<number[]> {
  if (told.length === 0) return []
  const noted = await tx
    .insertInto('told_turns')
    .values(told)
    .onConflict((conflict) => conflict.doNothing())
    .returning('round_id')
    .execute()
  return noted.map(({ round_id }) => round_id)
}

export async function insertFollow(
  tx: Kysely<Schema>,
  follow: { user_id: number; followed_id: number; created_at: Date },
): Promise<void> {
  await tx
    .insertInto('follows')
    .values(follow)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function deleteFollow(tx: Kysely<Schema>, userId: number, followedId: number): Promise<void> {
  await tx.deleteFrom('follows').where('user_id', '=', userId).where('followed_id', '=', followedId).execute()
}

/** Rounds of public competitions, without those that were disqualified or injured. */
function publishedRounds(db: Kysely<Schema>, userId: number) {
  return db
    .selectFrom('rounds')
    .innerJoin('competitions', 'competitions.id', 'rounds.competition_id')
    .where('rounds.user_id', '=', userId)
    .where('rounds.status', '=', 'published')
    .where('disqualified_at', 'is', null)
    .where('injured_at', 'is', null)
    .where('competitions.status', 'in', publicCompetitionStatuses)
}
