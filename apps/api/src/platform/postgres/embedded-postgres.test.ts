import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { build } from 'esbuild'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts'

let pristine: string
let folder: string
let started: EmbeddedPostgres[]

beforeAll(async () => {
  pristine = await ownFolder()
  const postgres = await startEmbeddedPostgres(pristine, { durable: false })
  await postgres.stop()
})
beforeEach(async () => {
  folder = await ownFolder()
  started = []
  await cp(pristine, join(folder, 'data'), { recursive: true })
})
afterEach(async () => {
  for (const each of started) await each.stop()
  await rm(folder, { recursive: true, force: true })
})
afterAll(() => rm(pristine, { recursive: true }))

/** Inside the checkout, where the bundle of a test finds its packages. */
async function ownFolder(): Promise<string> {
  await mkdir('.cache', { recursive: true })
  return mkdtemp(join(process.cwd(), '.cache', 'embedded-'))
}

async function start(dataDir = join(folder, 'data')): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres(dataDir, { durable: false })
  started.push(postgres)
  return postgres
}

async function ask(postgres: EmbeddedPostgres, sql: string): Promise<unknown[]> {
  const client = new Client(postgres.connection)
  await client.connect()
  try {
    return (await client.query({ text: sql, rowMode: 'array' })).rows.flat()
  } finally {
    await client.end()
  }
}

const pidFile = (dataDir = join(folder, 'data')) => join(dataDir, 'postgres/cluster/postmaster.pid')
const serverPid = async () => Number((await readFile(pidFile(), 'utf8')).split('\n')[0])

/** An app of its own, so that it can be killed; answers once its database is there. */
async function startApp() {
  const outfile = join(folder, 'app.mjs')
  await build({
    stdin: {
      contents: `import { startEmbeddedPostgres } from './embedded-postgres.ts'
        await startEmbeddedPostgres(${JSON.stringify(join(folder, 'data'))}, { durable: false })
        console.log('ready')`,
      resolveDir: import.meta.dirname,
    },
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    outfile,
  })
  const app = spawn(process.execPath, [outfile], { stdio: ['ignore', 'pipe', 'inherit'] })
  await new Promise((ready) => app.stdout.once('data', ready))
  return app
}

test('data is there again after a stop and a start, and nothing runs in between', async () => {
  const first = await start()
  await ask(first, 'create table kept as select 7 as n')
  const pid = await serverPid()
  await first.stop()
  expect(existsSync(pidFile())).toBe(false)
  expect(() => process.kill(pid, 0)).toThrow('ESRCH')
  expect(await ask(await start(), 'select n from kept')).toEqual([7])
})

test('the database asks for its password and belongs to nobody else', async () => {
  const postgres = await start()
  const stranger = new Client({ ...postgres.connection, password: 'guess' })
  await expect(stranger.connect()).rejects.toThrow('password authentication failed')
  for (const path of ['', 'cluster', 'password', 'server.log']) {
    expect((await stat(join(folder, 'data/postgres', path))).mode & 0o077).toBe(0)
  }
  expect(await ask(postgres, 'show listen_addresses')).toEqual([''])
})

test('after a kill of the app the next start adopts the server that lives on', async () => {
  const app = await startApp()
  const pid = await serverPid()
  app.kill('SIGKILL')
  await start()
  expect(await serverPid()).toBe(pid)
})

test('after a kill of app and server the next start recovers', async () => {
  const app = await startApp()
  const pid = await serverPid()
  app.kill('SIGKILL')
  process.kill(pid, 'SIGKILL')
  expect(await ask(await start(), 'select 1')).toEqual([1])
})

test('a second app on the same folder is refused and disturbs nothing', async () => {
  const postgres = await start()
  await expect(start()).rejects.toThrow(/^Another Trickline is running on the data in ".*"/)
  expect(await ask(postgres, 'select 1')).toEqual([1])
})

test('an app that starts while another stops waits for it', async () => {
  const first = await start()
  const second = start()
  await sleep(0)
  await first.stop()
  expect(await ask(await second, 'select 1')).toEqual([1])
})

test('a pid file whose number belongs to another program is no obstacle', async () => {
  await (await start()).stop()
  await writeFile(pidFile(), `${process.pid}\n${folder}\n0\n5432\n`)
  expect(await ask(await start(), 'select 1')).toEqual([1])
})

test('a path too long for a socket moves the socket to the temporary folder', async () => {
  const postgres = await start(join(folder, 'a-long-name, with a comma and "quotes"'.repeat(3)))
  expect(postgres.connection.host).toMatch(new RegExp(`^${tmpdir()}/trickline-[0-9a-f]{16}$`))
  expect(await ask(postgres, 'select 1')).toEqual([1])
  await postgres.stop()
  await rm(String(postgres.connection.host), { recursive: true })
})

test('what a start killed during initdb left behind is removed', async () => {
  await mkdir(join(folder, 'data/postgres.new-99999999/cluster'), { recursive: true })
  await start()
  expect(existsSync(join(folder, 'data/postgres.new-99999999'))).toBe(false)
})

test('the data of another major version is told in a sentence and left alone', async () => {
  await (await start()).stop()
  await writeFile(join(folder, 'data/postgres/cluster/PG_VERSION'), '17\n')
  await expect(start()).rejects.toThrow(
    /was made by PostgreSQL 17; this version of Trickline brings PostgreSQL 18/,
  )
})

test('a folder that cannot be made is told in a sentence', async () => {
  const dataDir = join(folder, 'file', 'data')
  await writeFile(join(folder, 'file'), '')
  await expect(start(dataDir)).rejects.toThrow(`DATA_DIR "${dataDir}" cannot be made`)
})
