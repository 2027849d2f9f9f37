import type { EntryRow } from '@trickline/contract/entries'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { amaia, athletes, counterparts, lucia, marisol, password } from '@trickline/samples/people'
import type { Context } from '../platform/context.ts'
import { testServer } from '../platform/test-server.ts'
import type { TestServer } from '../platform/test-server.ts'
import { demoAccounts } from './demo-accounts.ts'
import { loadDemo } from './load-demo.ts'
import { registerDemo } from './routes.ts'

let server: TestServer
let firstLoad: boolean | string
let secondLoad: boolean

beforeAll(async () => {
  server = await testServer({ start: new Date('2031-03-10T12:00:00Z'), register: registerDemo })
  firstLoad = await loadDemo(dyingOnTheWay(server.context)).catch(() => 'died')
  secondLoad = await loadDemo(server.context)
}, 180_000)
afterAll(() => server.close(), 60_000)

/** Chance runs out after some sessions and links, in the middle of the people. */
function dyingOnTheWay(context: Context): Context {
  let left = 20
  const bytes = (count: number) => {
    left -= 1
    if (left === 0) throw new Error('killed')
    return context.random.bytes(count)
  }
  return { ...context, random: { ...context.random, bytes } }
}

async function signIn(email: string): Promise<string> {
  const { body } = await server.ask('POST', '/login', { body: { email, password } })
  return body.token
}

test('everybody who is printed signs in', async () => {
  expect(demoAccounts.map(({ email }) => email)).toHaveLength(29)
  for (const account of demoAccounts) {
    const { status, body } = await server.ask('POST', '/login', { body: account })
    expect(status).toBe(200)
    expect(body.user.email_verified_at).not.toBeNull()
  }
})

test('visitors are offered one person for each role, in their language; a server without the demo knows nothing of it', async () => {
  const { body } = await server.ask('GET', '/demo', { headers: { 'accept-language': 'es' } })
  expect(body.title).toBe('Esto es una demostración')
  const roles = []
  for (const { email } of body.people) {
    const { user } = (await server.ask('POST', '/login', { body: { email, password: body.password } })).body
    roles.push(user.roles.at(-1).name)
  }
  expect(roles).toEqual(['Athlete', 'Judge', 'Organizer', 'Supervisor', 'Admin'])
  const without = await testServer({ database: server.database })
  expect((await without.ask('GET', '/demo')).body.code).toBe('no-such-path')
  await without.close()
})

test('everybody has a name of one word, a country, years on the line and a picture of their own', async () => {
  const token = await signIn(marisol.email)
  const ids = demoAccounts.map((_, index) => index + 1)
  const people = await Promise.all(
    ids.map(async (id) => (await server.ask('GET', `/check_profile/${id}`, { token })).body.user),
  )
  expect(new Set(people.map(({ username }) => username)).size).toBe(29)
  expect(new Set(people.map(({ country }) => country.iso2)).size).toBeGreaterThan(10)
  for (const { slackline_since } of people) expect(slackline_since).toBeGreaterThan(2000)
  expect(new Set(people.map(({ img_path }) => img_path)).size).toBe(29)
  const picture = await server.app.inject({ url: people[0].img_path })
  expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/jpeg'])
  expect(picture.rawPayload.length).toBeLessThan(20_000)
})

test('there is a competition in each state, and their ids are known', async () => {
  const token = await signIn(marisol.email)
  const { body } = await server.ask('GET', '/competitions/list', { token })
  const statuses = Object.fromEntries(
    body.map(({ id, status }: { id: number; status: { name: string } }) => [id, status.name]),
  )
  expect(statuses).toEqual({
    1: 'registered',
    2: 'pending',
    3: 'approved',
    4: 'published',
    5: 'started',
    6: 'started',
    7: 'finished',
    8: 'finished',
  })
})

test('women ride among women, men among men', async () => {
  const token = await signIn(marisol.email)
  const genders = new Map(
    [...athletes, ...counterparts].map(({ name, surname, gender }) => [`${name} ${surname}`, gender]),
  )
  for (const id of [4, 5, 6, 7, 8]) {
    const { competition } = (await server.ask('GET', `/competition/${id}`, { token })).body
    const riding = competition.competition_users.filter(
      (entry: EntryRow) => entry.role_id === 1 && entry.user,
    )
    const found = new Set(riding.map(({ user }: EntryRow) => genders.get(`${user?.name} ${user?.surname}`)))
    expect([id, ...found]).toEqual([id, competition.competitions_info.gender])
  }
})

test('competition 8 has a podium, and had no semifinal', async () => {
  const token = await signIn(marisol.email)
  const { body } = await server.ask('GET', '/competition/8', { token })
  const names = new Set(body.competition.rounds.map((round: { round_name: string }) => round.round_name))
  expect(names).toEqual(new Set(['qualification', 'quarterFinal', 'final']))
  expect(body.competition.podiums).toHaveLength(12)
})

test('competition 5 is in the middle of qualifying, with rounds in every state', async () => {
  const token = await signIn(lucia.email)
  const { body } = await server.ask('GET', '/competition/5', { token })
  const statuses = new Set(
    body.competition.rounds.map((round: { status: { name: string } }) => round.status.name),
  )
  expect(statuses).toEqual(new Set(['pending', 'recording', 'recorded', 'scoring', 'completed', 'injured']))
})

test('nothing in it lies in the future, and no mail leaves', async () => {
  const token = await signIn(lucia.email)
  const { body } = await server.ask('GET', '/competition/6', { token })
  const completed = body.competition.rounds.flatMap(
    (round: { completed_at: string | null }) => round.completed_at ?? [],
  )
  expect(completed.length).toBeGreaterThan(10)
  for (const instant of completed)
    expect(Date.parse(instant)).toBeLessThanOrEqual(server.clock.now().getTime())
  expect(await server.mails()).toEqual([])
})

test('athletes find their training', async () => {
  const { body } = await server.ask('GET', '/training/list', {
    token: await signIn(athletes[0]?.email ?? ''),
  })
  const training = body.filter((round: { competition_id: number | null }) => round.competition_id === null)
  expect(training.length).toBeGreaterThan(1)
  for (const round of training) expect(round.total_score).toBeGreaterThan(0)
})

test('the next start leaves it as it is', async () => {
  expect(await loadDemo(server.context)).toBe(false)
})

test('a load that was killed half way was emptied and done again', async () => {
  expect(firstLoad).toBe('died')
  expect(secondLoad).toBe(true)
  // ids count from 1 again, so nothing of the first load is left
  const { body } = await server.ask('GET', '/check_name/1', { token: await signIn(marisol.email) })
  expect(body.user).toMatchObject({ name: amaia.name, surname: amaia.surname })
})

test('a database with somebody in it is left alone', async () => {
  const lived = await testServer()
  await lived.person('athlete')
  expect(await loadDemo(lived.context)).toBe(false)
  await lived.close()
})
