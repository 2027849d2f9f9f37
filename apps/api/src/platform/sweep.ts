/**
 * Throws away what nobody can use any more: sessions and mailed links that have expired, results kept for
 * requests sent twice, old mails of the outbox, tries that no longer count. On every node, at its start and once a day; two at once
 * do no harm.
 */
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Logger } from 'pino'
import type { Clock } from './clock.ts'
import type { Schema } from './postgres/schema.ts'

const dayMilliseconds = 24 * 3600 * 1000
/** Longer than a session: a save that waited on a phone for weeks is still carried out only once. */
const idempotencyDays = 60

const outboxDays = 30

type Swept = {
  sessions: number
  emailTokens: number
  outbox: number
  idempotencyKeys: number
  rateLimits: number
}

export async function sweep(db: Kysely<Schema>, now: Date): Promise<Swept> {
  const sessions = await db.deleteFrom('sessions').where('expires_at', '<=', now).executeTakeFirst()
  const tokens = await db.deleteFrom('email_tokens').where('expires_at', '<=', now).executeTakeFirst()
  const keys = await db
    .deleteFrom('idempotency_keys')
    .where('created_at', '<', new Date(now.getTime() - idempotencyDays * dayMilliseconds))
    .executeTakeFirst()
  const outbox = await db
    .deleteFrom('outbox')
    .where('created_at', '<', new Date(now.getTime() - outboxDays * dayMilliseconds))
    .executeTakeFirst()
  // the limiter's own table and time: milliseconds of the real clock (rate-limits.ts)
  const limits = await sql`delete from rate_limits where expire < extract(epoch from now()) * 1000`.execute(
    db,
  )
  return {
    sessions: Number(sessions.numDeletedRows),
    emailTokens: Number(tokens.numDeletedRows),
    outbox: Number(outbox.numDeletedRows),
    idempotencyKeys: Number(keys.numDeletedRows),
    rateLimits: Number(limits.numAffectedRows ?? 0),
  }
}

/** Sweeps now and every day; returns the function that stops it. */
export function sweepDaily({
  db,
  clock,
  log,
}: {
  db: Kysely<Schema>
  clock: Clock
  log: Logger
}): () => Promise<void> {
  let atWork = Promise.resolve()
  const sweepNow = () => {
    atWork = sweep(db, clock.now()).then(
      (swept) => log.info(swept, 'swept'),
      (error: unknown) => log.error({ err: error }, 'sweep'),
    )
  }
  const timer = setInterval(sweepNow, dayMilliseconds)
  timer.unref()
  sweepNow()
  return async () => {
    clearInterval(timer)
    await atWork
  }
}
