/** The trick catalogue's calls (contract/tricks.ts). */
import type { FastifyInstance } from 'fastify'
import { tricks } from '@trickline/contract/tricks'
import { read } from '../platform/http/serve.ts'
import { trickRows } from './trick-row.ts'

export function registerTricks(app: FastifyInstance): void {
  read(app, tricks, async ({ db }) => ({ tricks: await trickRows(db) }))
}
