/** Starting a competition and undoing an advance; /status/update publishes and advances phases (contract/competitions.ts). */
import type { FastifyInstance } from 'fastify'
import {
  startCompetition as get,
  startCompetitionPost as post,
  undoAdvance as undo,
} from '@trickline/contract/competitions'
import { serveVerb } from '../platform/http/serve.ts'
import { startCompetition } from './start-competition.ts'
import { undoAdvance } from './undo-advance.ts'

export function registerPhases(app: FastifyInstance): void {
  serveVerb(app, get, startCompetition)
  serveVerb(app, post, startCompetition)
  serveVerb(app, undo, undoAdvance)
}
