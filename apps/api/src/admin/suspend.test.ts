import { io } from 'socket.io-client'
import { expect, test } from 'vitest'
import { password, register } from '../accounts/test-accounts.ts'
import { aServer, testServer } from '../platform/test-server.ts'
import { testCompetition } from '../rounds/test-rounds.ts'

const server = await aServer()
let admin = await server.person('admin')

const change = (verb: 'suspend' | 'restore', user_id: number, by = admin) =>
  server.ask('POST', `/accounts/${verb}`, { token: by.token, body: { user_id, reason: 'Many accounts' } })
const login = (email: string, secret = password) =>
  server.ask('POST', '/login', { body: { email, password: secret } })

test('a suspended account has no session and opens none, until it is restored', async () => {
  const email = 'two@trickline.example'
  const { user, token } = (await register(server, email)).body
  const second = (await login(email)).body.token
  const socket = io(await server.listen(), { transports: ['websocket'], auth: { token } })
  await socket.emitWithAck('subscribe', `users.${user.id}`, {})
  const ended = new Promise((resolve) => socket.once('disconnect', resolve))

  const suspended = await change('suspend', user.id)
  expect(suspended.body.user).toMatchObject({ id: user.id, suspension_reason: 'Many accounts' })
  expect(suspended.body.user.suspended_at).toBe(server.clock.now().toISOString())
  expect(await ended).toBe('io server disconnect')
  for (const each of [token, second]) {
    expect((await server.ask('GET', '/tricks', { token: each })).status).toBe(401)
  }
  const refused = await login(email)
  expect([refused.status, refused.body.code, refused.body.message]).toEqual([
    403,
    'account-suspended',
    'This account is suspended. The mail that we sent says why.',
  ])
  // with a wrong password the reply does not reveal that the account is suspended
  expect(await login(email, 'Another1!')).toMatchObject({ status: 401, body: { code: 'error-password' } })

  expect((await change('restore', user.id)).body.user).toMatchObject({ suspended_at: null })
  expect((await server.ask('GET', '/tricks', { token })).status).toBe(401)
  expect((await login(email)).status).toBe(200)
  const mails = (await server.mails()).filter(({ to }) => to === email).slice(-2)
  expect(mails).toMatchObject([
    { template: 'account-suspended', data: { reason: 'Many accounts' } },
    { template: 'account-restored' },
  ])
  const { changes } = (await server.ask('GET', '/admin/changes', { token: admin.token })).body
  expect(changes.slice(0, 2)).toMatchObject([
    { action: 'account-restored', admin: { id: admin.id }, user: { id: user.id } },
    { action: 'account-suspended', note: 'Many accounts' },
  ])
})

test('suspending twice and restoring an account that is not suspended get 409', async () => {
  const person = await server.person('athlete')
  expect(await change('restore', person.id)).toMatchObject({ status: 409, body: { code: 'wrong-state' } })
  expect((await change('suspend', person.id)).status).toBe(200)
  expect(await change('suspend', person.id)).toMatchObject({ status: 409, body: { code: 'wrong-state' } })
  expect((await change('suspend', 999_999)).status).toBe(404)
})

test('the last admin cannot be suspended, nobody the own account, and two admins not each other', async () => {
  expect(await change('suspend', admin.id)).toMatchObject({ status: 409, body: { code: 'last-admin' } })
  const second = await server.person('admin')
  expect(await change('suspend', admin.id)).toMatchObject({ status: 409, body: { code: 'own-account' } })
  const answers = await Promise.all([change('suspend', second.id), change('suspend', admin.id, second)])
  expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1)
  const [remaining, suspendedAdmin] = answers[0]?.status === 200 ? [admin, second] : [second, admin]
  const withdraw = { token: remaining.token, body: { user_id: remaining.id, role_id: 5 } }
  expect((await server.ask('POST', '/roles/withdraw', withdraw)).body.code).toBe('last-admin')
  await change('restore', suspendedAdmin.id, remaining)
  admin = remaining
})

test('the round that a suspended judge was scoring is open to others', async () => {
  const there = await testServer()
  const cup = await testCompetition(there, { athletes: 8 })
  await cup.held.started()
  const round = await cup.roundOf(0)
  for (const status of ['recording', 'recorded', 'scoring'] as const) {
    await cup.move(cup.judge, round, status)
  }
  await cup.ask(cup.admin, 'POST', '/accounts/suspend', { user_id: cup.judge.id, reason: 'test' })
  expect((await cup.move(cup.secondJudge, round, 'scoring')).status).toBe(200)
  await there.close()
})
