/** The trick catalogue's calls (contract/tricks.ts). */
import type { FastifyInstance } from 'fastify'
import * as catalogue from '@trickline/contract/catalogue'
import * as videos from '@trickline/contract/trick-videos'
import { tricks } from '@trickline/contract/tricks'
import { change, read } from '../platform/http/serve.ts'
import { addTrick, changeTrick, restoreTrick, retireTrick } from './change-catalogue.ts'
import { previewTrick } from './preview-trick.ts'
import { getTrick, listTricks } from './read-tricks.ts'
import { deleteTrickVideo, storeTrickVideo } from './trick-videos.ts'

export function registerTricks(app: FastifyInstance): void {
  read(app, tricks, listTricks)
  read(app, catalogue.getTrick, getTrick)
  read(app, catalogue.previewTrick, previewTrick)
  change(app, catalogue.addTrick, addTrick)
  change(app, catalogue.changeTrick, changeTrick)
  change(app, catalogue.retireTrick, retireTrick)
  change(app, catalogue.restoreTrick, restoreTrick)
  change(app, videos.storeTrickVideo, storeTrickVideo)
  change(app, videos.deleteTrickVideo, deleteTrickVideo)
}
