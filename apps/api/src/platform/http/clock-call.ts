/** A call that a running server offers to tests: start-app.ts registers it if TEST_CALLS is on, which production refuses. */
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { systemClock } from '../clock.ts'

const clockBody = z.strictObject({ days: z.int().min(1).max(3650) })

/** `POST /api/test/clock` with the body `{ days }` moves the server's time ahead. Any other body gets 422. */
export function registerClockCall(clock: ReturnType<typeof systemClock>): (api: FastifyInstance) => void {
  return (api) => {
    api.post('/test/clock', async ({ body }, reply) => {
      const input = clockBody.safeParse(body)
      if (!input.success) return reply.code(422).send({ message: z.prettifyError(input.error) })
      clock.advance(input.data.days)
      // the snapshots were made at another time
      api.context.snapshots.clear()
      return { now: clock.now() }
    })
  }
}
