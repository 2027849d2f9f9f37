/**
 * The jobs that nodes have taken, in the table of pg-boss. A living node renews its jobs; any node returns jobs that were not
 * renewed for `leaseSeconds` to their queue, so that another does them within 90 s. `retry_count` tells who has a job: it
 * rises each time the job is taken.
 */
import type pg from 'pg'
import type PgBoss from 'pg-boss'

export type TakenJob = Pick<PgBoss.JobWithMetadata, 'id' | 'retryCount'>

/** Longer than a machine that survives may be frozen. */
const leaseSeconds = 60

/** Renews the jobs; returns those that still belong to this node. */
export async function renewJobs(
  pool: pg.Pool,
  queue: string,
  jobs: readonly TakenJob[],
): Promise<Set<string>> {
  const { rows } = await pool.query<{ id: string }>(
    `update pgboss.job set started_on = now() from unnest($2::uuid[], $3::integer[]) as taken (id, count)
     where job.name = $1 and job.id = taken.id and retry_count = taken.count and state = 'active' returning job.id`,
    [queue, ...columns(jobs)],
  )
  return new Set(rows.map(({ id }) => id))
}

export async function completeJob(pool: pg.Pool, queue: string, job: TakenJob): Promise<void> {
  await pool.query(
    `update pgboss.job set state = 'completed', completed_on = now()
     where name = $1 and id = $2 and retry_count = $3 and state = 'active'`,
    [queue, job.id, job.retryCount],
  )
}

/** Returns the jobs to their queue as if they had not been taken. */
export async function giveBackJobs(pool: pg.Pool, queue: string, jobs: readonly TakenJob[]): Promise<void> {
  await pool.query(
    `update pgboss.job set state = 'retry', start_after = now() from unnest($2::uuid[], $3::integer[]) as taken (id, count)
     where job.name = $1 and job.id = taken.id and retry_count = taken.count and state = 'active'`,
    [queue, ...columns(jobs)],
  )
}

/** Returns the jobs of dead nodes to their queues. Returns how many there were. */
export async function giveBackAbandonedJobs(pool: pg.Pool): Promise<number> {
  const { rowCount } = await pool.query(
    `update pgboss.job set state = 'retry', start_after = now()
     where state = 'active' and started_on < now() - $1::integer * interval '1 second'`,
    [leaseSeconds],
  )
  return rowCount ?? 0
}

function columns(jobs: readonly TakenJob[]): [string[], number[]] {
  return [jobs.map(({ id }) => id), jobs.map(({ retryCount }) => retryCount)]
}
