/** The trick catalogue's calls (contract/tricks.ts). */
import type { FastifyInstance } from 'fastify'
import { tricks } from '@trickline/contract/tricks'
import { read } from '../platform/http/serve.ts'
import { listTricks } from './list-tricks.ts'

export function registerTricks(app: FastifyInstance): void {
  read(app, tricks, listTricks)
}
