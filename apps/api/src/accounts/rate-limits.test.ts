/** Rate limits over HTTP (calls §4): they stop people who guess, and nobody else. */
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { aServer } from '../platform/test-server.ts'
import { mailedToken, password, register, registration } from './test-accounts.ts'

const server = await aServer({ env: { RATE_LIMITS: 'on', TRUST_PROXY: 'loopback' } })
const origin = await server.listen()
beforeEach(async () => {
  await sql`delete from rate_limits`.execute(server.context.db)
})

type Answer = { status: number; wait: number; body: { message: string; token: string } }

/** Sends a request from a client's address, as forwarded by a local proxy. */
async function from(address: string, path: string, body: object, token?: string): Promise<Answer> {
  const answer = await fetch(`${origin}/api${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': address,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  })
  const wait = Number(answer.headers.get('retry-after'))
  return { status: answer.status, wait, body: (await answer.json()) as Answer['body'] }
}

const wrong = 'Another2!'
const login = (address: string, email: string, secret = password) =>
  from(address, '/login', { email, password: secret })

let accounts = 0
async function newAccount(): Promise<string> {
  const email = `limits${(accounts += 1)}@trickline.example`
  await register(server, email)
  await sql`delete from rate_limits`.execute(server.context.db)
  return email
}

async function times<Result>(count: number, once: (time: number) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = []
  for (let time = 0; time < count; time++) results.push(await once(time))
  return results
}

const statuses = (answers: Answer[]) => answers.map(({ status }) => status)
const all = (count: number, status: number) => Array.from({ length: count }, () => status)

const later = (seconds: number) => server.clock.set(new Date(server.clock.now().getTime() + seconds * 1000))

const stranger = '198.51.100.7'
const elsewhere = '203.0.113.20'
const strangers = Array.from({ length: 40 }, (_, n) => `198.51.100.${100 + n}`)

test('an address is stopped after ten wrong passwords for an account, and told how long to wait', async () => {
  const email = await newAccount()
  expect(statuses(await times(10, () => login(stranger, email, wrong)))).toEqual(all(10, 401))
  const stopped = await login(stranger, email, wrong)
  expect(stopped.status).toBe(429)
  expect(stopped.wait).toBeGreaterThan(14 * 60)
  expect(stopped.body.message).toBe('Too many attempts. Try again in 15 minutes.')
  expect((await login(stranger, email)).status).toBe(429)
  expect((await login(elsewhere, email)).status).toBe(200)
})

test('of twenty simultaneous tries ten are answered', async () => {
  const email = await newAccount()
  const answers = await Promise.all(Array.from({ length: 20 }, () => login(stranger, email, wrong)))
  expect(statuses(answers).toSorted()).toEqual([...all(10, 401), ...all(10, 429)])
})

test(
  'forty addresses with ten wrong tries each get few of them, and do not block the right password',
  { tags: ['full'] },
  async () => {
    const email = await newAccount()
    await login(stranger, email, wrong)
    await sql`update rate_limits set points = 90 where key like 'wrong-account:%'`.execute(server.context.db)
    let answeredCount = 0
    for (const address of strangers) {
      const answers = await times(10, () => login(address, email, wrong))
      answeredCount += answers.filter(({ status }) => status === 401).length
    }
    expect(answeredCount).toBe(10 + 39 * 3)
    expect((await login(elsewhere, email, wrong)).status).toBe(401)
    expect((await login(elsewhere, email)).status).toBe(200)
  },
)

test('a thousand wrong tries in a day close an account to new addresses only, and a mailed link opens it', async () => {
  const email = await newAccount()
  expect((await login(elsewhere, email)).status).toBe(200)
  await login(stranger, email, wrong)
  await sql`update rate_limits set points = 1000 where key like 'wrong-account:%'`.execute(server.context.db)
  expect((await login('192.0.2.1', email)).status).toBe(429)
  expect((await login(elsewhere, email, wrong)).status).toBe(401)
  expect((await login(elsewhere, email)).status).toBe(200)

  expect((await from('192.0.2.1', '/forgot-password', { email })).status).toBe(200)
  const token = await mailedToken(server, email)
  const chosen = { token, email, password: 'Another1!', password_confirmation: 'Another1!' }
  expect((await from('192.0.2.1', '/reset-password', chosen)).status).toBe(200)
  expect((await login('192.0.2.1', email, 'Another1!')).status).toBe(200)
})

test('25 right logins in a row pass, and 12 at once', { tags: ['full'] }, async () => {
  const email = await newAccount()
  expect(statuses(await times(25, () => login(elsewhere, email)))).toEqual(all(25, 200))
  const atOnce = await Promise.all(Array.from({ length: 12 }, () => login(elsewhere, email)))
  expect(statuses(atOnce)).toEqual(all(12, 200))
})

test('a right password resets the count of wrong ones', async () => {
  const email = await newAccount()
  const round = async () => [
    ...(await times(9, () => login(elsewhere, email, wrong))),
    await login(elsewhere, email),
  ]
  expect(statuses(await round())).toEqual([...all(9, 401), 200])
  expect(statuses(await round())).toEqual([...all(9, 401), 200])
})

test(
  'behind one address 32 people register, and 17 with three wrong tries each log in',
  { tags: ['full'] },
  async () => {
    const venue = '203.0.113.80'
    const registered = await times(32, (n) =>
      from(venue, '/register', registration(`venue${n}@trickline.example`)),
    )
    expect(statuses(registered)).toEqual(all(32, 200))
    await sql`delete from rate_limits where key like 'known:%'`.execute(server.context.db)
    for (let n = 0; n < 17; n++) {
      const email = `venue${n}@trickline.example`
      expect(statuses(await times(3, () => login(venue, email, wrong)))).toEqual(all(3, 401))
      expect((await login(venue, email)).status).toBe(200)
    }
  },
)

test('an address that tries many accounts is slowed down, and accounts known there still log in', async () => {
  const [tried, regular, guest] = [await newAccount(), await newAccount(), await newAccount()]
  await login(stranger, regular)
  await login(stranger, tried, wrong)
  await sql`update rate_limits set points = 200 where key like 'wrong-address:%'`.execute(server.context.db)
  expect(statuses(await times(4, () => login(stranger, tried, wrong)))).toEqual([401, 401, 429, 429])
  expect((await login(stranger, guest)).status).toBe(200)
  expect(statuses(await times(9, () => login(stranger, regular, wrong)))).toEqual(all(9, 401))
  expect((await login(stranger, regular)).status).toBe(200)

  // after 1000 tries, an address cannot find out which accounts exist
  const another = await newAccount()
  await login(stranger, regular)
  await login(stranger, 'nobody@trickline.example', wrong)
  await sql`update rate_limits set points = 1000 where key like 'wrong-address:%'`.execute(server.context.db)
  expect((await login(stranger, 'nobody-else@trickline.example', wrong)).status).toBe(429)
  expect((await login(stranger, another)).status).toBe(429)
  expect((await login(stranger, regular)).status).toBe(200)
})

test('resets requested by strangers do not block those of the person', async () => {
  const email = await newAccount()
  const ask = (address: string) => from(address, '/forgot-password', { email })
  const resets = statuses(await times(8, () => ask(stranger)))
  expect(resets).toEqual([...all(5, 200), ...all(3, 429)])
  for (const address of strangers) await ask(address)
  expect((await ask(elsewhere)).status).toBe(200)
})

test('an address may request a hundred resets in an hour, and any account known there its own', async () => {
  const email = await newAccount()
  await login(stranger, email)
  const ask = (account: string) => from(stranger, '/forgot-password', { email: account })
  expect((await ask('first@trickline.example')).status).toBe(200)
  await sql`update rate_limits set points = 100 where key like 'forgot-address:%'`.execute(server.context.db)
  expect((await ask('second@trickline.example')).status).toBe(429)
  expect((await ask(email)).status).toBe(200)
})

test('each account gets a verification mail once a minute, the first by registering', async () => {
  const one = (await from(stranger, '/register', registration('resend1@trickline.example'))).body.token
  const resend = (token: string) => from(stranger, '/resend-verification-email', {}, token)
  const first = await resend(one)
  expect([first.status, first.wait]).toEqual([429, 60])
  later(59.5)
  expect((await resend(one)).wait).toBe(1)
  const other = (await from(stranger, '/register', registration('resend2@trickline.example'))).body.token
  later(0.5)
  expect(statuses(await Promise.all([resend(one), resend(one), resend(other)])).toSorted()).toEqual([
    200, 429, 429,
  ])
})

test('wrong passwords in other calls count like those of a login', async () => {
  const email = await newAccount()
  const { token } = (await login(elsewhere, email)).body
  const change = (secret: string) =>
    from(
      elsewhere,
      '/account/password',
      { password: secret, new_password: password, new_password_confirmation: password },
      token,
    )
  expect(statuses(await times(12, () => change(password)))).toEqual(all(12, 200))
  expect(statuses(await times(11, () => change(wrong)))).toEqual([...all(10, 422), 429])
  expect((await login(elsewhere, email)).status).toBe(429)
})

test.each([
  ['the addresses of one /64', '2001:db8:7:9::1', '2001:db8:7:9:ffff::2', 429],
  ['those of the next /64', '2001:db8:7:9::1', '2001:db8:7:a::1', 401],
  ['a mapped address and what it maps', '::ffff:198.51.100.9', '198.51.100.9', 429],
  ['two mapped addresses', '::ffff:198.51.100.9', '::ffff:198.51.100.10', 401],
  ['an address with two ports', '198.51.100.9:4000', '198.51.100.9:4001', 429],
])('%s', async (_, first, second, status) => {
  const email = await newAccount()
  await times(10, () => login(first, email, wrong))
  expect((await login(second, email, wrong)).status).toBe(status)
})

test('only the address that the trusted proxy added counts', async () => {
  const email = await newAccount()
  await times(10, (n) => login(`10.9.8.${n}, ${stranger}`, email, wrong))
  expect((await login(`10.9.8.99, ${stranger}`, email, wrong)).status).toBe(429)
})
