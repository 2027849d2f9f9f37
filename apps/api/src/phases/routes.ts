/** Starting a competition; phases are published and advanced by /status/update (contract/competitions.ts). */
import type { FastifyInstance } from 'fastify'
import { startCompetition as get, startCompetitionPost as post } from '@trickline/contract/competitions'
import { serveVerb } from '../platform/http/serve.ts'
import { startCompetition } from './start-competition.ts'

export function registerPhases(app: FastifyInstance): void {
  serveVerb(app, get, startCompetition)
  serveVerb(app, post, startCompetition)
}
