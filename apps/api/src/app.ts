/** Assembles the server: hooks, the calls of each noun, the live channel, the web app. */
import type { FastifyInstance } from 'fastify'
import { registerAccounts } from './accounts/routes.ts'
import { registerAdmin } from './admin/routes.ts'
import { registerAthletes } from './athletes/routes.ts'
import { registerOwnCalendar } from './calendar/routes.ts'
import { registerCompetitions } from './competitions/routes.ts'
import { registerEntries } from './entries/routes.ts'
import { registerEvents } from './events/routes.ts'
import { registerHome } from './home/routes.ts'
import { registerLivePage } from './competitions/live-page/routes.ts'
import { registerSharing } from './competitions/share/routes.ts'
import { registerMedia } from './media/routes.ts'
import { registerPeople } from './people/routes.ts'
import { registerPhases } from './phases/routes.ts'
import { registerRanking, registerRankingPages } from './ranking/routes.ts'
import { registerRounds } from './rounds/routes.ts'
import { registerSearch, registerSearchPage } from './search/routes.ts'
import { registerSettings } from './settings/routes.ts'
import { registerStatistics } from './statistics/routes.ts'
import { registerStatus } from './status/routes.ts'
import { registerTraining } from './training/routes.ts'
import { registerTricks } from './tricks/routes.ts'
import { openFrame, registerApiHooks } from './platform/http/frame.ts'
import { registerHealth } from './platform/http/health.ts'
import { serveMetrics } from './platform/http/metrics.ts'
import { registerDevelopersPage, registerOpenApi } from './platform/http/openapi.ts'
import type { Context } from './platform/context.ts'
import { liveRights } from './platform/live/rights.ts'
import { serveUploadedFiles } from './platform/files/uploads.ts'
import { serveWebApp } from './platform/http/web-app.ts'

const nouns: ((api: FastifyInstance) => void)[] = [
  registerHealth,
  registerOpenApi,
  registerAccounts,
  registerAdmin,
  registerPeople,
  registerTricks,
  registerCompetitions,
  registerEntries,
  registerEvents,
  registerPhases,
  registerRounds,
  registerTraining,
  registerStatistics,
  registerSearch,
  registerSettings,
  registerStatus,
  registerMedia,
  registerHome,
  registerRanking,
  registerAthletes,
  registerOwnCalendar,
]

/** The caller listens, then sets `readiness.isReady`. Closing the app closes only `live` of the context. */
export async function buildApp(
  context: Context,
  registerMore: (api: FastifyInstance) => void = () => {},
): Promise<FastifyInstance> {
  const app = await openFrame(context)
  await serveMetrics(app)
  await app.register(
    async (api) => {
      registerApiHooks(api)
      for (const register of [...nouns, registerMore]) register(api)
    },
    { prefix: '/api' },
  )
  serveUploadedFiles(app)
  await registerLivePage(app)
  await registerSharing(app)
  await registerSearchPage(app)
  await registerRankingPages(app)
  await registerDevelopersPage(app)
  await serveWebApp(app, { isDemo: context.config.demo })

  app.addHook('onReady', () => context.live.serve(app.server, liveRights(context)))
  app.addHook('preClose', () => context.live.close())
  return app
}
