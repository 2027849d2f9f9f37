/** Lists the jobs of pg-boss for a command, and retries failed ones. */
import { type Kysely, sql } from 'kysely'
import type { Schema } from './postgres/schema.ts'

export type JobCount = { queue: string; state: string; count: number }

export async function countJobs(db: Kysely<Schema>): Promise<JobCount[]> {
  if (!(await thereAreJobs(db))) return []
  const { rows } = await sql<JobCount>`
    select name as queue, state::text as state, count(*) as count from pgboss.job group by 1, 2 order by 1, 2`.execute(
    db,
  )
  return rows
}

/** Makes failed jobs new again; a running server takes them at its next poll. Returns how many there are. */
export async function retryFailedJobs(db: Kysely<Schema>): Promise<number> {
  if (!(await thereAreJobs(db))) return 0
  const { numAffectedRows = 0n } = await sql`
    update pgboss.job set state = 'created', retry_count = 0, start_after = now(), completed_on = null
    where state = 'failed'`.execute(db)
  return Number(numAffectedRows)
}

/** Before the first start, pg-boss has no tables. */
async function thereAreJobs(db: Kysely<Schema>): Promise<boolean> {
  const { rows } = await sql<{ job: string | null }>`select to_regclass('pgboss.job')::text as job`.execute(
    db,
  )
  return rows[0]?.job !== null
}
