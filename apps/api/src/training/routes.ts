/** The list of a person's own rounds; rounds/routes.ts stores and saves single rounds. */
import type { FastifyInstance } from 'fastify'
import { trainingList } from '@trickline/contract/training'
import { serveQuery } from '../platform/http/serve.ts'
import { listTraining } from './list-training.ts'

export function registerTraining(app: FastifyInstance): void {
  serveQuery(app, trainingList, listTraining)
}
