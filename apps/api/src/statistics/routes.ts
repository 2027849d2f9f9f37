/** The statistics of an athlete and of a competition (calls §15). */
import type { FastifyInstance } from 'fastify'
import * as calls from '@trickline/contract/statistics'
import { serveQuery } from '../platform/http/serve.ts'
import { athleteStatistics, competitionStatistics } from './read-statistics.ts'

export function registerStatistics(app: FastifyInstance): void {
  serveQuery(app, calls.athleteStatistics, athleteStatistics)
  serveQuery(app, calls.competitionStatistics, competitionStatistics)
}
