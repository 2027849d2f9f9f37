/** The calls of home (calls §14). */
import type { FastifyInstance } from 'fastify'
import { isAdmin } from '@trickline/competition/roles'
import * as calls from '@trickline/contract/home'
import { serveQuery, serveVerb } from '../platform/http/serve.ts'
import { readHome } from './read-home.ts'
import { sendTestEvent } from './send-test-event.ts'

export function registerHome(app: FastifyInstance): void {
  serveQuery(app, calls.home, readHome)
  serveVerb(app, calls.sendTestEvent, sendTestEvent, { isFor: isAdmin })
}
