/** The statistics of an athlete and of a competition (calls §15). */
import type { FastifyInstance } from 'fastify'
import * as calls from '@trickline/contract/statistics'
import { read } from '../platform/http/serve.ts'
import { athleteStatistics, competitionStatistics } from './read-statistics.ts'

export function registerStatistics(app: FastifyInstance): void {
  read(app, calls.athleteStatistics, athleteStatistics)
  read(app, calls.competitionStatistics, competitionStatistics)
}
