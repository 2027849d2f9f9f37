/** Calls on the trick catalogue (contract/tricks.ts). */
import type { FastifyInstance } from 'fastify'
import { isAdmin } from '@trickline/competition/roles'
import * as catalogue from '@trickline/contract/catalogue'
import * as videos from '@trickline/contract/trick-videos'
import { tricks } from '@trickline/contract/tricks'
import { serveQuery, serveVerb } from '../platform/http/serve.ts'
import { addTrick, changeTrick, restoreTrick, retireTrick } from './change-catalogue.ts'
import { previewTrick } from './preview-trick.ts'
import { getTrick, listTricks } from './read-tricks.ts'
import { deleteTrickVideo, storeTrickVideo } from './trick-videos.ts'

const forAdmins = { isFor: isAdmin }

export function registerTricks(app: FastifyInstance): void {
  serveQuery(app, tricks, listTricks)
  serveQuery(app, catalogue.getTrick, getTrick)
  serveQuery(app, catalogue.previewTrick, previewTrick, forAdmins)
  serveVerb(app, catalogue.addTrick, addTrick, forAdmins)
  serveVerb(app, catalogue.changeTrick, changeTrick, forAdmins)
  serveVerb(app, catalogue.retireTrick, retireTrick, forAdmins)
  serveVerb(app, catalogue.restoreTrick, restoreTrick, forAdmins)
  serveVerb(app, videos.storeTrickVideo, storeTrickVideo)
  serveVerb(app, videos.deleteTrickVideo, deleteTrickVideo)
}
