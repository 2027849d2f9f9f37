/** The trick catalogue's calls (contract/tricks.ts). */
import type { FastifyInstance } from 'fastify'
import { tricks } from '@trickline/contract/tricks'
import { read } from '../platform/serve.ts'
import { trickList } from './trick-list.ts'

export function registerTricks(app: FastifyInstance): void {
  read(app, tricks, async ({ db }) => ({ tricks: await trickList(db) }))
}
