/**
 * Ready or not: below /api everything answers 503 before the server is ready and while it stops. Between, `/health` is
 * 200, whatever happens to the database, and `/ready` too as long as nothing is missing that it works with.
 */
import { statfs } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { health, ready } from '@trickline/contract/health'
import type { FieldErrors } from '@trickline/contract/refusals'
import { refuse } from '@trickline/contract/refusals'
import type { Context } from '../context.ts'
import { sendRefusal } from './errors.ts'
import { serveOpenQuery } from './serve.ts'

export function registerHealth(app: FastifyInstance): void {
  app.addHook('preClose', async () => {
    app.readiness.isReady = false
  })
  app.addHook('onRequest', async (request, reply) => {
    // while the demo loads and while it stops, nobody can do anything that would be half kept
    if (!app.readiness.isReady) await sendRefusal(request, reply, refuse('not-ready'))
  })
  serveOpenQuery(app, health, () => ({ status: 'ok' as const }), { looksUpNobody: true })
  const missing = whatIsMissing(app.context)
  const answer = async () => {
    const errors = await missing()
    return Object.keys(errors).length > 0 ? refuse('not-ready', { errors }) : { status: 'ok' as const }
  }
  serveOpenQuery(app, ready, answer, { looksUpNobody: true })
}

/** Room for a few pictures, and for the database to write while somebody makes more. */
const leastFreeBytes = 256 * 1024 * 1024
const longestAnswerMilliseconds = 1000

/** However often it is asked, one question at a time is put: a database that does not answer is not asked to death. */
function whatIsMissing({ pool, config, log }: Context): () => Promise<FieldErrors> {
  let question: Promise<unknown> | null = null
  const ask = () => {
    question ??= pool.query('select 1').finally(() => (question = null))
    return Promise.race([question, tooLate()])
  }
  return async () => {
    const [database, disk] = await Promise.allSettled([
      ask(),
      statfs(config.dataDir).then(({ bavail, bsize }) => bavail * bsize),
    ])
    const errors: FieldErrors = {}
    if (database.status === 'rejected') {
      log.error({ err: database.reason }, 'the database does not answer')
      errors['database'] = ['no-answer']
    }
    if (disk.status === 'rejected') log.error({ err: disk.reason }, 'the data folder cannot be read')
    if (disk.status === 'rejected' || disk.value < leastFreeBytes) errors['disk'] = ['no-room']
    return errors
  }
}

async function tooLate(): Promise<never> {
  await sleep(longestAnswerMilliseconds, undefined, { ref: false })
  throw new Error('no answer within a second')
}
