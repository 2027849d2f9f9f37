/** Calls on a person's calendar (contract/own-calendar.ts). */
import type { FastifyInstance } from 'fastify'
import * as calls from '@trickline/contract/own-calendar'
import { serveFile, serveQuery, serveVerb } from '../platform/http/serve.ts'
import { makeCalendar, personalCalendar, readCalendar } from './own-calendar.ts'

export function registerOwnCalendar(app: FastifyInstance): void {
  serveQuery(app, calls.readCalendar, readCalendar)
  serveVerb(app, calls.makeCalendar, makeCalendar)
  serveFile(app, calls.personalCalendar, personalCalendar, {
    limits: ({ address }) => [['file-address', address]],
  })
}
