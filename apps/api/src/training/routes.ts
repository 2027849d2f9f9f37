/** The list of one's own rounds; single ones are stored and saved by the calls on rounds (contract/rounds.ts). */
import type { FastifyInstance } from 'fastify'
import { trainingList } from '@trickline/contract/training'
import { serveQuery } from '../platform/http/serve.ts'
import { listTraining } from './list-training.ts'

export function registerTraining(app: FastifyInstance): void {
  serveQuery(app, trainingList, listTraining)
}
