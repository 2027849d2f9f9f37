/** @module-tag full */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { expect, test, vi } from 'vitest'
import { readConfig } from './platform/config.ts'
import { createTestDatabase } from './platform/postgres/test-database.ts'
import { startApp } from './start-app.ts'

test('four nodes that start at once on an empty database all start, five times', async () => {
  // each node prints its address
  const printed = vi.spyOn(process.stdout, 'write').mockImplementation(() => true)
  const folder = await mkdtemp(join(tmpdir(), 'trickline-nodes-'))
  const config = readConfig({ NODE_ENV: 'test', DEMO: 'off', PORT: '0', DATA_DIR: folder })
  const log = pino({ level: 'silent' })
  const { signal } = new AbortController()
  const failures: unknown[] = []
  for (let times = 0; times < 5; times++) {
    const empty = await createTestDatabase({ isEmpty: true })
    const nodes = [1, 2, 3, 4].map(() => ({ database: empty.open(), closers: [] as (() => Promise<void>)[] }))
    const started = await Promise.allSettled(nodes.map((node) => startApp({ config, log, signal, ...node })))
    failures.push(...started.flatMap((each) => (each.status === 'rejected' ? [String(each.reason)] : [])))
    for (const { closers } of nodes) for (const close of closers.toReversed()) await close()
    await empty.drop()
  }
  printed.mockRestore()
  await rm(folder, { recursive: true, force: true })
  expect(failures).toEqual([])
})
