/**
 * Ready or not: below /api everything answers 503 before the server is ready and while it stops. Between, `/health` is
 * 200, and `/ready` too as long as nothing is missing that it works with.
 */
import { statfs } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { health, ready } from '@trickline/contract/health'
import type { FieldErrors } from '@trickline/contract/refusals'
import { refuse } from '@trickline/contract/refusals'
import type { Context } from '../context.ts'
import { sendRefusal } from './errors.ts'
import { readByAnyone } from './serve.ts'

export function registerHealth(app: FastifyInstance): void {
  app.addHook('preClose', async () => {
    app.readiness.isReady = false
  })
  app.addHook('onRequest', async (request, reply) => {
    // while the demo loads and while it stops, nobody can do anything that would be half kept
    if (!app.readiness.isReady) await sendRefusal(request, reply, refuse('not-ready'))
  })
  readByAnyone(app, health, () => ({ status: 'ok' as const }))
  readByAnyone(app, ready, async () => {
    const errors = await missing(app.context)
    return Object.keys(errors).length > 0 ? refuse('not-ready', { errors }) : { status: 'ok' as const }
  })
}

/** Room for a few pictures, and for the database to write while somebody makes more. */
const leastFreeBytes = 256 * 1024 * 1024

async function missing({ db, config, log }: Context): Promise<FieldErrors> {
  const [database, disk] = await Promise.allSettled([
    sql`select 1`.execute(db),
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
