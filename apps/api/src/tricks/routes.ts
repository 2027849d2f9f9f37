/** The trick catalogue's calls (contract/tricks.ts). */
import type { FastifyInstance } from 'fastify'
import * as calls from '@trickline/contract/tricks'
import { change, read } from '../platform/http/serve.ts'
import { trickRows } from './trick-row.ts'
import { deleteTrickVideo, storeTrickVideo } from './trick-videos.ts'

export function registerTricks(app: FastifyInstance): void {
  read(app, calls.tricks, async ({ db }) => ({ tricks: await trickRows(db) }))
  change(app, calls.storeTrickVideo, storeTrickVideo)
  change(app, calls.deleteTrickVideo, deleteTrickVideo)
}
