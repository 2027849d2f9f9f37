/**
 * Work that happens after the answer, once across all nodes and again when it fails: pg-boss in our own
 * PostgreSQL, on our own pool. A job is queued in the transaction that wants it.
 */
import type { Kysely } from 'kysely'
import { CompiledQuery } from 'kysely'
import type pg from 'pg'
import PgBoss from 'pg-boss'
import type { Logger } from 'pino'
import type { Mail, SecretMail } from './mail/mail.ts'
import type { Schema } from './postgres/schema.ts'

/** Every queue and what its jobs carry. */
export type JobData = { mail: Mail; 'secret-mail': SecretMail }
type Queue = keyof JobData

export type Jobs = {
  /** Creates pg-boss's tables on first start. */
  start: () => Promise<void>
  /** Queues a job in the transaction of `db`. */
  send: <Q extends Queue>(db: Kysely<Schema>, queue: Q, data: JobData[Q]) => Promise<void>
  /** Does the jobs of a queue as they come. A handler that throws is tried again later. */
  work: <Q extends Queue>(queue: Q, handler: (data: JobData[Q]) => Promise<void>) => Promise<void>
  /** Finishes what is being done, then stops. */
  stop: () => Promise<void>
}

/** Tried again after 30 s, 1 min, 2 min … for about eight hours: long enough for a mail server to come back. */
const again = { retryLimit: 10, retryDelay: 30, retryBackoff: true }
const queues: Queue[] = ['mail', 'secret-mail']

/** Taken in one look: two hundred invitations are sent in seconds, not at one a look. */
const jobsAtOnce = 50

/** `pollSeconds`: how often an idle worker looks for jobs; `supervise`: clear away old and stuck ones. */
export function openJobs(
  pool: pg.Pool,
  log: Logger,
  {
    pollSeconds = 2,
    supervise = true,
    keepDays = 7,
  }: { pollSeconds?: number; supervise?: boolean; keepDays?: number } = {},
): Jobs {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schedule: false,
    supervise,
    deleteAfterDays: keepDays,
  })
  boss.on('error', (error) => log.error({ err: error }, 'jobs'))
  return {
    start: async () => {
      await boss.start()
      for (const queue of queues) await boss.createQueue(queue, { name: queue, ...again })
    },
    send: async (db, queue, data) => {
      await boss.send(queue, data, { db: runsIn(db) })
    },
    work: async (queue, handler) => {
      await boss.work<JobData[typeof queue]>(
        queue,
        { pollingIntervalSeconds: pollSeconds, batchSize: jobsAtOnce },
        async (jobs) => {
          // each on its own: one that fails is tried again without those that did not
          for (const { id, data } of jobs) {
            const failure = await handler(data).then(() => null, asCause)
            await (failure ? boss.fail(queue, id, failure) : boss.complete(queue, id))
          }
        },
      )
    },
    stop: () => boss.stop({ graceful: true, wait: true, timeout: 1500 }),
  }
}

function asCause(error: unknown): object {
  return error instanceof Error ? { message: error.message } : { message: String(error) }
}

function runsIn(db: Kysely<Schema>): PgBoss.Db {
  return {
    executeSql: async (text, values) => {
      const { rows } = await db.executeQuery<unknown>(CompiledQuery.raw(text, values))
      return { rows }
    },
  }
}
