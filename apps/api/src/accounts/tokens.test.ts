import { io } from 'socket.io-client'
import { expect, test } from 'vitest'
import { allCalls } from '@trickline/contract/all-calls'
import { scopesOf } from '@trickline/contract/token-scopes'
import { aServer, type TestPerson } from '../platform/test-server.ts'

const server = await aServer()
const { ask, clock } = server

async function tokenOf({ token }: TestPerson, scopes: string[], more = {}) {
  const { status, body } = await ask('POST', '/tokens', { token, body: { name: 'Website', scopes, ...more } })
  expect(status).toBe(200)
  return body
}

test('a token is shown with its last letters, when it was used and when it ends, its secret once', async () => {
  const person = await server.person('athlete')
  const { token, secret } = await tokenOf(person, ['read', 'judge', 'read'])
  const now = clock.now()
  expect(token).toEqual({
    id: token.id,
    name: 'Website',
    scopes: ['read', 'judge'],
    last4: secret.slice(-4),
    created_at: now.toISOString(),
    expires_at: new Date(now.getTime() + 90 * 86_400_000).toISOString(),
    last_used_at: null,
  })
  clock.set(new Date(now.getTime() + 1000))
  expect((await ask('GET', '/home', { token: secret })).status).toBe(200)
  const { body } = await ask('GET', '/tokens', { token: person.token })
  expect(body.tokens).toEqual([{ ...token, last_used_at: clock.now().toISOString() }])
  expect(JSON.stringify(body)).not.toContain(secret)
  const { body: own } = await ask('GET', '/account/sessions', { token: person.token })
  expect(own.sessions).toHaveLength(1)
})

test('an invalid request for a token is refused, and none is created', async () => {
  const person = await server.person('athlete')
  const make = async (body: object) =>
    (await ask('POST', '/tokens', { token: person.token, body })).body.field_codes
  expect(await make({ name: ' ', scopes: ['read'] })).toEqual({ name: ['required'] })
  expect(await make({ name: 'x', scopes: [] })).toEqual({ scopes: ['required'] })
  expect(await make({ name: 'x', scopes: ['admin'] })).toEqual({ 'scopes.0': ['not-offered'] })
  expect(await make({ name: 'x', scopes: ['read'], expires_in_days: 366 })).toEqual({
    expires_in_days: ['too-large'],
  })
  expect(await make({ name: 'x', scopes: ['read'], expires_in_days: 0 })).toEqual({
    expires_in_days: ['too-small'],
  })
  expect((await ask('GET', '/tokens', { token: person.token })).body.tokens).toEqual([])
})

test('a call outside the scopes is refused before its body is looked at, and names what it needs', async () => {
  const organizer = await server.person('organizer')
  const { secret } = await tokenOf(organizer, ['read'])
  expect(await ask('POST', '/competitions/store', { token: secret, body: {} })).toMatchObject({
    status: 403,
    body: { code: 'scope', field_codes: { scope: ['needs-organize'] } },
  })
  const { secret: writes } = await tokenOf(organizer, ['organize'])
  expect(await ask('GET', '/competitions/list', { token: writes })).toMatchObject({
    status: 403,
    body: { code: 'scope', field_codes: { scope: ['needs-read'] } },
  })
  const made = await ask('POST', '/competitions/store', {
    token: writes,
    body: { formCreate: { name: 'By a program' } },
  })
  expect(made.status).toBe(200)
})

test('a token to judge moves rounds, and nothing else', async () => {
  const judge = await server.person('judge')
  const { secret: token } = await tokenOf(judge, ['judge'])
  const move = async (entity: string) =>
    (await ask('POST', '/status/update', { token, body: { entity, id: 99_999, new_status: 16 } })).body.code
  expect([await move('rounds'), await move('competitions'), await move('athletes')]).toEqual([
    'not-found',
    'scope',
    'scope',
  ])
})

test('no token does what only a session does, with all scopes', async () => {
  const admin = await server.person('admin')
  const { secret: token } = await tokenOf(admin, ['read', 'judge', 'organize'])
  const closed = allCalls.filter(({ call }) => call.access === 'signed-in' && scopesOf(call).length === 0)
  for (const { name, call } of closed) {
    const answer = await ask(call.method, call.path.replaceAll(/:\w+/g, '1'), { token, body: {} })
    expect([name, answer.status, answer.body.field_codes]).toEqual([
      name,
      403,
      { scope: ['needs-a-session'] },
    ])
  }
  const names = closed.map(({ name }) => name)
  for (const name of [
    'makeToken',
    'changePassword',
    'changeEmail',
    'grantRole',
    'exportAccount',
    'updateProfile',
  ])
    expect(names).toContain(name)
})

test('a deleted, an expired and an unknown token get the same 401', async () => {
  const person = await server.person('athlete')
  const stranger = await server.person('athlete')
  const { token: ended, secret } = await tokenOf(person, ['read'])
  const end = (token: string) => ask('DELETE', `/tokens/${ended.id}`, { token })
  expect((await end(stranger.token)).status).toBe(404)
  expect((await ask('DELETE', `/account/sessions/${ended.id}`, { token: person.token })).status).toBe(404)
  expect((await end(person.token)).status).toBe(200)
  const { secret: short } = await tokenOf(person, ['read'], { expires_in_days: 1 })
  expect((await ask('GET', '/home', { token: short })).status).toBe(200)
  clock.set(new Date(clock.now().getTime() + 2 * 86_400_000))
  for (const token of [secret, short, 'made-up'])
    expect(await ask('GET', '/home', { token })).toMatchObject({ status: 401, body: { code: 'no-session' } })
})

test('a token needs the scope to read for a live channel', async () => {
  const person = await server.person('athlete')
  const origin = await server.listen()
  const subscribe = async (scopes: string[]) => {
    const { secret: token } = await tokenOf(person, scopes)
    const socket = io(origin, { transports: ['websocket'], auth: { token }, forceNew: true })
    const answer = await socket.timeout(5000).emitWithAck('subscribe', `users.${person.id}`)
    socket.close()
    return answer
  }
  expect(await subscribe(['judge'])).toEqual({ ok: false, code: 'not-allowed' })
  expect(await subscribe(['read'])).toMatchObject({ ok: true })
})
