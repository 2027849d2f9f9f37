/**
 * Runs the built server and commands as processes. All tests share one data folder, except the one with two nodes.
 *
 * @module-tag full
 */
import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import type { Server, Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { io } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { roundsOfCompetition } from './rounds/rounds-store.ts'
import { testCompetition } from './rounds/test-rounds.ts'
import { testServer } from './platform/test-server.ts'
import type { TestDatabase } from './platform/postgres/test-database.ts'
import { password, registration } from './accounts/test-accounts.ts'
import { joinEmbeddedPostgres } from './platform/postgres/embedded-postgres.ts'
import { killServer } from './platform/postgres/test-kill.ts'

let folder: string
const running: ChildProcess[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'trickline-process-'))
  await exitOf(run('scripts/build.mjs', ['api']))
})
afterEach(async () => {
  for (const child of running.splice(0)) {
    child.kill('SIGKILL')
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  }
})
afterAll(async () => {
  const left = await joinEmbeddedPostgres(folder)
  await left.stop()
  await rm(folder, { recursive: true, force: true })
})

type Running = { child: ChildProcess; output: () => string }

function run(script: string, args: string[] = [], env: Record<string, string> = {}): Running {
  const settings = {
    DATA_DIR: folder,
    PORT: '0',
    LOG_LEVEL: 'error',
    DEMO: '',
    NODE_ENV: 'development',
    ...env,
  }
  const child = spawn(process.execPath, [script, ...args], { env: { ...process.env, ...settings } })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += String(text)))
  return { child, output: () => output }
}

async function exitOf({ child, output }: Running): Promise<{ code: number | null; output: string }> {
  const [code] = child.exitCode === null ? await once(child, 'close') : [child.exitCode]
  return { code, output: output() }
}

const command = (...args: string[]) => exitOf(run('scripts/cli.mjs', args))

async function start(env: Record<string, string> = {}): Promise<Running & { origin: string; port: number }> {
  const port = await freePort()
  const server = run('apps/api/dist/main.js', [], { DEMO: 'off', PORT: String(port), ...env })
  running.push(server.child)
  while (!server.output().includes('Trickline is at')) {
    if (server.child.exitCode !== null) throw new Error(server.output())
    await Promise.race([once(server.child.stdout ?? server.child, 'data'), once(server.child, 'close')])
  }
  return { ...server, port, origin: `http://127.0.0.1:${port}` }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const port = portOf(server)
  server.close()
  return port
}

function portOf(server: Server): number {
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

const post = ({ origin }: { origin: string }, path: string, body: object, token?: string) =>
  fetch(`${origin}/api${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  })

const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://trickline.example', DEMO: '' }
const pidFile = () => join(folder, 'postgres/cluster/postmaster.pid')
const databaseRuns = () => existsSync(pidFile())

async function inDatabase(statement: string): Promise<void> {
  const postgres = await joinEmbeddedPostgres(folder)
  const client = new Client(postgres.connection)
  await client.connect()
  await client.query(statement)
  await client.end()
  await postgres.stop()
}

test('a stop does not wait for slow clients, and stops the database', async () => {
  const server = await start()
  await fetch(`${server.origin}/api/health`, { headers: { connection: 'keep-alive' } })
  const slowRequest = connect(server.port, '127.0.0.1')
  slowRequest.on('error', () => {})
  slowRequest.write(
    'POST /api/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{',
  )
  const live = io(server.origin, { transports: ['websocket'], reconnection: false })
  await new Promise((connected) => live.once('connect', () => connected(null)))
  expect(databaseRuns()).toBe(true)

  server.child.kill('SIGTERM')

  expect(await exitOf(server)).toMatchObject({ code: 0 })
  expect(databaseRuns()).toBe(false)
  slowRequest.destroy()
  live.close()
})

test('commands work with a running server and without', async () => {
  const server = await start()
  for (const email of ['first@trickline.example', 'second@trickline.example']) {
    await post(server, '/register', registration(email))
  }
  expect(await command('make-admin', 'first@trickline.example')).toEqual({
    code: 0,
    output: 'first@trickline.example is an admin.\n',
  })
  expect((await fetch(`${server.origin}/api/ready`)).status).toBe(200)
  server.child.kill('SIGTERM')
  await exitOf(server)
  expect(await command('make-admin', 'second@trickline.example')).toMatchObject({ code: 0 })
  expect(await command('make-admin', 'nobody@trickline.example')).toMatchObject({ code: 1 })
  expect(databaseRuns()).toBe(false)
})

test('a backup made during writes is whole, and a server starts on what is restored from it', async () => {
  const server = await start({ RATE_LIMITS: 'off' })
  const registered: string[] = []
  const done = new AbortController()
  const writing = (async () => {
    while (!done.signal.aborted) {
      const email = `guest${registered.length}@trickline.example`
      if ((await post(server, '/register', registration(email))).ok) registered.push(email)
    }
  })()
  const file = join(folder, 'all.backup')
  await expect.poll(() => registered.length).toBeGreaterThan(2)
  const before = registered.length
  // compares the whole result, so that a failure shows the output
  expect(await command('backup', file)).toEqual({ code: 0, output: expect.any(String) })
  done.abort()
  await writing
  expect(await command('backup', file)).toMatchObject({ code: 1 })
  expect((await command('restore', file)).output).toContain('Another Trickline is running')
  server.child.kill('SIGTERM')
  await exitOf(server)

  const other = join(folder, 'other')
  const atOther = (...args: string[]) => exitOf(run('scripts/cli.mjs', args, { DATA_DIR: other }))
  expect(await atOther('restore', file)).toEqual({
    code: 0,
    output: expect.stringContaining('Everything is as in'),
  })
  expect((await atOther('restore', file)).output).toMatch(/What was here before is in .*before-restore-/)
  const restored = await start({ DATA_DIR: other })
  for (const email of ['first@trickline.example', ...registered.slice(0, before)]) {
    expect((await post(restored, '/login', { email, password })).status).toBe(200)
  }
  restored.child.kill('SIGTERM')
  await exitOf(restored)
})

test('when the database is killed during the sending of a mail it is started again, and the server keeps running', async () => {
  const connections: Socket[] = []
  const mailServer = createServer((socket) => void connections.push(socket)).listen(0, '127.0.0.1')
  await once(mailServer, 'listening')
  const server = await start({ SMTP_URL: `smtp://127.0.0.1:${portOf(mailServer)}` })
  await post(server, '/register', registration('mailed@trickline.example'))
  await expect.poll(() => connections.length).toBeGreaterThan(0)
  const postmaster = Number((await readFile(pidFile(), 'utf8')).split('\n')[0])
  await killServer(postmaster)
  for (const socket of connections) socket.destroy()
  mailServer.close()
  const isReady = async () => (await fetch(`${server.origin}/api/ready`)).status
  await expect.poll(isReady).toBe(200)
  server.child.kill('SIGTERM')
  expect(await exitOf(server)).toMatchObject({ code: 0 })
})

test('a stop in the middle of many mails logs nothing', async () => {
  let attempts = 0
  const mailServer = createServer((socket) => {
    attempts += 1
    setTimeout(() => socket.destroy(), 400)
  }).listen(0, '127.0.0.1')
  await once(mailServer, 'listening')
  const server = await start({ SMTP_URL: `smtp://127.0.0.1:${portOf(mailServer)}`, RATE_LIMITS: 'off' })
  const outputBefore = server.output()
  const people = Array.from({ length: 12 }, (_, n) => registration(`stopped${n}@trickline.example`))
  await Promise.all(people.map((person) => post(server, '/register', person)))
  await expect.poll(() => attempts, { timeout: 10_000 }).toBeGreaterThan(0)
  server.child.kill('SIGTERM')
  expect(await exitOf(server)).toEqual({ code: 0, output: outputBefore })
  mailServer.close()
})

test('production does not start on a demo, and prints how to remove it', async () => {
  await inDatabase("insert into demo values (true, now() + interval '200 days', now())")
  const refused = await exitOf(run('apps/api/dist/main.js', [], production))
  expect(refused.code).toBe(1)
  expect(refused.output).toContain('npm run cli -- remove-demo')
  expect(databaseRuns()).toBe(false)

  // everyone who registered long before the demo was loaded counts as part of it; here this is everyone
  const removed = await command('remove-demo')
  expect(removed).toMatchObject({ code: 0, output: expect.stringContaining('The demo is removed: ') })
  const server = await start(production)
  expect(await command('remove-demo')).toEqual({ code: 0, output: 'There is no demo here.\n' })
  server.child.kill('SIGTERM')
  expect((await exitOf(server)).code).toBe(0)
})

test('a demo on a public address prints a warning', async () => {
  await inDatabase('insert into demo values (true, now(), now())')
  const server = await start({ HOST: '0.0.0.0' })
  expect(server.output()).toContain('WARNING: this is a demo and it listens on 0.0.0.0.')
})

test('a node that is frozen in the middle of an advance does not keep another from carrying it out', async () => {
  const server = await testServer()
  const cup = await testCompetition(server)
  await cup.held.publishedPhase()
  const { id } = await cup.held.present()
  const before = await roundsOfCompetition(server.context.db, id)
  const DATABASE_URL = addressOf(server.database)
  const frozen = await start({ DATABASE_URL })
  const other = await start({ DATABASE_URL })
  const advance = (node: { origin: string }) =>
    post(
      node,
      '/status/update',
      {
        entity: 'advanceRounds',
        id: { competition_id: id, round_number: 1 },
        new_status: 13,
      },
      cup.owner.token,
    )
  const statesOf = async (condition: string) =>
    (
      await server.context.pool.query(
        `select from pg_stat_activity where datname = current_database() and ${condition}`,
      )
    ).rowCount

  // a verb writes events last, so it waits for their channel while it holds all its locks
  const channel = await server.context.pool.connect()
  await channel.query('begin')
  await channel.query(`select from live_channels where channel = 'competition.${id}' for update`)
  const halfDone = advance(frozen)
  await expect.poll(() => statesOf(`wait_event_type = 'Lock'`)).toBe(1)
  frozen.child.kill('SIGSTOP')
  await channel.query('rollback')
  channel.release()
  await expect.poll(() => statesOf(`state = 'idle in transaction'`)).toBe(1)

  // each try waits at most ten seconds
  const tries = [await advance(other)]
  if (tries[0]?.status === 503) tries.push(await advance(other))
  expect(tries.at(-1)?.status).toBe(200)
  const after = await roundsOfCompetition(server.context.db, id)
  expect(after.length).toBeGreaterThan(before.length)

  frozen.child.kill('SIGCONT')
  expect(await (await halfDone).json()).toMatchObject({ code: 'database-away' })
  expect((await advance(frozen)).status).toBe(409)
  expect(await roundsOfCompetition(server.context.db, id)).toEqual(after)
  for (const { child } of [frozen, other]) {
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  await server.close()
})

function addressOf({
  connection: { host = '', port, user, password: secret, database },
}: TestDatabase): string {
  return `postgres://${user}:${String(secret)}@/${database}?host=${encodeURIComponent(host)}&port=${port}`
}
