/**
 * Throws away what nobody can use any more: what has expired, and what is older than the settings say. On every node, at
 * its start and once a day, in small batches, so that nobody waits for it; two at once do no harm.
 */
import { sql } from 'kysely'
import type { Kysely, RawBuilder } from 'kysely'
import type { Logger } from 'pino'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { Schema } from './postgres/schema.ts'

const dayMilliseconds = 24 * 3600 * 1000
const rowsAtOnce = 1000

type Given = { db: Kysely<Schema>; clock: Clock; config: Pick<Config, 'keepDays'> }

/** Answers how many rows of which table went. */
export async function deleteExpired(
  { db, clock, config: { keepDays } }: Given,
  signal?: AbortSignal,
): Promise<Record<string, number>> {
  const now = clock.now()
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMilliseconds)
  const useless: Record<string, RawBuilder<unknown>> = {
    sessions: sql`expires_at <= ${now}`,
    email_tokens: sql`expires_at <= ${now}`,
    first_admin_links: sql`expires_at <= ${now}`,
    live_events: sql`created_at < ${daysAgo(keepDays.liveEvents)}`,
    idempotency_keys: sql`created_at < ${daysAgo(keepDays.answers)}`,
    outbox: sql`created_at < ${daysAgo(keepDays.mails)}`,
    // by the real clock, as the limiter and the queue write them
    rate_limits: sql`expire < extract(epoch from now()) * 1000`,
    'pgboss.job': sql`state in ('completed', 'failed', 'cancelled') and completed_on < ${realDaysAgo(keepDays.jobs)}`,
    'pgboss.archive': sql`archived_on < ${realDaysAgo(keepDays.jobs)}`,
  }
  const swept: Record<string, number> = {}
  for (const [table, condition] of Object.entries(useless)) {
    swept[table] = await deleteInBatches(db, sql.table(table), condition, signal)
  }
  return swept
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
      delete from ${table} where ctid = any(array(select ctid from ${table} where ${condition} limit ${rowsAtOnce}))`.execute(
      db,
    )
    total += Number(numAffectedRows)
    if (numAffectedRows < rowsAtOnce || signal?.aborted) return total
  }
}

/** Sweeps now and every day; returns the function that stops it. */
export function deleteExpiredDaily({ log, ...given }: Given & { log: Logger }): () => Promise<void> {
  const stop = new AbortController()
  let atWork = Promise.resolve()
  const sweepNow = () => {
    atWork = deleteExpired(given, stop.signal).then(
      (swept) => log.info(swept, 'swept'),
      (error: unknown) => log.error({ err: error }, 'sweep'),
    )
  }
  const timer = setInterval(sweepNow, dayMilliseconds)
  timer.unref()
  sweepNow()
  return async () => {
    clearInterval(timer)
    stop.abort()
    await atWork
  }
}
