/** The calls on competitions (contract/competitions.ts); the start is a phase's (phases/routes.ts). */
import type { FastifyInstance } from 'fastify'
import * as calls from '@trickline/contract/competitions'
import * as screens from '@trickline/contract/screens'
import { change, read, readKept, readKeptOf } from '../platform/http/serve.ts'
import { competitionLookups } from './competition-lookups.ts'
import { copyCompetition } from './copy-competition.ts'
import { deleteCompetition } from './delete-competition.ts'
import { getCompetition, getLiveCompetition } from './get-competition.ts'
import { listCompetitions } from './list-competitions.ts'
import { listLive } from './list-live.ts'
import { LiveVersions } from './live-versions.ts'
import { returnCompetition } from './return-competition.ts'
import * as screenVerbs from './screens/change-screens.ts'
import { readScreens } from './screens/read-screens.ts'
import { storeCompetition } from './store-competition.ts'
import { updateCompetition } from './update-competition.ts'

export function registerCompetitions(app: FastifyInstance): void {
  const { snapshots, log } = app.context
  const versions = new LiveVersions(snapshots, log)
  app.addHook('preClose', () => versions.close())
  read(app, calls.lookups, competitionLookups)
  readKept(app, calls.listCompetitions, listCompetitions)
  readKept(app, calls.getCompetition, getCompetition)
  readKept(app, calls.liveList, listLive)
  readKept(app, calls.liveCompetition, getLiveCompetition)
  readKeptOf(app, { call: calls.liveHead, kept: calls.liveCompetition }, versions.head)
  readKeptOf(
    app,
    { call: calls.liveVersion, kept: calls.liveCompetition, caching: 'forever' },
    versions.version,
  )
  change(app, calls.storeCompetition, storeCompetition)
  change(app, calls.updateCompetition, updateCompetition)
  change(app, calls.deleteCompetition, deleteCompetition)
  change(app, calls.copyCompetition, copyCompetition)
  change(app, calls.returnCompetition, returnCompetition)
  read(app, screens.readScreens, readScreens)
  change(app, screens.switchScreens, screenVerbs.switchScreens)
  change(app, screens.revealPodium, screenVerbs.revealPodium)
  change(app, screens.makeScreenLink, screenVerbs.makeScreenLink)
  change(app, screens.revokeScreenLink, screenVerbs.revokeScreenLink)
}
