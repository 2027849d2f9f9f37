/** SQL of the check of all stored data (check-data.ts). */
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Schema } from '../platform/postgres/schema.ts'

export async function roundsAfter(db: Kysely<Schema>, id: number, limit: number) {
  return db
    .selectFrom('rounds')
    .select(['id', 'rule_id', 'disqualified_at', 'injured_at', 'total_score', 'unique_tricks'])
    .where('id', '>', id)
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** Leaves out pictures of the demo, which are not uploaded. */
export async function uploadedPictures(
  db: Kysely<Schema>,
): Promise<{ what: string; id: number; path: string }[]> {
  const { rows } = await sql<{ what: string; id: number; path: string }>`
    select 'competition' as what, id, img_path as path from competitions where img_path like '/uploads/%'
    union all select 'event', id, img_path from events where img_path like '/uploads/%'
    union all select 'person', id, img_path from users where img_path like '/uploads/%' order by 1, 2`.execute(
    db,
  )
  return rows
}

/** One sentence for each row that another part of the database contradicts. */
export async function contradictions(db: Kysely<Schema>): Promise<string[]> {
  const found = await Promise.all(
    rules.map(async ({ query, says }) => (await query.execute(db)).rows.map(({ id }) => says(id))),
  )
  return found.flat()
}

type Row = { id: number }

const rules: { query: RawBuilder<Row>; says: (id: number) => string }[] = [
  {
    query: sql<Row>`select id from rounds where status in ('scoring', 'review') and judge_id is null
      and not (status = 'scoring' and cardinality(ballots_by) >= coalesce(ballots_needed, 1))`,
    says: (id) => `round ${id} is being scored by nobody`,
  },
  {
    query: sql<Row>`select id from rounds where status = 'published' and publish_at is null`,
    says: (id) => `round ${id} is published since never`,
  },
  {
    query: sql<Row>`select id from competitions where status = 'finished' and not exists (
      select from podiums where competition_id = competitions.id)`,
    says: (id) => `competition ${id} is finished without a podium`,
  },
  {
    query: sql<Row>`select distinct competition_id as id from (
      select competition_id, final_position, row_number() over (partition by competition_id order by final_position) as place
      from podiums) placed where final_position <> place`,
    says: (id) => `the podium of competition ${id} has a gap or a place twice`,
  },
  {
    query: sql<Row>`select id from competitions where status in ('started', 'finished') and not exists (
      select from rounds where competition_id = competitions.id)`,
    says: (id) => `competition ${id} has started without rounds`,
  },
  {
    query: sql<Row>`select id from competitions where status in ('published', 'started', 'finished') and completion_percentage < 100`,
    says: (id) => `competition ${id} is open, and not complete`,
  },
  {
    query: sql<Row>`select id from entries where user_id is null and invited_email is null
      and not exists (select from competitions where competitions.id = competition_id and imported_file is not null)`,
    says: (id) => `entry ${id} belongs to nobody`,
  },
]
