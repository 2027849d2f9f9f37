/** A withdrawn right also ends for a request under way, whose head was sent before the change and whose body after it. */
import { EventEmitter, once } from 'node:events'
import { connect } from 'node:net'
import type { Socket } from 'node:net'
import { text as readAll } from 'node:stream/consumers'
import { sql } from 'kysely'
import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { Role } from '@trickline/competition/model'
import { roleCodes } from '@trickline/contract/status-codes'
import { call } from '@trickline/contract/call'
import { password, register } from '../../accounts/test-accounts.ts'
import { completeForm, expectSuccess } from '../../competitions/test-competition.ts'
import { aServer, type TestAnswer, type TestPerson } from '../test-server.ts'
import { serveVerb } from './serve.ts'

const waits = call({
  method: 'POST',
  path: '/test/waits',
  access: 'signed-in',
  summary: '',
  reply: z.object({ success: z.boolean() }),
})

let admin: TestPerson
const steps = new EventEmitter()

const server = await aServer({
  register: (api) => {
    // after the person was looked up and before the body is read
    api.addHook('preParsing', async () => void steps.emit('head'))
    serveVerb(api, waits, async () => {
      const goesOn = once(steps, 'go on')
      steps.emit('begun')
      await goesOn
      return { success: true }
    })
  },
})
const origin = new URL(await server.listen())
beforeEach(async () => {
  admin = await server.person('admin')
})

type Sent = {
  path: string
  method?: 'POST' | 'PUT'
  by: { token: string }
  body: object | FormData
  key?: string
}

/** Sends the head and the first byte of the body; the returned function sends the rest. */
async function sendHead({ path, method = 'POST', by, body, key }: Sent): Promise<() => Promise<TestAnswer>> {
  const form = new Response(body instanceof FormData ? body : JSON.stringify(body))
  const type = body instanceof FormData ? form.headers.get('content-type') : 'application/json'
  const bytes = Buffer.from(await form.arrayBuffer())
  const head = [
    `${method} /api${path} HTTP/1.1`,
    'host: x',
    'connection: close',
    `authorization: Bearer ${by.token}`,
    `content-type: ${type}`,
    `content-length: ${bytes.length}`,
    ...(key === undefined ? [] : [`idempotency-key: ${key}`]),
  ]
  const socket: Socket = connect(Number(origin.port), origin.hostname)
  const isLookedUp = once(steps, 'head')
  await once(socket, 'connect')
  socket.write(`${head.join('\r\n')}\r\n\r\n`)
  socket.write(bytes.subarray(0, 1))
  await isLookedUp
  return async () => {
    socket.write(bytes.subarray(1))
    const answer = await readAll(socket)
    const [, status] = /^HTTP\/1\.1 (\d+)/.exec(answer) ?? []
    return {
      status: Number(status),
      body: JSON.parse(answer.slice(answer.indexOf('{'), answer.lastIndexOf('}') + 1)),
      headers: {},
    }
  }
}

async function expectOk(answer: Promise<TestAnswer>): Promise<TestAnswer['body']> {
  return expectSuccess(await answer)
}
const withdraw = (from: TestPerson, role: Role) =>
  server.ask('POST', '/roles/withdraw', {
    token: admin.token,
    body: { user_id: from.id, role_id: roleCodes[role] },
  })
const suspend = (who: TestPerson) =>
  server.ask('POST', '/accounts/suspend', { token: admin.token, body: { user_id: who.id, reason: 'A test' } })
const grantAdmin = (to: TestPerson) => ({
  path: '/roles/grant',
  by: to,
  body: { user_id: to.id, role_id: roleCodes.admin, note: 'accomplice' },
})

async function rolesOf({ id }: TestPerson): Promise<string[]> {
  const roles = server.context.db
    .selectFrom('user_roles')
    .select('role')
    .where('user_id', '=', id)
    .orderBy('role')
  return (await roles.execute()).map(({ role }) => role)
}

function accountOf(id: number) {
  return server.context.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

test('an admin whose role is withdrawn cannot take it back', async () => {
  const former = await server.person('admin')
  const finish = await sendHead(grantAdmin(former))
  await expectOk(withdraw(former, 'admin'))
  expect(await finish()).toMatchObject({ status: 403, body: { code: 'not-allowed' } })
  expect(await rolesOf(former)).toEqual([])
})

test('a suspended admin cannot restore an account', async () => {
  const former = await server.person('admin')
  const finish = await sendHead({
    path: '/accounts/restore',
    by: former,
    body: { user_id: former.id, reason: 'It was me' },
  })
  await expectOk(suspend(former))
  expect(await finish()).toMatchObject({ status: 401, body: { code: 'no-session' } })
  expect((await accountOf(former.id)).suspended_at).not.toBeNull()
})

test('after a logout, a new password or the end of the session a profile is not changed', async () => {
  const email = 'ana@trickline.example'
  const { token, user } = expectSuccess(await register(server, email))
  const signIn = async () =>
    expectSuccess(await server.ask('POST', '/login', { body: { email, password } })).token as string
  const ends: Record<string, (ended: string) => Promise<TestAnswer>> = {
    logout: (ended) => server.ask('POST', '/logout', { token: ended }),
    'end of the session': async (ended) => {
      const { sessions } = expectSuccess(await server.ask('GET', '/account/sessions', { token: ended }))
      const { id } = sessions.find((each: { is_current: boolean }) => each.is_current)
      return server.ask('DELETE', `/account/sessions/${id}`, { token })
    },
    'new password': () =>
      server.ask('POST', '/account/password', {
        token,
        body: { password, new_password: `${password}2`, new_password_confirmation: `${password}2` },
      }),
  }
  for (const [how, end] of Object.entries(ends)) {
    const ended = await signIn()
    const finish = await sendHead({
      path: '/update_profile',
      by: { token: ended },
      body: { updatedUser: { country_id: 724, slackline_since: 1999 } },
    })
    await expectOk(end(ended))
    expect([how, await finish()]).toMatchObject([how, { status: 401, body: { code: 'no-session' } }])
  }
  expect((await accountOf(user.id)).slackline_since).toBeNull()
})

test('a competition that got another owner is not changed by the former one', async () => {
  const [former, next] = [await server.person('organizer'), await server.person('organizer')]
  const created = await server.ask('POST', '/competitions/store', {
    token: former.token,
    body: { formCreate: completeForm },
  })
  const { id } = expectSuccess(created).competition
  const body = { formUpdate: { ...completeForm, name: 'Mine' } }
  const finish = await sendHead({ path: `/competitions/${id}`, method: 'PUT', by: former, body })
  const { db } = server.context
  await db.updateTable('competitions').set({ organizer_id: next.id }).where('id', '=', id).execute()
  expect(await finish()).toMatchObject({ status: 404, body: { code: 'not-found' } })
})

test('a banner of a former organizer is not kept', async () => {
  const former = await server.person('organizer')
  const picture = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#336699' } })
    .png()
    .toBuffer()
  const form = new FormData()
  form.set('store', 'competitions_banners')
  form.set('image', new Blob([new Uint8Array(picture)]), 'banner.png')
  const finish = await sendHead({ path: '/upload-image', by: former, body: form })
  await expectOk(withdraw(former, 'organizer'))
  expect(await finish()).toMatchObject({ status: 403, body: { code: 'not-allowed' } })
})

test('a former admin gets no preview of a catalogue change', async () => {
  const former = await server.person('admin')
  const finish = await sendHead({ path: '/tricks/preview', by: former, body: { trick_id: 1, value: 9 } })
  await expectOk(withdraw(former, 'admin'))
  expect(await finish()).toMatchObject({ status: 403, body: { code: 'not-allowed' } })
})

test('an admin’s request is not answered again under its key once the role is withdrawn', async () => {
  const former = await server.person('admin')
  const friend = await server.person('athlete')
  const sent = { ...grantAdmin(friend), by: former, key: 'again' }
  await expectOk((await sendHead(sent))())
  await expectOk((await sendHead(sent))())
  const finish = await sendHead(sent)
  await expectOk(withdraw(former, 'admin'))
  expect(await finish()).toMatchObject({ status: 403, body: { code: 'not-allowed' } })
})

test('withdrawing a role waits for requests under way, and then no other begins', async () => {
  const judge = await server.person('judge')
  const begun = once(steps, 'begun')
  const working = server.ask('POST', '/test/waits', { token: judge.token })
  await begun
  const withdrawn = withdraw(judge, 'judge')
  await untilOneWaits()
  expect(await rolesOf(judge)).toEqual(['judge'])
  steps.emit('go on')
  expect((await working).status).toBe(200)
  await expectOk(withdrawn)
  expect(await rolesOf(judge)).toEqual([])
})

async function untilOneWaits(): Promise<void> {
  await expect.poll(countWaiting).toBe(1)
}

async function countWaiting(): Promise<number> {
  const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  return (await waiting.execute(server.context.db)).rows.length
}

test('changes of one account and the end of its sessions at once: no deadlock', async () => {
  const email = 'lucia@trickline.example'
  const { token, user } = expectSuccess(await register(server, email))
  const tokens = [token as string]
  for (let n = 0; n < 5; n++)
    tokens.push(expectSuccess(await server.ask('POST', '/login', { body: { email, password } })).token)
  const statuses = await Promise.all(
    tokens.flatMap((each, n) => [
      server.ask('POST', '/update_profile', {
        token: each,
        body: { updatedUser: { slackline_since: 2000 + n, country_id: 724 } },
      }),
      server.ask('POST', '/store', { token: each, body: { modeProgram: 3, validatedTricks: [{ id: 92 }] } }),
      ...(n % 2 === 0
        ? []
        : [server.ask('POST', '/logout', { token: each }), server.ask('POST', '/logout', { token: each })]),
      ...(n === 4 ? [suspend({ id: user.id, token, email })] : []),
    ]),
  )
  for (const { status, body } of statuses) expect([200, 401], JSON.stringify(body)).toContain(status)
  expect(await countDeadlocks()).toBe(0)
})

/** Counts deadlocks as PostgreSQL does: a backend adds its own when it has been idle for a second, or ends. */
async function countDeadlocks(): Promise<number> {
  const { db } = server.context
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and state = 'idle' and pid <> pg_backend_pid() and query not like 'listen%'`.execute(
    db,
  )
  const { rows } = await sql<{ deadlocks: number }>`
    select deadlocks::int from pg_stat_database where datname = current_database()`.execute(db)
  return rows[0]?.deadlocks ?? Number.NaN
}
