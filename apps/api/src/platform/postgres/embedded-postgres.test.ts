import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { build } from 'esbuild'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test as base, vi } from 'vitest'
import { isAlive } from './embedded-cluster-process.ts'
import { type EmbeddedPostgres, joinEmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts'

let pristine: string

beforeAll(async () => {
  pristine = await ownFolder()
  const postgres = await startEmbeddedPostgres(pristine, { durable: false })
  await postgres.stop()
})
afterAll(() => rm(pristine, { recursive: true }))

/** A folder of its own for each test, with a database that was made and stopped. */
type Home = { folder: string; start: (dataDir?: string) => Promise<EmbeddedPostgres> }

const test = base.extend<{ home: Home }>({
  // oxlint-disable-next-line no-empty-pattern -- vitest wants it
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

/** Inside the checkout, where the bundle of a test finds its packages. */
async function ownFolder(): Promise<string> {
  await mkdir('.cache', { recursive: true })
  return mkdtemp(join(process.cwd(), '.cache', 'embedded-'))
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

/** One connection's process, from outside. */
async function killBackend(postgres: EmbeddedPostgres): Promise<void> {
  const client = new Client(postgres.connection)
  client.on('error', () => {})
  await client.connect()
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const end = new Promise((done) => client.once('end', done))
  process.kill(rows[0]?.pid ?? 0, 'SIGKILL')
  await end
}

/** While the server is away a question fails. */
async function askUntilAnswered(postgres: EmbeddedPostgres, sql: string): Promise<unknown[]> {
  return vi.waitFor(() => ask(postgres, sql), { timeout: 60_000, interval: 50 })
}

async function childrenOf(pid: number): Promise<number[]> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')
  return children.trim().split(' ').map(Number)
}

const pidFile = ({ folder }: Home) => join(folder, 'data/postgres/cluster/postmaster.pid')
const serverPid = async (home: Home) => Number((await readFile(pidFile(home), 'utf8')).split('\n')[0])

/** An app of its own, so that it can be killed; answers once its database is there. */
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

test.concurrent('data is there again after a stop and a start, and nothing runs in between', async ({
  home,
}) => {
  const first = await home.start()
  await ask(first, 'create table kept as select 7 as n')
  const pid = await serverPid(home)
  await first.stop()
  expect(existsSync(pidFile(home))).toBe(false)
  expect(isAlive(pid)).toBe(false)
  expect(await ask(await home.start(), 'select n from kept')).toEqual([7])
})

test.concurrent('the database asks for its password and belongs to nobody else', async ({ home }) => {
  const postgres = await home.start()
  const stranger = new Client({ ...postgres.connection, password: 'guess' })
  await expect(stranger.connect()).rejects.toThrow('password authentication failed')
  for (const path of ['', 'cluster', 'password', 'server.log']) {
    expect((await stat(join(home.folder, 'data/postgres', path))).mode & 0o077).toBe(0)
  }
  expect(await ask(postgres, 'show listen_addresses')).toEqual([''])
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
  expect(await ask(await home.start(), 'select 1')).toEqual([1])
})

test.concurrent('a server whose backend was killed, or all of it, is there again', async ({ home }) => {
  const postgres = await home.start()
  await ask(postgres, 'create table kept as select 7 as n')
  await ask(postgres, 'checkpoint')
  const pid = await serverPid(home)
  await killBackend(postgres)
  expect(await askUntilAnswered(postgres, 'select n from kept')).toEqual([7])
  expect(await serverPid(home)).toBe(pid)
  for (const each of [pid, ...(await childrenOf(pid))]) process.kill(each, 'SIGKILL')
  expect(await askUntilAnswered(postgres, 'select n from kept')).toEqual([7])
  await expect(startEmbeddedPostgres(join(home.folder, 'data'))).rejects.toThrow('Another Trickline')
  await postgres.stop()
  expect(existsSync(pidFile(home))).toBe(false)
})

test.concurrent('a stop while the server recovers from the kill of a backend stops it', async ({ home }) => {
  const postgres = await home.start()
  const pid = await serverPid(home)
  await killBackend(postgres)
  await postgres.stop()
  expect(isAlive(pid)).toBe(false)
  expect(await ask(await home.start(), 'select 1')).toEqual([1])
})

test.concurrent('a server that shuts down and never ends is no obstacle', async ({ home }) => {
  const app = await startApp(home)
  const pid = await serverPid(home)
  // told to wait for its clients, and one stays
  const client = new Client({ ...(await joinEmbeddedPostgres(join(home.folder, 'data'))).connection })
  client.on('error', () => {})
  await client.connect()
  app.kill('SIGKILL')
  process.kill(pid, 'SIGTERM')
  expect(await ask(await home.start(), 'select 1')).toEqual([1])
  expect(await serverPid(home)).not.toBe(pid)
})

test.concurrent('a second app on the same folder is refused and disturbs nothing', async ({ home }) => {
  const postgres = await home.start()
  await expect(home.start()).rejects.toThrow(/^Another Trickline is running on the data in ".*"/)
  expect(await ask(postgres, 'select 1')).toEqual([1])
})

test.concurrent('an app that starts while another stops waits for it', async ({ home }) => {
  const first = await home.start()
  const second = home.start()
  await sleep(0)
  await first.stop()
  expect(await ask(await second, 'select 1')).toEqual([1])
})

test.concurrent('a pid file whose number belongs to another program is no obstacle', async ({ home }) => {
  await (await home.start()).stop()
  await writeFile(pidFile(home), `${process.pid}\n${home.folder}\n0\n5432\n`)
  expect(await ask(await home.start(), 'select 1')).toEqual([1])
})

test.concurrent('a path too long for a socket moves the socket to the temporary folder', async ({ home }) => {
  const postgres = await home.start(join(home.folder, 'a-long-name, with a comma and "quotes"'.repeat(3)))
  expect(postgres.connection.host).toMatch(new RegExp(`^${tmpdir()}/trickline-[0-9a-f]{16}$`))
  expect(await ask(postgres, 'select 1')).toEqual([1])
  await postgres.stop()
  await rm(String(postgres.connection.host), { recursive: true })
})

test.concurrent('what a start killed during initdb left behind is removed', async ({ home }) => {
  await mkdir(join(home.folder, 'data/postgres.new-99999999/cluster'), { recursive: true })
  await home.start()
  expect(existsSync(join(home.folder, 'data/postgres.new-99999999'))).toBe(false)
})

test.concurrent('the data of another major version is told in a sentence and left alone', async ({
  home,
}) => {
  await (await home.start()).stop()
  await writeFile(join(home.folder, 'data/postgres/cluster/PG_VERSION'), '17\n')
  await expect(home.start()).rejects.toThrow(
    /was made by PostgreSQL 17; this version of Trickline brings PostgreSQL 18/,
  )
})

test.concurrent('a folder that cannot be made is told in a sentence', async ({ home }) => {
  const dataDir = join(home.folder, 'file', 'data')
  await writeFile(join(home.folder, 'file'), '')
  await expect(home.start(dataDir)).rejects.toThrow(`DATA_DIR "${dataDir}" cannot be made`)
})

test('a command joins the server of the app that runs and leaves it up', async ({ home }) => {
  const running = await home.start()
  const joined = await joinEmbeddedPostgres(join(home.folder, 'data'))
  await ask(joined, 'create table by_command ()')
  await joined.stop()
  expect(await ask(running, "select to_regclass('by_command')::text")).toEqual(['by_command'])
})

test('without an app that runs a command has a server of its own, until it is done', async ({ home }) => {
  const joined = await joinEmbeddedPostgres(join(home.folder, 'data'))
  expect(await ask(joined, 'select 1')).toEqual([1])
  await joined.stop()
  expect(existsSync(pidFile(home))).toBe(false)
})
