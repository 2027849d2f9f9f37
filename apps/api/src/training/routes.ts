/** The list of own rounds; single rounds are stored and saved in rounds/routes.ts. */
import type { FastifyInstance } from 'fastify'
import { trainingList } from '@trickline/contract/training'
import { serveQuery } from '../platform/http/serve.ts'
import { listTraining } from './list-training.ts'

export function registerTraining(app: FastifyInstance): void {
  serveQuery(app, trainingList, listTraining)
}
