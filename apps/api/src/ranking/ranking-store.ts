/** SQL of the ranking: the official results of a gender and a category, whole, and what comes next. */
import type { Category, Gender } from '@trickline/competition/model'
import { levelOf, type RankedCompetition } from '@trickline/competition/ranking'
import { type Kysely, sql } from 'kysely'
import { dayOf } from '../competitions/wall-clock.ts'
import type { Schema } from '../platform/postgres/schema.ts'

export type RankingTable = { gender: Gender; category: Category }

/** With the name, for the page. */
export type NamedCompetition = RankedCompetition & { name: string }

/** The tables in which results count, that of the latest first. */
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

export async function officialResults(
  db: Kysely<Schema>,
  { gender, category }: RankingTable,
): Promise<NamedCompetition[]> {
  const competitions = await official(db)
    .where('gender', '=', gender)
    .where('category', '=', category)
    .select(['id', 'name', 'category', 'ranking_level', 'date_start', 'date_end', 'time_zone', 'finished_at'])
    // one line a competition: of each place the person, the place, and whether it is shared with the one above
    .select(
      sql<[userId: number, place: number, ties: boolean][]>`(
        select coalesce(jsonb_agg(jsonb_build_array(user_id, final_position, ties_with_above)
          order by final_position, user_id), '[]')
        from podiums where competition_id = competitions.id)`.as('podium'),
    )
    .execute()
  return competitions.map(({ podium, ...competition }) => ({
    id: competition.id,
    name: competition.name,
    day: dayOfResult(competition),
    level: levelOf({ category: competition.category, rankingLevel: competition.ranking_level }),
    places: sharedPlaces(podium),
  }))
}

/** Of one competition, from the first place down. */
export async function placesOf(db: Kysely<Schema>, competitionId: number) {
  const podium = await db
    .selectFrom('podiums')
    .select(['user_id', 'final_position', 'ties_with_above'])
    .where('competition_id', '=', competitionId)
    .orderBy('final_position')
    .orderBy('user_id')
    .execute()
  return sharedPlaces(
    podium.map(({ user_id, final_position, ties_with_above }) => [user_id, final_position, ties_with_above]),
  )
}

export type ComingCompetition = Awaited<ReturnType<typeof nextCompetition>>

/** Published, the soonest; with its approved athletes. */
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

/** As `isRanked` says. */
function official(db: Kysely<Schema>) {
  return db
    .selectFrom('competitions')
    .where('status', '=', 'finished')
    .where('is_ranked', '=', true)
    .where((where) => where.or([where('seal_by', '=', 'none'), where('seal_number', 'is not', null)]))
}

type Dated = { date_start: Date | null; date_end: Date | null; time_zone: string; finished_at: Date | null }

/** The last day of the competition, or the one on which it finished earlier. */
export function dayOfResult({ date_start, date_end, time_zone, finished_at }: Dated): string {
  const days = [date_end ?? date_start, finished_at].flatMap((at) => (at ? [dayOf(at, time_zone)] : []))
  return days.toSorted()[0] ?? '0000-01-01'
}

function sharedPlaces(podium: readonly [userId: number, place: number, ties: boolean][]) {
  let shared = 0
  return podium.map(([userId, place, ties]) => {
    if (!ties) shared = place
    return { userId, place: shared }
  })
}
