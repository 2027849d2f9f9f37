/** Tells whether the server runs and can work: `/ready` replies 503 without a database or disk space. */
import { statfs } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { health, ready } from '@trickline/contract/health'
import type { FieldErrors } from '@trickline/contract/refusals'
import { refuse } from '@trickline/contract/refusals'
import { lastTimes } from '../backup/back-up-daily.ts'
import type { Context } from '../context.ts'
import { serveOpenQuery } from './serve.ts'

export function registerHealth(app: FastifyInstance): void {
  serveOpenQuery(app, health, () => ({ status: 'ok' as const }), { skipsSession: true })
  const findMissing = missingFinder(app.context)
  const answer = async () => {
    const errors = await findMissing()
    if (errors['database']) return refuse('database-away', { errors })
    if (errors['disk']) return refuse('disk-low', { errors })
    const { made, rehearsed } = await lastTimes(app.context.db)
    return {
      status: 'ok' as const,
      backup_age_seconds: secondsSince(made),
      rehearsed_backup_age_seconds: secondsSince(rehearsed),
    }
  }
  serveOpenQuery(app, ready, answer, { skipsSession: true })
}

const secondsSince = (time: Date | null) =>
  time && Math.max(0, Math.round((Date.now() - time.getTime()) / 1000))

/** Room for a few pictures, and for the database until an operator frees space. */
const leastFreeBytes = 256 * 1024 * 1024
const longestAnswerMilliseconds = 1000

/** Runs one query at a time, so that checks do not pile up while the database does not answer. */
function missingFinder({ pool, config, log }: Context): () => Promise<FieldErrors> {
  let query: Promise<unknown> | null = null
  const ping = () => {
    query ??= pool.query('select 1').finally(() => (query = null))
    return Promise.race([query, timeOut()])
  }
  return async () => {
    const [database, disk] = await Promise.allSettled([
      ping(),
      statfs(config.dataDir).then(({ bavail, bsize }) => bavail * bsize),
    ])
    const errors: FieldErrors = {}
    if (database.status === 'rejected') {
      log.error({ err: database.reason }, 'the database does not answer')
      errors['database'] = ['no-answer']
    }
    if (disk.status === 'rejected') log.error({ err: disk.reason }, 'the data folder cannot be read')
    else if (disk.value < leastFreeBytes)
      log.error({ freeBytes: disk.value }, 'too little room in the data folder')
    if (disk.status === 'rejected' || disk.value < leastFreeBytes) errors['disk'] = ['no-room']
    return errors
  }
}

async function timeOut(): Promise<never> {
  await sleep(longestAnswerMilliseconds, undefined, { ref: false })
  throw new Error('no answer within a second')
}
