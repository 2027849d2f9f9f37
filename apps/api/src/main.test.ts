/** The server and the commands as processes of their own, on one data folder, from one test to the next. */
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
import { password, registration } from './accounts/test-accounts.ts'
import { joinEmbeddedPostgres } from './platform/postgres/embedded-postgres.ts'

let folder: string
const running: ChildProcess[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'trickline-process-'))
  await ended(run('scripts/build.mjs', ['api']))
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

type Running = { child: ChildProcess; said: () => string }

function run(script: string, given: string[] = [], env: Record<string, string> = {}): Running {
  const settings = {
    DATA_DIR: folder,
    PORT: '0',
    LOG_LEVEL: 'error',
    DEMO: '',
    NODE_ENV: 'development',
    ...env,
  }
  const child = spawn(process.execPath, [script, ...given], { env: { ...process.env, ...settings } })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += String(text)))
  return { child, said: () => said }
}

async function ended({ child, said }: Running): Promise<{ code: number | null; said: string }> {
  const [code] = child.exitCode === null ? await once(child, 'close') : [child.exitCode]
  return { code, said: said() }
}

const command = (...given: string[]) => ended(run('scripts/cli.mjs', given))

/** Answers where it is once it serves. */
async function start(env: Record<string, string> = {}): Promise<Running & { origin: string; port: number }> {
  const port = await freePort()
  const server = run('apps/api/dist/main.js', [], { DEMO: 'off', PORT: String(port), ...env })
  running.push(server.child)
  while (!server.said().includes('Trickline is at')) {
    if (server.child.exitCode !== null) throw new Error(server.said())
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

const post = ({ origin }: { origin: string }, path: string, body: object) =>
  fetch(`${origin}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
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

test('a stop waits for nobody who is slow, and stops the database', async () => {
  const server = await start()
  await fetch(`${server.origin}/api/health`, { headers: { connection: 'keep-alive' } })
  const slow = connect(server.port, '127.0.0.1')
  slow.on('error', () => {})
  slow.write(
    'POST /api/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{',
  )
  const live = io(server.origin, { transports: ['websocket'], reconnection: false })
  await new Promise((connected) => live.once('connect', () => connected(null)))
  expect(databaseRuns()).toBe(true)

  server.child.kill('SIGTERM')

  expect(await ended(server)).toMatchObject({ code: 0 })
  expect(databaseRuns()).toBe(false)
  slow.destroy()
  live.close()
})

test('commands work while the server runs, and while it does not', async () => {
  const server = await start()
  for (const email of ['first@trickline.example', 'second@trickline.example']) {
    await post(server, '/register', registration(email))
  }
  expect(await command('make-admin', 'first@trickline.example')).toEqual({
    code: 0,
    said: 'first@trickline.example is an admin.\n',
  })
  expect((await fetch(`${server.origin}/api/ready`)).status).toBe(200)
  server.child.kill('SIGTERM')
  await ended(server)
  expect(await command('make-admin', 'second@trickline.example')).toMatchObject({ code: 0 })
  expect(await command('make-admin', 'nobody@trickline.example')).toMatchObject({ code: 1 })
  expect(databaseRuns()).toBe(false)
})

test('a backup that is made while people write is whole, and a folder to start on', async () => {
  const server = await start({ RATE_LIMITS: 'off' })
  const registered: string[] = []
  const done = new AbortController()
  const writing = (async () => {
    while (!done.signal.aborted) {
      const email = `guest${registered.length}@trickline.example`
      if ((await post(server, '/register', registration(email))).ok) registered.push(email)
    }
  })()
  const copy = join(folder, 'copy')
  await expect.poll(() => registered.length).toBeGreaterThan(2)
  const before = registered.length
  expect(await command('backup', copy)).toMatchObject({ code: 0 })
  done.abort()
  await writing
  expect(await command('backup', copy)).toMatchObject({ code: 1 })
  server.child.kill('SIGTERM')
  await ended(server)

  const restored = await start({ DATA_DIR: copy })
  for (const email of ['first@trickline.example', ...registered.slice(0, before)]) {
    expect((await post(restored, '/login', { email, password })).status).toBe(200)
  }
  restored.child.kill('SIGTERM')
  await ended(restored)
})

test('a database that is killed while a mail leaves is there again, and the server never went', async () => {
  const taken: Socket[] = []
  const mails = createServer((socket) => void taken.push(socket)).listen(0, '127.0.0.1')
  await once(mails, 'listening')
  const server = await start({ SMTP_URL: `smtp://127.0.0.1:${portOf(mails)}` })
  await post(server, '/register', registration('mailed@trickline.example'))
  await expect.poll(() => taken.length).toBeGreaterThan(0)
  const postmaster = Number((await readFile(pidFile(), 'utf8')).split('\n')[0])
  const children = await readFile(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8')
  for (const pid of [postmaster, ...children.trim().split(' ').map(Number)]) process.kill(pid, 'SIGKILL')
  for (const socket of taken) socket.destroy()
  mails.close()
  const isReady = async () => (await fetch(`${server.origin}/api/ready`)).status
  await expect.poll(isReady).toBe(200)
  server.child.kill('SIGTERM')
  expect(await ended(server)).toMatchObject({ code: 0 })
})

test('production does not start on a demo, and says how to remove it', async () => {
  await inDatabase("insert into demo values (true, now() + interval '200 days', now())")
  const refused = await ended(run('apps/api/dist/main.js', [], production))
  expect(refused.code).toBe(1)
  expect(refused.said).toContain('npm run cli -- remove-demo')
  expect(databaseRuns()).toBe(false)

  // its people are those who registered long before it was loaded: here all
  const removed = await command('remove-demo')
  expect(removed).toMatchObject({ code: 0, said: expect.stringContaining('The demo is removed: ') })
  const server = await start(production)
  expect(await command('remove-demo')).toEqual({ code: 0, said: 'There is no demo here.\n' })
  server.child.kill('SIGTERM')
  expect((await ended(server)).code).toBe(0)
})

test('a demo that others can reach says so', async () => {
  await inDatabase('insert into demo values (true, now(), now())')
  const server = await start({ HOST: '0.0.0.0' })
  expect(server.said()).toContain('WARNING: this is a demo and it listens on 0.0.0.0.')
})
