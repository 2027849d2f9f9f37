/** Checks that the server starts on a database and answers: as in start-app.ts, but without a port, jobs or mails. */
import { buildApp } from './app.ts'
import { systemClock } from './platform/clock.ts'
import type { Config } from './platform/config.ts'
import { closeContext, openContext } from './platform/context.ts'
import { openLog } from './platform/log.ts'
import { migrate } from './platform/postgres/migrations.ts'
import type { Database } from './platform/postgres/database.ts'
import { withStartLock } from './platform/postgres/start-lock.ts'
import { loadCatalogue } from './tricks/load-catalogue.ts'

const asked = ['/api/ready', '/api/live/list', '/api/roles']

/** Rejects if it does not start. The database stays open. */
export async function comesUp(config: Config, database: Database): Promise<void> {
  const clock = systemClock(config.clockShiftDays)
  await withStartLock(database.pool, (client) => migrate(client))
  await loadCatalogue(database.db, clock.now())
  const context = await openContext({ config, database, clock, log: openLog(config), runsJobs: false })
  const app = await buildApp(context)
  try {
    await app.ready()
    app.readiness.isReady = true
    for (const url of asked) {
      const { statusCode } = await app.inject({ url })
      if (statusCode !== 200) throw new Error(`GET ${url} answers ${statusCode}`)
    }
  } finally {
    await app.close()
    await closeContext(context)
  }
}
