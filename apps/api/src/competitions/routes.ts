/** Calls on competitions (contract/competitions.ts); phases/routes.ts has the start. */
import type { FastifyInstance } from 'fastify'
import { isAdmin } from '@trickline/competition/roles'
import * as calls from '@trickline/contract/competitions'
import { competitionHistory } from '@trickline/contract/competition-history'
import * as files from '@trickline/contract/files'
import * as screens from '@trickline/contract/screens'
import * as seals from '@trickline/contract/seal'
import * as webhooks from '@trickline/contract/webhooks'
import { serveCachedQuery, serveFile, serveOpenQuery, serveQuery, serveVerb } from '../platform/http/serve.ts'
import { competitionLookups } from './competition-lookups.ts'
import { copyCompetition } from './copy-competition.ts'
import { deleteCompetition } from './delete-competition.ts'
import { rankCompetition, readCompetitionRanking } from './rank-competition.ts'
import { acceptName, readNamed } from './files/accept-name.ts'
import { canImport, importCompetition } from './files/import-competition.ts'
import { competitionSchema } from './files/competition-schema.ts'
import { calendar, exportCompetition } from './files/export-competition.ts'
import { getCompetition, getLiveCompetition } from './get-competition.ts'
import { readCompetitionHistory } from './history/read-history.ts'
import { listCompetitions } from './list-competitions.ts'
import { listLive } from './list-live.ts'
import { returnCompetition } from './return-competition.ts'
import * as screenVerbs from './screens/change-screens.ts'
import { readScreens } from './screens/read-screens.ts'
import { readSeal } from './seal/read-seal.ts'
import { sealResult } from './seal/seal-result.ts'
import { storeCompetition } from './store-competition.ts'
import { updateCompetition } from './update-competition.ts'
import * as webhookVerbs from './webhooks/webhooks.ts'

const largestImportBytes = 8 * 1024 * 1024

const fileLimit = {
  limits: ({ address }: { address: string }): ['file-address', string][] => [['file-address', address]],
}

export function registerCompetitions(app: FastifyInstance): void {
  serveQuery(app, calls.lookups, competitionLookups)
  serveCachedQuery(app, calls.listCompetitions, listCompetitions)
  serveCachedQuery(app, calls.getCompetition, getCompetition)
  serveCachedQuery(app, calls.liveList, listLive)
  serveCachedQuery(app, calls.liveCompetition, getLiveCompetition)
  serveVerb(app, calls.storeCompetition, storeCompetition)
  serveVerb(app, calls.updateCompetition, updateCompetition)
  serveVerb(app, calls.deleteCompetition, deleteCompetition)
  serveVerb(app, calls.copyCompetition, copyCompetition)
  serveVerb(app, calls.returnCompetition, returnCompetition)
  serveVerb(app, seals.sealResult, sealResult)
  serveOpenQuery(app, seals.readSeal, readSeal)
  serveFile(app, files.exportCompetition, exportCompetition, fileLimit)
  serveFile(app, competitionHistory, readCompetitionHistory)
  serveFile(app, files.calendar, calendar, fileLimit)
  serveVerb(app, files.importCompetition, importCompetition, {
    isFor: canImport,
    largestBodyBytes: largestImportBytes,
  })
  serveQuery(app, files.readCompetitionRanking, readCompetitionRanking, { isFor: isAdmin })
  serveVerb(app, files.rankCompetition, rankCompetition, { isFor: isAdmin })
  serveQuery(app, files.listNamed, readNamed)
  serveVerb(app, files.acceptNamed, acceptName)
  serveOpenQuery(app, files.competitionSchema, competitionSchema, { skipsSession: true })
  serveQuery(app, screens.readScreens, readScreens)
  serveVerb(app, screens.switchScreens, screenVerbs.switchScreens)
  serveVerb(app, screens.revealPodium, screenVerbs.revealPodium)
  serveVerb(app, screens.makeScreenLink, screenVerbs.makeScreenLink)
  serveVerb(app, screens.revokeScreenLink, screenVerbs.revokeScreenLink)
  serveQuery(app, webhooks.listWebhooks, webhookVerbs.listWebhooks)
  serveVerb(app, webhooks.makeWebhook, webhookVerbs.makeWebhook)
  serveVerb(app, webhooks.deleteWebhook, webhookVerbs.deleteWebhook)
  serveVerb(app, webhooks.testWebhook, webhookVerbs.testWebhook)
  serveQuery(app, webhooks.listDeliveries, webhookVerbs.listDeliveries)
  serveVerb(app, webhooks.deliverAgain, webhookVerbs.deliverAgain)
}
