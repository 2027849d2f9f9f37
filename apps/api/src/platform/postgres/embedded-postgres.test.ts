/**
 * Makes, kills and recovers a PostgreSQL for each test.
 *
 * @module-tag full
 */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { appendFile, cp, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { build } from 'esbuild'
import { Client } from 'pg'
import { afterAll, test as base, beforeAll, expect, vi } from 'vitest'
import { isAlive } from './embedded-server.ts'
import { type EmbeddedPostgres, joinEmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts'
import { killServer } from './test-kill.ts'

let pristine: string

beforeAll(async () => {
  pristine = await ownFolder()
  const postgres = await startEmbeddedPostgres(pristine, { durable: false })
  await postgres.stop()
})
afterAll(() => rm(pristine, { recursive: true }))

type Home = { folder: string; start: (dataDir?: string) => Promise<EmbeddedPostgres> }

const test = base.extend<{ home: Home }>({
  // oxlint-disable-next-line no-empty-pattern -- vitest requires it
  home: async ({}, use) => {
    const folder = await ownFolder()
    const started: EmbeddedPostgres[] = []
    await cp(pristine, join(folder, 'data'), { recursive: true })
    await use({
      folder,
      start: async (dataDir = join(folder, 'data')) => {
        const postgres = await startEmbeddedPostgres(dataDir, { durable: false })
        started.push(postgres)
        return postgres
      },
    })
    for (const each of started) await each.stop()
    await rm(folder, { recursive: true, force: true })
  },
})

/** Inside the checkout, so that the bundle of `startApp` finds node_modules. */
async function ownFolder(): Promise<string> {
  await mkdir('.cache', { recursive: true })
  return mkdtemp(join(process.cwd(), '.cache', 'embedded-'))
}

async function query(postgres: EmbeddedPostgres, sql: string): Promise<unknown[]> {
  const client = new Client(postgres.connection)
  // the query reports a cut connection too
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query({ text: sql, rowMode: 'array' })).rows.flat()
  } finally {
    await client.end()
  }
}

async function killBackend(postgres: EmbeddedPostgres): Promise<void> {
  const client = new Client(postgres.connection)
  client.on('error', () => {})
  await client.connect()
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const end = new Promise((done) => client.once('end', done))
  process.kill(rows[0]?.pid ?? 0, 'SIGKILL')
  await end
}

async function queryUntilAnswered(postgres: EmbeddedPostgres, sql: string): Promise<unknown[]> {
  return vi.waitFor(() => query(postgres, sql), { timeout: 60_000, interval: 50 })
}

const pidFile = ({ folder }: Home) => join(folder, 'data/postgres/cluster/postmaster.pid')
const serverPid = async (home: Home) => Number((await readFile(pidFile(home), 'utf8')).split('\n')[0])

/** Starts an app in a process that a test can kill; resolves once its database is ready. */
async function startApp({ folder }: Home) {
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

test.concurrent('data is kept over a stop and a start, and no process runs in between', async ({ home }) => {
  const first = await home.start()
  await query(first, 'create table kept as select 7 as n')
  const pid = await serverPid(home)
  await first.stop()
  expect(existsSync(pidFile(home))).toBe(false)
  expect(isAlive(pid)).toBe(false)
  expect(await query(await home.start(), 'select n from kept')).toEqual([7])
})

test.concurrent('the database requires its password, and only its owner can read its files', async ({
  home,
}) => {
  const postgres = await home.start()
  const intruder = new Client({ ...postgres.connection, password: 'guess' })
  await expect(intruder.connect()).rejects.toThrow('password authentication failed')
  for (const path of ['', 'cluster', 'password', 'server.log']) {
    expect((await stat(join(home.folder, 'data/postgres', path))).mode & 0o077).toBe(0)
  }
  expect(await query(postgres, 'show listen_addresses')).toEqual([''])
})

test.concurrent('after a kill of the app the next start adopts the server that lives on', async ({
  home,
}) => {
  const app = await startApp(home)
  const pid = await serverPid(home)
  app.kill('SIGKILL')
  await home.start()
  expect(await serverPid(home)).toBe(pid)
})

test.concurrent('after a kill of app and server the next start recovers', async ({ home }) => {
  const app = await startApp(home)
  const pid = await serverPid(home)
  app.kill('SIGKILL')
  process.kill(pid, 'SIGKILL')
  expect(await query(await home.start(), 'select 1')).toEqual([1])
})

test.concurrent('a server recovers when a backend is killed, and is started again when all its processes are', async ({
  home,
}) => {
  const postgres = await home.start()
  await query(postgres, 'create table kept as select 7 as n')
  await query(postgres, 'checkpoint')
  const pid = await serverPid(home)
  await killBackend(postgres)
  expect(await queryUntilAnswered(postgres, 'select n from kept')).toEqual([7])
  expect(await serverPid(home)).toBe(pid)
  await killServer(pid)
  expect(await queryUntilAnswered(postgres, 'select n from kept')).toEqual([7])
  await expect(startEmbeddedPostgres(join(home.folder, 'data'))).rejects.toThrow('Another Trickline')
  await postgres.stop()
  expect(existsSync(pidFile(home))).toBe(false)
})

test.concurrent('a stop during the recovery from a killed backend stops the server', async ({ home }) => {
  const postgres = await home.start()
  const pid = await serverPid(home)
  await killBackend(postgres)
  await postgres.stop()
  expect(isAlive(pid)).toBe(false)
  expect(await query(await home.start(), 'select 1')).toEqual([1])
})

test.concurrent('a start replaces a server whose shutdown never ends', async ({ home }) => {
  const app = await startApp(home)
  const pid = await serverPid(home)
  // SIGTERM waits for all clients, and this one stays connected
  const client = new Client({ ...(await joinEmbeddedPostgres(join(home.folder, 'data'))).connection })
  client.on('error', () => {})
  await client.connect()
  app.kill('SIGKILL')
  process.kill(pid, 'SIGTERM')
  expect(await query(await home.start(), 'select 1')).toEqual([1])
  expect(await serverPid(home)).not.toBe(pid)
})

test.concurrent('a second app on the same folder is refused and does not disturb the first', async ({
  home,
}) => {
  const postgres = await home.start()
  await expect(home.start()).rejects.toThrow(/^Another Trickline is running on the data in ".*"/)
  expect(await query(postgres, 'select 1')).toEqual([1])
})

test.concurrent('an app that starts while another stops waits for it', async ({ home }) => {
  const first = await home.start()
  const second = home.start()
  await sleep(0)
  await first.stop()
  expect(await query(await second, 'select 1')).toEqual([1])
})

test.concurrent('a pid file whose pid belongs to another program does not prevent the start', async ({
  home,
}) => {
  await (await home.start()).stop()
  await writeFile(pidFile(home), `${process.pid}\n${home.folder}\n0\n5432\n`)
  expect(await query(await home.start(), 'select 1')).toEqual([1])
})

test.concurrent('a path too long for a socket moves the socket to the temporary folder', async ({ home }) => {
  const postgres = await home.start(join(home.folder, 'a-long-name, with a comma and "quotes"'.repeat(3)))
  expect(postgres.connection.host).toMatch(new RegExp(`^${tmpdir()}/trickline-[0-9a-f]{16}$`))
  expect(await query(postgres, 'select 1')).toEqual([1])
  await postgres.stop()
  await rm(String(postgres.connection.host), { recursive: true })
})

test.concurrent('what a start killed during initdb left behind is removed', async ({ home }) => {
  await mkdir(join(home.folder, 'data/postgres.new-99999999/cluster'), { recursive: true })
  await home.start()
  expect(existsSync(join(home.folder, 'data/postgres.new-99999999'))).toBe(false)
})

test.concurrent('the data of another major version is refused with a sentence and not changed', async ({
  home,
}) => {
  await (await home.start()).stop()
  await writeFile(join(home.folder, 'data/postgres/cluster/PG_VERSION'), '17\n')
  await expect(home.start()).rejects.toThrow(
    /was made by PostgreSQL 17; this version of Trickline brings PostgreSQL 18/,
  )
})

test.concurrent('why a server does not start is reported from its output, after a log that is not ASCII', async ({
  home,
}) => {
  const folder = join(home.folder, 'data/postgres')
  await appendFile(join(folder, 'server.log'), `${'é'.repeat(10_000)}\n`)
  await appendFile(join(folder, 'cluster/postgresql.conf'), 'no_such_setting = 1\n')
  await expect(home.start()).rejects.toThrow(/did not start: .*postgresql\.conf/)
})

test.concurrent('a folder that cannot be created is reported in a sentence', async ({ home }) => {
  const dataDir = join(home.folder, 'file', 'data')
  await writeFile(join(home.folder, 'file'), '')
  await expect(home.start(dataDir)).rejects.toThrow(`DATA_DIR "${dataDir}" cannot be made`)
})

test('a command uses the server of the running app and leaves it running', async ({ home }) => {
  const running = await home.start()
  const joined = await joinEmbeddedPostgres(join(home.folder, 'data'))
  await query(joined, 'create table by_command ()')
  await joined.stop()
  expect(await query(running, "select to_regclass('by_command')::text")).toEqual(['by_command'])
})

test('a command that comes while the app starts its killed server again waits for that', async ({ home }) => {
  const running = await home.start()
  const killed = await serverPid(home)
  await killServer(killed)
  await expect.poll(() => serverPid(home).catch(() => killed), { interval: 5 }).not.toBe(killed)
  const joined = await joinEmbeddedPostgres(join(home.folder, 'data'))
  await joined.stop()
  expect(await query(running, 'select 1')).toEqual([1])
})

test('without a running app a command starts a server and stops it at its end', async ({ home }) => {
  const joined = await joinEmbeddedPostgres(join(home.folder, 'data'))
  expect(await query(joined, 'select 1')).toEqual([1])
  await joined.stop()
  expect(existsSync(pidFile(home))).toBe(false)
})
