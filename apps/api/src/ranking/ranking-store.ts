/** SQL of the ranking: all official results of a gender and category, and the next competition. */
import type { Category, Gender } from '@trickline/competition/model'
import { type Kysely, sql } from 'kysely'
import type { Schema } from '../platform/postgres/schema.ts'

export type RankingTable = { gender: Gender; category: Category }

export type PodiumRow = [userId: number, place: number, tiesWithAbove: boolean]

/** The tables that have counting results, the one with the latest result first. */
export async function tablesWithResults(db: Kysely<Schema>): Promise<RankingTable[]> {
  return official(db)
    .where('gender', 'is not', null)
    .where('category', 'is not', null)
    .groupBy(['gender', 'category'])
    .select(['gender', 'category'])
    .orderBy(({ fn }) => fn.max('finished_at'), 'desc')
    .orderBy('gender')
    .orderBy('category')
    .$narrowType<RankingTable>()
    .execute()
}

export async function officialCompetitions(db: Kysely<Schema>, { gender, category }: RankingTable) {
  return (
    official(db)
      .where('gender', '=', gender)
      .where('category', '=', category)
      .select([
        'id',
        'name',
        'category',
        'ranking_level',
        'date_start',
        'date_end',
        'time_zone',
        'finished_at',
      ])
      // one line per competition: for each place the person, the place, and whether it is shared with the one above
      .select(
        sql<PodiumRow[]>`(
        select coalesce(jsonb_agg(jsonb_build_array(user_id, final_position, ties_with_above)
          order by final_position, user_id), '[]')
        from podiums where competition_id = competitions.id)`.as('podium'),
      )
      .execute()
  )
}

/** The podium of one competition, first place first. */
export async function podiumRowsOf(db: Kysely<Schema>, competitionId: number): Promise<PodiumRow[]> {
  const podium = await db
    .selectFrom('podiums')
    .select(['user_id', 'final_position', 'ties_with_above'])
    .where('competition_id', '=', competitionId)
    .orderBy('final_position')
    .orderBy('user_id')
    .execute()
  return podium.map(({ user_id, final_position, ties_with_above }) => [
    user_id,
    final_position,
    ties_with_above,
  ])
}

export type ComingCompetition = Awaited<ReturnType<typeof nextCompetition>>

/** The earliest published competition, with its approved athletes. */
export async function nextCompetition(db: Kysely<Schema>, { gender, category }: RankingTable, now: Date) {
  return db
    .selectFrom('competitions')
    .where('status', '=', 'published')
    .where('gender', '=', gender)
    .where('category', '=', category)
    .where('is_ranked', '=', true)
    .where('date_start', '>=', now)
    .select([
      'id',
      'name',
      'date_start',
      'time_zone',
      'category',
      'ranking_level',
      'participant_size',
      'is_vs',
    ])
    .select((select) =>
      select
        .selectFrom('entries')
        .whereRef('competition_id', '=', 'competitions.id')
        .where('role', '=', 'athlete')
        .where('entries.status', '=', 'approved')
        .select(({ fn }) => fn.countAll<number>().as('approved'))
        .as('approved'),
    )
    .orderBy('date_start')
    .orderBy('id')
    .executeTakeFirst()
}

export async function publicAthletes(
  db: Kysely<Schema>,
  userIds: readonly number[],
): Promise<ReadonlySet<number>> {
  if (userIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('id', 'in', userIds)
    .where('is_public', '=', true)
    .where('deleted_at', 'is', null)
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** The same condition as `isRanked`. */
function official(db: Kysely<Schema>) {
  return db
    .selectFrom('competitions')
    .where('status', '=', 'finished')
    .where('is_ranked', '=', true)
    .where((where) => where.or([where('seal_by', '=', 'none'), where('seal_number', 'is not', null)]))
}
