/** Calls that only a server with the demo has (main.ts). */
import type { FastifyInstance } from 'fastify'
import { demo } from '@trickline/contract/demo'
import { serveOpenQuery } from '../platform/http/serve.ts'
import { demoSignInChoices } from './demo-sign-in-choices.ts'

export function registerDemo(app: FastifyInstance): void {
  serveOpenQuery(app, demo, ({ db, language }) => demoSignInChoices(db, language))
}
