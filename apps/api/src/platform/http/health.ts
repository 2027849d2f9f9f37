/** Ready or not: below /api everything answers 503 before the server is ready and while it stops, and `/health` 200 between. */
import type { FastifyInstance } from 'fastify'
import { health } from '@trickline/contract/health'
import { refuse } from '@trickline/contract/refusals'
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
}
