/** For tests: a server with its own database and a movable clock; mails stay in the queue. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { type KyselyPlugin, sql } from 'kysely'
import { type Logger, pino } from 'pino'
import { afterAll } from 'vitest'
import type { Role } from '@trickline/competition/model'
import { buildApp } from '../app.ts'
import { movableClock } from './clock.ts'
import type { MovableClock } from './clock.ts'
import { readConfig } from './config.ts'
import type { Context } from './context.ts'
import type { AnyMail, Mail } from './mail/mail.ts'
import { closeContext, openContext } from './context.ts'
import { composeMail } from '../accounts/secret-mails.ts'
import { inTransaction } from './postgres/database.ts'
import { startSession } from './http/sessions.ts'
import { type Random, secureRandom } from './random.ts'
import { createTestDatabase } from './postgres/test-database.ts'
import type { TestDatabase } from './postgres/test-database.ts'

export type TestServer = {
  context: Context
  app: FastifyInstance
  clock: MovableClock
  database: TestDatabase
  person: (...roles: Role[]) => Promise<TestPerson>
  /** Sends a request without a network; `path` is without `/api`. */
  ask: (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, input?: RequestInput) => Promise<TestAnswer>
  mails: () => Promise<Mail[]>
  /** Listens on a free port; returns `http://127.0.0.1:…`. */
  listen: () => Promise<string>
  close: () => Promise<void>
}
export type TestPerson = { id: number; token: string; email: string }
type RequestInput = { token?: string; body?: unknown; headers?: Record<string, string> }
// oxlint-disable-next-line typescript/no-explicit-any -- each test checks what it reads of a body
export type TestAnswer = { status: number; body: any; headers: Record<string, unknown> }

type Options = {
  /** The database of another test server, to run a second node on it. */
  database?: TestDatabase
  start?: Date
  env?: Record<string, string>
  log?: Logger
  register?: (api: FastifyInstance) => void
}

/** One server for all tests of the file, closed after them; called at the head of the file. */
export async function aServer(options: Options = {}): Promise<TestServer> {
  const server = await testServer(options)
  afterAll(() => server.close())
  return server
}

/** The caller closes it. */
export async function testServer(options: Options = {}): Promise<TestServer> {
  const { start = new Date('2030-05-01T10:00:00Z'), env = {} } = options
  const folder = await mkdtemp(join(tmpdir(), 'trickline-server-'))
  const database = options.database ?? (await createTestDatabase())
  const config = readConfig({ NODE_ENV: 'test', RATE_LIMITS: 'off', DEMO: 'off', DATA_DIR: folder, ...env })
  const clock = movableClock(start)
  const log = options.log ?? pino({ level: process.env['LOG_LEVEL'] ?? 'silent' })
  const opened = await openContext({ config, database: database.open(), clock, log, runsJobs: false })
  const context: Context = { ...opened, checksReplies: true, random: sameDraws() }
  const composed = new Map<string, Mail | null>()
  const app = await buildApp(context, options.register)
  await app.ready()
  app.readiness.isReady = true
  return {
    context: { ...context, db: context.db.withPlugin(clearSnapshots(context)) },
    app,
    clock,
    database,
    person: (...roles) => signUp(context, roles),
    ask: (method, path, input) => ask(app, method, path, input),
    mails: () => queuedMails(context, composed),
    listen: () => app.listen({ port: 0, host: '127.0.0.1' }),
    close: async () => {
      await app.close()
      await closeContext(context)
      if (!options.database) await database.drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Clears cached snapshots after each query of a test, since a test does not announce its changes (http/snapshots.ts). */
function clearSnapshots({ snapshots }: Context): KyselyPlugin {
  return {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      snapshots.setListening(true)
      return result
    },
  }
}

/** Among equal athletes every run draws the same one first, so that a test fails in every run or in none. */
function sameDraws(): Random {
  let state = 1
  return {
    bytes: secureRandom.bytes,
    below: (limit) => {
      state = (state * 48_271) % 2_147_483_647
      return state % limit
    },
  }
}

let people = 0

async function signUp({ db, clock, random }: Context, roles: Role[]): Promise<TestPerson> {
  const email = `person${(people += 1)}@trickline.example`
  const now = clock.now()
  const { id } = await db
    .insertInto('users')
    .values({ name: 'Test', surname: `Person ${people}`, email, password_hash: '', created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (roles.length > 0) {
    await db
      .insertInto('user_roles')
      .values(roles.map((role) => ({ user_id: id, role })))
      .execute()
  }
  return { id, email, token: await startSession(db, { userId: id, now, random }) }
}

async function ask(
  app: FastifyInstance,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  { token, body, headers = {} }: RequestInput = {},
): Promise<TestAnswer> {
  const encoded = body === undefined ? null : await encodeBody(body)
  const answer = await app.inject({
    method,
    url: `/api${path}`,
    headers: {
      ...headers,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(encoded && { 'content-type': encoded.type }),
    },
    ...(encoded && { payload: encoded.payload }),
  })
  const isJson = String(answer.headers['content-type']).startsWith('application/json')
  return { status: answer.statusCode, body: isJson ? answer.json() : answer.body, headers: answer.headers }
}

async function encodeBody(body: unknown): Promise<{ type: string; payload: string | Buffer }> {
  if (body instanceof FormData) {
    const form = new Response(body)
    return { type: form.headers.get('content-type') ?? '', payload: Buffer.from(await form.arrayBuffer()) }
  }
  return { type: 'application/json', payload: typeof body === 'string' ? body : JSON.stringify(body) }
}

/** Composes a mail with a secret link once, on the first call, as the worker would. */
async function queuedMails({ db, clock, random, config }: Context, composed: Map<string, Mail | null>) {
  const { rows } = await sql<{ id: string; data: AnyMail }>`
    select id, data from pgboss.job where name in ('mail', 'secret-mail') order by created_on`.execute(db)
  for (const { id, data } of rows) {
    if (composed.has(id)) continue
    const parts = { now: clock.now(), random, config }
    composed.set(
      id,
      'secret' in data ? await inTransaction(db, (tx) => composeMail({ ...parts, tx }, data)) : data,
    )
  }
  return rows.map(({ id }) => composed.get(id) ?? null).filter((mail) => mail !== null)
}
