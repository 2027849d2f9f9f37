/** `GET /api/health`: 200 while the server may be sent visitors, 503 before and while it stops. */
import type { FastifyInstance } from 'fastify'
import { health } from '@trickline/contract/health'
import { refuse } from '@trickline/contract/refusals'
import { readByAnyone } from './serve.ts'

export function registerHealth(app: FastifyInstance): void {
  app.addHook('preClose', async () => {
    app.readiness.isReady = false
  })
  readByAnyone(app, health, () => (app.readiness.isReady ? { status: 'ok' as const } : refuse('not-ready')))
}
