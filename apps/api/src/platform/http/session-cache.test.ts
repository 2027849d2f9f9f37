import { afterAll, beforeAll, expect, test } from 'vitest'
import { testServer, type TestPerson, type TestServer } from '../test-server.ts'

let node: TestServer
let otherNode: TestServer
let admin: TestPerson

beforeAll(async () => {
  node = await testServer()
  otherNode = await testServer({ database: node.database })
  admin = await node.person('admin')
})
afterAll(async () => {
  await otherNode.close()
  await node.close()
})

const reads = async ({ token }: TestPerson, of = node) =>
  (await of.ask('GET', '/competitions/list', { token })).status

/** Known on both nodes. */
async function someone(): Promise<TestPerson> {
  const person = await node.person('athlete')
  expect([await reads(person), await reads(person, otherNode)]).toEqual([200, 200])
  return person
}

/** At once where it was asked, a moment later elsewhere: long before what is known there would be asked anew by itself. */
async function isOver(person: TestPerson): Promise<void> {
  expect(await reads(person)).toBe(401)
  await expect.poll(() => reads(person, otherNode), { interval: 20 }).toBe(401)
}

test('a session is looked up once for the reads of a moment, and anew when no news is heard', async () => {
  const person = await someone()
  // past the product, which announces nothing of it
  await node.context.pool.query('delete from sessions where user_id = $1', [person.id])
  expect(await reads(person)).toBe(200)
  node.context.snapshots.setListening(false)
  expect(await reads(person)).toBe(401)
  node.context.snapshots.setListening(true)
  expect(await reads(person)).toBe(401)
})

test('who logs out reads nothing more, on any node', async () => {
  const person = await someone()
  await node.ask('POST', '/logout', { token: person.token })
  await isOver(person)
})

test('who is suspended reads nothing more, on any node', async () => {
  const person = await someone()
  const body = { user_id: person.id, reason: 'Spam' }
  expect((await node.ask('POST', '/accounts/suspend', { token: admin.token, body })).status).toBe(200)
  await isOver(person)
})

test('a session that one ends from another device is over, on any node', async () => {
  const person = await someone()
  const { body } = await node.ask('GET', '/account/sessions', { token: person.token })
  const [{ id }] = body.sessions
  expect((await node.ask('DELETE', `/account/sessions/${id}`, { token: person.token })).status).toBe(200)
  await isOver(person)
})

test('a role that was withdrawn is not known any more, on any node', async () => {
  const supervisor = await node.person('supervisor')
  const sees = async (of: TestServer) => (await of.context.sessions.find(supervisor.token))?.roles
  expect([await sees(node), await sees(otherNode)]).toEqual([['supervisor'], ['supervisor']])
  const body = { user_id: supervisor.id, role_id: 4, reason: 'Over' }
  expect((await node.ask('POST', '/roles/withdraw', { token: admin.token, body })).status).toBe(200)
  expect(await sees(node)).not.toContain('supervisor')
  await expect.poll(() => sees(otherNode), { interval: 20 }).not.toContain('supervisor')
})

test('a session that comes of age is over, known or not', async () => {
  const person = await someone()
  node.clock.set(new Date(node.clock.now().getTime() + 31 * 24 * 3600 * 1000))
  expect(await reads(person)).toBe(401)
})
