/** Deletes expired rows and unused files on every node, at the start and daily, in batches so small that no request waits. */
import { sql } from 'kysely'
import type { Kysely, RawBuilder } from 'kysely'
import type { Logger } from 'pino'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { Files } from './files/files.ts'
import { deleteUnusedPictures } from './files/unused-pictures.ts'
import type { Schema } from './postgres/schema.ts'

const dayMilliseconds = 24 * 3600 * 1000
const batchRows = 1000

type DeleteContext = { db: Kysely<Schema>; clock: Clock; files: Files; config: Pick<Config, 'keepDays'> }

export async function deleteExpired(
  { db, clock, files, config: { keepDays } }: DeleteContext,
  signal?: AbortSignal,
): Promise<Record<string, number>> {
  const now = clock.now()
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMilliseconds)
  const expired: Record<string, RawBuilder<unknown>> = {
    sessions: sql`expires_at <= ${now}`,
    email_tokens: sql`expires_at <= ${now}`,
    first_admin_links: sql`expires_at <= ${now}`,
    live_events: sql`created_at < ${daysAgo(keepDays.liveEvents)}`,
    webhook_deliveries: sql`created_at < ${daysAgo(keepDays.liveEvents)}`,
    idempotency_keys: sql`created_at < ${daysAgo(keepDays.answers)}`,
    counted_mails: sql`at < ${daysAgo(1)}`,
    outbox: sql`created_at < ${daysAgo(keepDays.mails)}`,
    // by the real time, which the rate limiter and pg-boss write into these tables
    rate_limits: sql`expire < extract(epoch from now()) * 1000`,
    'pgboss.job': sql`state in ('completed', 'failed', 'cancelled') and completed_on < ${realDaysAgo(keepDays.jobs)}`,
    'pgboss.archive': sql`archived_on < ${realDaysAgo(keepDays.jobs)}`,
  }
  const deleted: Record<string, number> = {}
  for (const [table, condition] of Object.entries(expired)) {
    deleted[table] = await deleteInBatches(db, sql.table(table), condition, signal)
  }
  deleted['pictures'] = await deleteUnusedPictures({ db, files }, signal)
  return deleted
}

const realDaysAgo = (days: number) => sql`now() - ${days}::integer * interval '1 day'`

async function deleteInBatches(
  db: Kysely<Schema>,
  table: RawBuilder<unknown>,
  condition: RawBuilder<unknown>,
  signal?: AbortSignal,
): Promise<number> {
  for (let total = 0; ;) {
    const { numAffectedRows = 0n } = await sql`
      delete from ${table} where ctid = any(array(select ctid from ${table} where ${condition} limit ${batchRows}))`.execute(
      db,
    )
    total += Number(numAffectedRows)
    if (numAffectedRows < batchRows || signal?.aborted) return total
  }
}

/** Deletes now and once a day; returns the function that stops it. */
export function deleteExpiredDaily({
  log,
  ...context
}: DeleteContext & { log: Logger }): () => Promise<void> {
  const stop = new AbortController()
  let running = Promise.resolve()
  const deleteNow = () => {
    running = deleteExpired(context, stop.signal).then(
      (deleted) => log.info(deleted, 'swept'),
      (error: unknown) => log.error({ err: error }, 'sweep'),
    )
  }
  const timer = setInterval(deleteNow, dayMilliseconds)
  timer.unref()
  deleteNow()
  return async () => {
    clearInterval(timer)
    stop.abort()
    await running
  }
}
