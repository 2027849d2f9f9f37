/** Starting a competition and taking an advance back; phases are published and advanced by /status/update (contract/competitions.ts). */
import type { FastifyInstance } from 'fastify'
import {
  startCompetition as get,
  startCompetitionPost as post,
  undoAdvance as undo,
} from '@trickline/contract/competitions'
import * as sealCalls from '@trickline/contract/seal'
import { serveOpenQuery, serveVerb } from '../platform/http/serve.ts'
import { readSeal } from './read-seal.ts'
import { sealResult } from './seal-result.ts'
import { startCompetition } from './start-competition.ts'
import { undoAdvance } from './undo-advance.ts'

export function registerPhases(app: FastifyInstance): void {
  serveVerb(app, get, startCompetition)
  serveVerb(app, post, startCompetition)
  serveVerb(app, undo, undoAdvance)
  serveVerb(app, sealCalls.sealResult, sealResult)
  serveOpenQuery(app, sealCalls.readSeal, readSeal)
}
