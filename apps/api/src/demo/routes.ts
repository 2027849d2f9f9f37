/** The call of a server with the demo; others are not given it (main.ts). */
import type { FastifyInstance } from 'fastify'
import { demo } from '@trickline/contract/demo'
import { readByAnyone } from '../platform/http/serve.ts'
import { peopleToLookAroundAs } from './look-around.ts'

export function registerDemo(app: FastifyInstance): void {
  readByAnyone(app, demo, ({ db, language }) => peopleToLookAroundAs(db, language))
}
