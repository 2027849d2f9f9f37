/** Jobs after the response, with retries: pg-boss on our own pool. A job is queued in the transaction of its verb. */
import type { Kysely } from 'kysely'
import { CompiledQuery } from 'kysely'
import type pg from 'pg'
import PgBoss from 'pg-boss'
import type { Logger } from 'pino'
import type { Mail, SecretMail } from './mail/mail.ts'
import type { Schema } from './postgres/schema.ts'

export type JobData = { mail: Mail; 'secret-mail': SecretMail }
type Queue = keyof JobData

export type Jobs = {
  start: () => Promise<void>
  send: <Q extends Queue>(db: Kysely<Schema>, queue: Q, data: JobData[Q]) => Promise<void>
  /** Runs `handler` for each job of the queue; a job whose handler throws is retried later. */
  work: <Q extends Queue>(queue: Q, handler: (data: JobData[Q]) => Promise<void>) => Promise<void>
  /** Waits at most 1.5 s for the jobs at work. */
  stop: () => Promise<void>
}

/** After 30 s, 1 min, 2 min … for about eight hours, in which a mail server may be down. */
const retryOptions = { retryLimit: 10, retryDelay: 30, retryBackoff: true }
const queues: Queue[] = ['mail', 'secret-mail']

/** Fetched with one poll: two hundred invitations would take minutes at one per poll. */
const jobsPerPoll = 50

/** `supervise`: pg-boss deletes old jobs and fails stuck ones. */
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
      for (const queue of queues) await boss.createQueue(queue, { name: queue, ...retryOptions })
    },
    send: async (db, queue, data) => {
      await boss.send(queue, data, { db: executorOf(db) })
    },
    work: async (queue, handler) => {
      await boss.work<JobData[typeof queue]>(
        queue,
        { pollingIntervalSeconds: pollSeconds, batchSize: jobsPerPoll },
        async (jobs) => {
          // completed one by one, so that only the failed ones are retried
          for (const { id, data } of jobs) {
            const failure = await handler(data).then(() => null, errorData)
            await (failure ? boss.fail(queue, id, failure) : boss.complete(queue, id))
          }
        },
      )
    },
    stop: () => boss.stop({ graceful: true, wait: true, timeout: 1500 }),
  }
}

function errorData(error: unknown): object {
  return error instanceof Error ? { message: error.message } : { message: String(error) }
}

function executorOf(db: Kysely<Schema>): PgBoss.Db {
  return {
    executeSql: async (text, values) => {
      const { rows } = await db.executeQuery<unknown>(CompiledQuery.raw(text, values))
      return { rows }
    },
  }
}
