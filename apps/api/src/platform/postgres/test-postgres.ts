/** Vitest's global setup for API tests: a PostgreSQL server, and a template with migrations, catalogue and job tables. */
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import type { TestProject } from 'vitest/node'
import { loadCatalogue } from '../../tricks/load-catalogue.ts'
import { openJobs } from '../jobs.ts'
import { connectDatabase } from './database.ts'
import { findServer, isAlive } from './embedded-server.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import { migrate } from './migrations.ts'
import { withStartLock } from './start-lock.ts'

const folderName = /^trickline-test-(\d+)-/

export default async function startTestPostgres(project: TestProject): Promise<() => Promise<void>> {
  await removeAbandoned()
  const folder = await mkdtemp(join(tmpdir(), `trickline-test-${process.pid}-`))
  const server = await startEmbeddedPostgres(folder, { durable: false })
  const template = connectDatabase(server.connection)
  await withStartLock(template.pool, (client) => migrate(client))
  await loadCatalogue(template.db, new Date('2026-11-22T08:00:00Z'))
  const jobs = openJobs(template.pool, pino({ level: 'silent' }), { supervise: false })
  await jobs.start()
  await jobs.stop()
  await template.close()

  const { host = '', port = 0, user = '', password, database = '' } = server.connection
  project.provide('testPostgres', { host, port, user, password: String(password), template: database })
  return async () => {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function removeAbandoned(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const pid = Number(folderName.exec(name)?.[1] ?? process.pid)
    if (isAlive(pid)) continue
    const folder = join(tmpdir(), name)
    const server = await findServer(join(folder, 'postgres', 'cluster'))
    if (server) process.kill(server.pid, 'SIGQUIT')
    await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
  }
}
