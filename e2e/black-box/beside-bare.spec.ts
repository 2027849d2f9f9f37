/**
 * Compares public replies with a bare server that stringifies the same, and how one thing is read: the measurements of `npm
 * run bench` (bench/results) with limits so wide that a busy machine keeps them.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { inDatabaseOf } from '../../bench/database-of.ts'
import { quantile } from '../../bench/figures.ts'
import { besideBare } from '../../bench/reads.bench.ts'
import { readsOfOne, scannedTables } from '../../bench/reads-of-one.ts'
import { findRecordedRound } from '../harness/find-recorded-round.ts'
import { named, productOn, signIn } from '../harness/people.ts'
import { startServer } from '../harness/server.ts'

/** A fifth to a third of what is usually reached. */
const limits = { live: 1, competition: 0.3 }

test('the busiest reads keep up with a bare server that stringifies the same', { tag: '@full' }, async () => {
  const server = await startServer({ demo: true })
  const product = productOn(server)
  const { token } = await signIn(product, named.lucia)
  const { id } = await findRecordedRound(product, token)
  const how = { runs: 1, turns: 2, warmUps: 1 }
  for (const [path, atLeast] of [
    [`/api/live/${id}`, limits.live],
    [`/api/competition/${id}`, limits.competition],
  ] as const)
    for (const { what, ratios } of await besideBare(server, token, { path, atLeast }, how))
      expect(quantile(ratios, 0.5), what).toBeGreaterThan(atLeast)
  await server.stop()
})

test('no read of one thing has to scan a table that grows', { tag: '@full' }, async () => {
  // its own PostgreSQL, whose log shows the statements
  const folder = await mkdtemp(join(tmpdir(), 'trickline-e2e-'))
  const server = await startServer({ demo: true, folder })
  await inDatabaseOf(server, async (client) => {
    for (const read of await readsOfOne(server))
      expect(await scannedTables(server, client, { read, isForced: true }), read.what).toEqual([])
  })
  await server.stop()
  await rm(folder, { recursive: true, force: true })
})
