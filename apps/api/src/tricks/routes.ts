/** The trick catalogue's calls (contract/tricks.ts). */
import type { FastifyInstance } from 'fastify'
import * as videos from '@trickline/contract/trick-videos'
import { tricks } from '@trickline/contract/tricks'
import { change, read } from '../platform/http/serve.ts'
import { trickRows } from './trick-row.ts'
import { deleteTrickVideo, storeTrickVideo } from './trick-videos.ts'

export function registerTricks(app: FastifyInstance): void {
  read(app, tricks, async ({ db }) => ({ tricks: await trickRows(db) }))
  change(app, videos.storeTrickVideo, storeTrickVideo)
  change(app, videos.deleteTrickVideo, deleteTrickVideo)
}
