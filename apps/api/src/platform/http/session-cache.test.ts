import { expect, test } from 'vitest'
import { aServer, type TestPerson, type TestServer } from '../test-server.ts'

const node = await aServer()
const otherNode = await aServer({ database: node.database })
const admin = await node.person('admin')

const reads = async ({ token }: TestPerson, of = node) =>
  (await of.ask('GET', '/competitions/list', { token })).status

/** A person whose session is cached on both nodes. */
async function cachedPerson(): Promise<TestPerson> {
  const person = await node.person('athlete')
  expect([await reads(person), await reads(person, otherNode)]).toEqual([200, 200])
  return person
}

async function expectSignedOut(person: TestPerson): Promise<void> {
  expect(await reads(person)).toBe(401)
  await expect.poll(() => reads(person, otherNode), { interval: 20 }).toBe(401)
}

test('a session is cached for reads, and read from the database while NOTIFY is not received', async () => {
  const person = await cachedPerson()
  await node.context.pool.query('delete from sessions where user_id = $1', [person.id])
  expect(await reads(person)).toBe(200)
  node.context.snapshots.setListening(false)
  expect(await reads(person)).toBe(401)
  node.context.snapshots.setListening(true)
  expect(await reads(person)).toBe(401)
})

test('after a logout the session ends on every node', async () => {
  const person = await cachedPerson()
  await node.ask('POST', '/logout', { token: person.token })
  await expectSignedOut(person)
})

test('when an account is suspended its sessions end on every node', async () => {
  const person = await cachedPerson()
  const body = { user_id: person.id, reason: 'Spam' }
  expect((await node.ask('POST', '/accounts/suspend', { token: admin.token, body })).status).toBe(200)
  await expectSignedOut(person)
})

test('a session that is ended from another device ends on every node', async () => {
  const person = await cachedPerson()
  const { body } = await node.ask('GET', '/account/sessions', { token: person.token })
  const [{ id }] = body.sessions
  expect((await node.ask('DELETE', `/account/sessions/${id}`, { token: person.token })).status).toBe(200)
  await expectSignedOut(person)
})

test('a withdrawn role is gone on every node', async () => {
  const supervisor = await node.person('supervisor')
  const rolesOn = async (of: TestServer) => (await of.context.sessions.find(supervisor.token))?.roles
  expect([await rolesOn(node), await rolesOn(otherNode)]).toEqual([['supervisor'], ['supervisor']])
  const body = { user_id: supervisor.id, role_id: 4, reason: 'Over' }
  expect((await node.ask('POST', '/roles/withdraw', { token: admin.token, body })).status).toBe(200)
  expect(await rolesOn(node)).not.toContain('supervisor')
  await expect.poll(() => rolesOn(otherNode), { interval: 20 }).not.toContain('supervisor')
})

test('a session expires, even when it is cached', async () => {
  const person = await cachedPerson()
  node.clock.set(new Date(node.clock.now().getTime() + 31 * 24 * 3600 * 1000))
  expect(await reads(person)).toBe(401)
})
