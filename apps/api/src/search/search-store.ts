/** SQL of the public search: published competitions by name and place, and their athletes by name. */
import { type Kysely, sql } from 'kysely'
import type { CompetitionStatus, EntryStatus } from '@trickline/competition/model'
import type { Schema } from '../platform/postgres/schema.ts'

export type Page = { offset: number; limit: number }

export type Visible = {
  publicStatuses: readonly CompetitionStatus[]
  partStatuses: readonly EntryStatus[]
}

export async function findCompetitions(
  db: Kysely<Schema>,
  words: readonly string[],
  { publicStatuses }: Visible,
  { offset, limit }: Page,
) {
  return withWords(db, words, publicStatuses)
    .select(['id', 'name', 'location', 'country_id', 'date_start', 'type_id', 'time_zone'])
    .orderBy('date_start', (order) => order.desc().nullsLast())
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute()
}

export async function countCompetitions(
  db: Kysely<Schema>,
  words: readonly string[],
  { publicStatuses }: Visible,
): Promise<number> {
  const { count } = await withWords(db, words, publicStatuses)
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export async function findAthletes(
  db: Kysely<Schema>,
  words: readonly string[],
  visible: Visible,
  { offset, limit }: Page,
) {
  return athletesWithWords(db, words, visible)
    .select([
      'users.id',
      'users.name',
      'users.surname',
      'users.img_path',
      'users.country_id',
      'users.deleted_at',
    ])
    .select((select) => select.fn.count<number>('entries.competition_id').distinct().as('competitions'))
    .groupBy('users.id')
    .orderBy('users.folded_name')
    .orderBy('users.id')
    .limit(limit)
    .offset(offset)
    .execute()
}

export async function countAthletes(
  db: Kysely<Schema>,
  words: readonly string[],
  visible: Visible,
): Promise<number> {
  const { count } = await athletesWithWords(db, words, visible)
    .select((select) => select.fn.count<number>('users.id').distinct().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Best place first, then latest first. */
export async function placesOf(db: Kysely<Schema>, userIds: readonly number[], { publicStatuses }: Visible) {
  if (userIds.length === 0) return []
  return db
    .selectFrom('podiums')
    .innerJoin('competitions', 'competitions.id', 'podiums.competition_id')
    .where('podiums.user_id', 'in', userIds)
    .where('competitions.status', 'in', publicStatuses)
    .select(['podiums.user_id', 'podiums.competition_id', 'podiums.final_position', 'competitions.name'])
    .orderBy('podiums.final_position')
    .orderBy('competitions.finished_at', 'desc')
    .execute()
}

export async function runningOf(
  db: Kysely<Schema>,
  userIds: readonly number[],
  { partStatuses }: Pick<Visible, 'partStatuses'>,
) {
  if (userIds.length === 0) return []
  return db
    .selectFrom('entries')
    .innerJoin('competitions', 'competitions.id', 'entries.competition_id')
    .where('entries.user_id', 'in', userIds)
    .where('entries.role', '=', 'athlete')
    .where('entries.status', 'in', partStatuses)
    .where('competitions.status', '=', 'started')
    .select(['entries.user_id', 'entries.competition_id', 'competitions.name'])
    .orderBy('competitions.started_at', 'desc')
    .orderBy('competitions.id')
    .execute()
}

function withWords(db: Kysely<Schema>, words: readonly string[], publicStatuses: Visible['publicStatuses']) {
  const publicRows = db.selectFrom('competitions').where('status', 'in', publicStatuses)
  return words.reduce(
    (matching, word) => matching.where(sql<boolean>`strpos(competitions.folded_name, folded(${word})) > 0`),
    publicRows,
  )
}

function athletesWithWords(
  db: Kysely<Schema>,
  words: readonly string[],
  { publicStatuses, partStatuses }: Visible,
) {
  const publicRows = db
    .selectFrom('users')
    .innerJoin('entries', 'entries.user_id', 'users.id')
    .innerJoin('competitions', 'competitions.id', 'entries.competition_id')
    .where('users.deleted_at', 'is', null)
    .where('users.is_name_only', '=', false)
    .where('entries.role', '=', 'athlete')
    .where('entries.status', 'in', partStatuses)
    .where('competitions.status', 'in', publicStatuses)
  return words.reduce(
    (matching, word) => matching.where(sql<boolean>`strpos(users.folded_name, folded(${word})) > 0`),
    publicRows,
  )
}
