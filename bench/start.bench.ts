/**
 * From `npm start` to the first answer: with everything built, beside starting Node and opening the same database; on a fresh
 * clone, beside the same `npm ci` alone, with the packages in npm's cache.
 */
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { Client } from 'pg'
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../apps/api/src/platform/postgres/embedded-postgres.ts'
import { freePort } from '../e2e/harness/launch-product.ts'
import { root } from '../e2e/harness/repository.ts'
import { beside, type Line } from './figures.ts'

const run = promisify(execFile)
const tryAgainMilliseconds = 10
const common = { unit: 'ms', reach: { atMost: 2 } }

export default async function startBench(): Promise<Line[]> {
  const folder = await mkdtemp(join(tmpdir(), 'trickline-start-'))
  try {
    await millisecondsToAnswer(root, folder)
    const warm = await beside({
      ...common,
      what: 'npm start to the first answer, built before, with its database',
      against: 'node -e and the same database, to its first answer',
      turns: 4,
      ours: () => millisecondsToAnswer(root, folder),
      bare: () => millisecondsToOpen(folder),
    })
    const cold = await beside({
      ...common,
      what: 'npm start on a fresh clone to the first answer, packages in the cache',
      against: 'npm ci on a fresh clone',
      turns: 2,
      runs: 2,
      warmUps: 0,
      ours: () => inFreshClone((clone) => millisecondsToAnswer(clone, join(clone, 'data'))),
      bare: () => inFreshClone((clone) => millisecondsOf(() => run('npm', ['ci'], { cwd: clone }))),
    })
    return [warm, cold]
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function millisecondsToAnswer(cwd: string, dataFolder: string): Promise<number> {
  const PORT = String(await freePort())
  const env = { ...process.env, PORT, DATA_DIR: dataFolder }
  const from = performance.now()
  const npm = spawn('npm', ['start'], { cwd, env, stdio: ['ignore', 'pipe', 'ignore'] })
  npm.stdout.resume()
  const answers = () =>
    fetch(`http://127.0.0.1:${PORT}/`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await answers())) {
    if (npm.exitCode !== null) throw new Error(`npm start ended with ${npm.exitCode}`)
    await sleep(tryAgainMilliseconds)
  }
  const milliseconds = performance.now() - from
  // once the server below npm has ended too, which has the same pipe
  const ended = once(npm, 'close')
  npm.kill('SIGTERM')
  await ended
  return milliseconds
}

async function millisecondsToOpen(dataFolder: string): Promise<number> {
  let database: EmbeddedPostgres | undefined
  const milliseconds = await millisecondsOf(async () => {
    await run(process.execPath, ['-e', ''])
    database = await startEmbeddedPostgres(dataFolder)
    const client = new Client(database.connection)
    await client.connect()
    await client.query('select 1')
    await client.end()
  })
  await database?.stop()
  return milliseconds
}

async function inFreshClone(work: (clone: string) => Promise<number>): Promise<number> {
  const clone = await mkdtemp(join(tmpdir(), 'trickline-clone-'))
  try {
    await run('git', ['clone', '--quiet', root, clone])
    return await work(clone)
  } finally {
    await rm(clone, { recursive: true })
  }
}

async function millisecondsOf(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now()
  await work()
  return performance.now() - from
}
