/** Jobs that run after the response, with retries: pg-boss on our own pool. A verb queues a job in its transaction. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { CompiledQuery } from 'kysely'
import type pg from 'pg'
import PgBoss from 'pg-boss'
import type { Logger } from 'pino'
import type { Mail, SecretMail } from './mail/mail.ts'
import type { Schema } from './postgres/schema.ts'
import { completeJob, giveBackAbandonedJobs, giveBackJobs, renewJobs } from './taken-jobs.ts'

export type JobData = { mail: Mail; 'secret-mail': SecretMail }
type Queue = keyof JobData

/** `id` stays the same at each try. */
type Handler<Q extends Queue> = (data: JobData[Q], id: string) => Promise<void>

export type Jobs = {
  start: () => Promise<void>
  send: <Q extends Queue>(db: Kysely<Schema>, queue: Q, data: JobData[Q]) => Promise<void>
  /** Runs `handler` for each job of the queue; if it throws, the job is retried later. */
  work: <Q extends Queue>(queue: Q, handler: Handler<Q>) => Promise<void>
  /** Waits at most 1.5 s for jobs under way. */
  stop: () => Promise<void>
}

/** Retries after 30 s, 1 min, 2 min … for about eight hours, during which a mail server may be down. */
const retryOptions = { retryLimit: 10, retryDelay: 30, retryBackoff: true }
const queues: Queue[] = ['mail', 'secret-mail']

/** How many jobs one poll takes: one at a time, two hundred invitations would take minutes. */
const jobsPerPoll = 50
const renewMilliseconds = 10_000
const abandonedMilliseconds = 15_000
const noteAgainMilliseconds = 1000
const longestStopMilliseconds = 1500

/** `supervise`: pg-boss deletes old jobs. */
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
  const onError = (error: unknown) => log.error({ err: error }, 'jobs')
  boss.on('error', onError)
  const stopping = new AbortController()
  const working: Promise<void>[] = []
  return {
    start: async () => {
      await boss.start()
      for (const queue of queues) await boss.createQueue(queue, { name: queue, ...retryOptions })
    },
    send: async (db, queue, data) => {
      await boss.send(queue, data, { db: executorOf(db) })
    },
    work: async (queue, handler) => {
      const { signal } = stopping
      if (working.length === 0)
        working.push(repeat(() => giveBackAbandonedJobs(pool), abandonedMilliseconds, { signal, onError }))
      const poll = () => workOnce({ boss, pool, signal, onError }, queue, handler)
      working.push(repeat(poll, pollSeconds * 1000, { signal, onError }))
    },
    stop: async () => {
      stopping.abort()
      await Promise.race([Promise.all(working), sleep(longestStopMilliseconds, undefined, { ref: false })])
      await boss.stop({ graceful: false })
    },
  }
}

type Worker = { boss: PgBoss; pool: pg.Pool; signal: AbortSignal; onError: (error: unknown) => void }

/** Takes due jobs and does them one by one; when stopped, gives back those not begun. */
async function workOnce<Q extends Queue>(
  { boss, pool, signal, onError }: Worker,
  queue: Q,
  handler: Handler<Q>,
): Promise<void> {
  let taken = await boss.fetch<JobData[Q]>(queue, { batchSize: jobsPerPoll, includeMetadata: true })
  if (taken.length === 0) return
  const renewing = setInterval(() => void renewJobs(pool, queue, taken).catch(onError), renewMilliseconds)
  try {
    for (let job = taken[0]; job && !signal.aborted; job = taken[0]) {
      // another node has the job if this one was frozen for too long
      if ((await renewJobs(pool, queue, [job])).has(job.id)) {
        const failure = await handler(job.data, job.id).then(() => null, errorData)
        const note = () => (failure ? boss.fail(queue, job.id, failure) : completeJob(pool, queue, job))
        await untilNoted(note, { signal, onError })
      }
      taken = taken.slice(1)
    }
  } finally {
    clearInterval(renewing)
  }
  if (taken.length > 0) await giveBackJobs(pool, queue, taken)
}

/** Retries each second without a database, since a mail that has left must not be sent again. */
async function untilNoted(
  note: () => Promise<unknown>,
  { signal, onError }: Pick<Worker, 'signal' | 'onError'>,
): Promise<void> {
  for (;;) {
    const isNoted = await note().then(
      () => true,
      (error: unknown) => {
        onError(error)
        return false
      },
    )
    if (isNoted || signal.aborted) return
    await sleep(noteAgainMilliseconds, undefined, { signal, ref: false }).catch(() => {})
  }
}

/** Repeats the action, with a pause after each, until the signal. */
async function repeat(
  act: () => Promise<unknown>,
  pauseMilliseconds: number,
  { signal, onError }: Pick<Worker, 'signal' | 'onError'>,
): Promise<void> {
  while (!signal.aborted) {
    await act().catch(onError)
    await sleep(pauseMilliseconds, undefined, { signal, ref: false }).catch(() => {})
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
