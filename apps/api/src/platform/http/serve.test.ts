import { once } from 'node:events'
import { request } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { Readable } from 'node:stream'
import { text as readAll } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { expect, test } from 'vitest'
import { sql } from 'kysely'
import { pino } from 'pino'
import * as z from 'zod/mini'
import { call } from '@trickline/contract/call'
import { refuse } from '@trickline/contract/refusals'
import { serveOpenVerb, serveQuery, serveVerb } from './serve.ts'
import { aServer } from '../test-server.ts'
import type { TestServer } from '../test-server.ts'

const reply = z.object({ count: z.int(), note: z.nullable(z.string()) })
const body = z.object({ add: z.int('not-a-number') })
const common = { method: 'POST', access: 'signed-in', summary: '', body, reply } as const

const add = call({ ...common, path: '/test/add' })
const addThenRefuse = call({ ...common, path: '/test/add-then-refuse' })
const addThenBreak = call({ ...common, path: '/test/add-then-break' })
const replyMore = call({ ...common, path: '/test/reply-more' })
const cross = call({ ...common, path: '/test/cross', body: z.object({ first: z.int(), second: z.int() }) })
const limited = call({ ...common, path: '/test/limited', access: 'anyone' })
const addByGet = call({
  method: 'GET',
  path: '/test/add-by-get',
  access: 'signed-in',
  summary: '',
  reply,
})
const whoAmI = call({
  method: 'GET',
  path: '/test/who/:id',
  access: 'signed-in',
  params: z.object({ id: z.coerce.number() }),
  summary: '',
  reply: z.object({ id: z.int(), roles: z.array(z.string()), paramId: z.number() }),
})

let logged: { level: number; msg: string; err?: unknown }[] = []

/** Never has its first bytes. */
const slowFile = new Readable({ read: () => undefined })

const server = await aServer({
  env: { RATE_LIMITS: 'on' },
  log: pino({ level: 'debug' }, { write: (line) => logged.push(JSON.parse(line)) }),
  register: (api) => {
    api.post('/test/slow-file', (_request, sent) => sent.send(slowFile))
    serveVerb(api, add, async ({ tx }, input) => ({
      count: await addTo(tx, 1, input.body.add),
      note: null,
    }))
    serveVerb(api, addByGet, async ({ tx }) => ({ count: await addTo(tx, 1, 1), note: null }))
    serveVerb(api, addThenRefuse, async ({ tx, announce }, input) => {
      await announce({ channel: 'test-channel', event: 'TestEvent', public: { message: 'never' } })
      await addTo(tx, 1, input.body.add)
      return refuse('wrong-state', { present: { id: 7 } })
    })
    serveVerb(api, addThenBreak, async ({ tx }, input) => {
      await addTo(tx, 1, input.body.add)
      throw new Error('secret of the server')
    })
    serveVerb(api, replyMore, () => Object.assign({ count: 1, note: null }, { password: 'x' }))
    serveVerb(api, cross, async ({ tx }, input) => {
      await addTo(tx, input.body.first, 1)
      await sql`select pg_sleep(0.2)`.execute(tx)
      return { count: await addTo(tx, input.body.second, 1), note: null }
    })
    serveOpenVerb(api, limited, () => ({ count: 0, note: null }), {
      limits: ({ body: { add: account } }) => [['new-address-account', String(account)]],
    })
    serveQuery(api, whoAmI, ({ person }, { params }) => ({
      id: person.id,
      roles: person.roles,
      paramId: params.id,
    }))
  },
})
await sql`create table counters (id integer primary key, count integer not null)`.execute(server.context.db)
await sql`insert into counters values (1, 0), (2, 0), (3, 0)`.execute(server.context.db)
const token = (await server.person('athlete', 'judge')).token
const origin = await server.listen()

async function addTo(db: TestServer['context']['db'], id: number, amount: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    update counters set count = count + ${amount} where id = ${id} returning count`.execute(db)
  return rows[0]?.count ?? Number.NaN
}
const counter = (id = 1) => addTo(server.context.db, id, 0)

test('a call without a session is 401 before the body is parsed', async () => {
  for (const headers of [{}, { authorization: 'Bearer nonsense' }, { authorization: 'Basic YTpi' }]) {
    const answer = await server.ask('POST', '/test/add', { body: '{ not json', headers })
    expect(answer).toMatchObject({
      status: 401,
      body: { code: 'no-session', message: 'Without authorization!' },
    })
  }
})

test('a session ends after 30 days', async () => {
  const late = await server.person('athlete')
  const before = server.clock.now()
  server.clock.set(new Date(before.getTime() + 30 * 24 * 3600 * 1000 - 1000))
  expect((await server.ask('GET', '/test/who/1', { token: late.token })).status).toBe(200)
  server.clock.set(new Date(before.getTime() + 30 * 24 * 3600 * 1000 + 1000))
  expect((await server.ask('GET', '/test/who/1', { token: late.token })).status).toBe(401)
  server.clock.set(before)
})

test('a verb gets the person with roles and typed parameters, and every response has the time and an id', async () => {
  const answer = await server.ask('GET', '/test/who/12', { token })
  expect(answer).toMatchObject({ status: 200, body: { roles: ['athlete', 'judge'], paramId: 12 } })
  expect(answer.headers['x-server-time']).toBe('2030-05-01T10:00:00.000Z')
  expect(answer.headers['x-request-id']).toMatch(/^[\w-]{8}-\w+$/)
  expect(answer.headers['cache-control']).toBe('no-store')
})

test('HEAD is answered like GET, without a body, where GET changes nothing', async () => {
  const head = (path: string) =>
    fetch(`${origin}${path}`, { method: 'HEAD', headers: { authorization: `Bearer ${token}` } })
  const read = await head('/api/test/who/7')
  expect([read.status, Number(read.headers.get('content-length')) > 0, await read.text()]).toEqual([
    200,
    true,
    '',
  ])
  expect((await fetch(`${origin}/api/test/who/7`, { method: 'HEAD' })).status).toBe(401)
  const before = await counter()
  expect((await head('/api/test/add-by-get')).status).toBe(404)
  expect(await counter()).toBe(before)
})

test('invalid fields are 422, with codes by field', async () => {
  const wrong = await server.ask('POST', '/test/add', { token, body: { add: 'x' } })
  expect(wrong).toMatchObject({
    status: 422,
    body: {
      code: 'invalid',
      field_codes: { add: ['not-a-number'] },
      errors: { add: ['This must be a whole number'] },
    },
  })
  const missing = await server.ask('POST', '/test/add', { token })
  expect(missing).toMatchObject({ status: 422, body: { field_codes: { add: ['not-a-number'] } } })
  const notJson = await server.ask('POST', '/test/add', { token, body: '{ not json' })
  expect(notJson).toMatchObject({
    status: 422,
    body: { code: 'invalid', field_codes: { body: ['not-json'] } },
  })
  const list = await server.ask('POST', '/test/add', { token, body: [1] })
  expect(list).toMatchObject({ status: 422, body: { field_codes: { body: ['invalid'] } } })
})

test('an invalid parameter of the path is 404', async () => {
  const answer = await server.ask('GET', '/test/who/x', { token })
  expect(answer).toMatchObject({ status: 404, body: { code: 'not-found', errors: {} } })
})

test('a body of more than a megabyte is 413', async () => {
  const answer = await server.ask('POST', '/test/add', {
    token,
    body: { add: 1, more: 'x'.repeat(1024 * 1024) },
  })
  expect(answer).toMatchObject({ status: 413, body: { code: 'too-large' } })
})

test('a client that sends far too much gets the refusal instead of a broken connection', async () => {
  const url = `${origin}/api/test/add`
  const headers = { authorization: `Bearer ${token}`, 'content-length': 10 * 1024 * 1024 }
  const upload = request(url, { method: 'POST', headers })
  const answered = once(upload, 'response')
  const piece = Buffer.alloc(1024 * 1024, 'x')
  await pipeline(Readable.from(Array.from({ length: 10 }, () => piece)), upload)
  const [answer] = (await answered) as [IncomingMessage]
  expect([answer.statusCode, JSON.parse(await readAll(answer))]).toMatchObject([413, { code: 'too-large' }])
})

test('a client that hangs up in the middle of a body is a line of debug, without a stack', async () => {
  const { port } = new URL(origin)
  logged = []
  const client = connect(Number(port), '127.0.0.1')
  // the call needs no session and has read the first bytes when the connection ends
  client.end(`POST /api/test/limited HTTP/1.1\r\nhost: x\r\ncontent-length: 99\r\n\r\n{`)
  await expect.poll(() => logged.map(({ msg }) => msg)).toContain('the client hung up')
  expect(logged.filter(({ level, err }) => level > 20 || err)).toEqual([])
})

test('a client that hangs up before the first bytes of a reply is a line of debug, without a stack', async () => {
  const { port } = new URL(origin)
  logged = []
  const client = connect(Number(port), '127.0.0.1')
  client.write('POST /api/test/slow-file HTTP/1.1\r\nhost: x\r\ncontent-length: 2\r\n\r\n{}')
  await expect.poll(() => slowFile.listenerCount('end')).toBeGreaterThan(0)
  client.destroy()
  await expect.poll(() => logged.map(({ msg }) => msg)).toContain('the client hung up')
  expect(logged.filter(({ level, err }) => level > 20 || err)).toEqual([])
})

test('a verb that refuses or throws is rolled back', async () => {
  const before = await counter()
  const refused = await server.ask('POST', '/test/add-then-refuse', { token, body: { add: 1 } })
  expect(refused).toMatchObject({ status: 409, body: { code: 'wrong-state', present: { id: 7 } } })
  const broken = await server.ask('POST', '/test/add-then-break', { token, body: { add: 1 } })
  expect(broken).toMatchObject({ status: 500, body: { code: 'unexpected' } })
  expect(JSON.stringify(broken.body)).not.toContain('secret')
  expect(broken.body.request_id).toBe(broken.headers['x-request-id'])
  expect(await counter()).toBe(before)
  expect(await server.context.db.selectFrom('live_events').selectAll().execute()).toEqual([])
})

test('a reply with a key that is not in the contract is an error in tests', async () => {
  expect((await server.ask('POST', '/test/reply-more', { token, body: { add: 1 } })).status).toBe(500)
})

test('messages are in the language of Accept-Language', async () => {
  const spanish = { 'accept-language': 'es-MX,en;q=0.5' }
  expect((await server.ask('GET', '/nothing/here', { headers: spanish })).body.message).toBe(
    'No hay nada en esta dirección.',
  )
  const unknown = { 'accept-language': 'xx' }
  expect((await server.ask('GET', '/nothing/here', { headers: unknown })).body).toMatchObject({
    code: 'no-such-path',
    message: 'There is nothing at this address.',
  })
})

test('a signed-in person gets messages in the language of the profile, whatever the browser sends', async () => {
  const spanish = await server.person('athlete')
  await server.context.db.updateTable('users').set({ language: 'es' }).where('id', '=', spanish.id).execute()
  const headers = { 'accept-language': 'de' }
  const answer = await server.ask('POST', '/test/add', { token: spanish.token, body: {}, headers })
  expect(answer.body.message).toBe('Revisa los datos introducidos.')
})

test('a second request with the same idempotency key gets the first result and changes nothing', async () => {
  const before = await counter()
  const headers = { 'idempotency-key': 'one' }
  const first = await server.ask('POST', '/test/add', { token, body: { add: 5 }, headers })
  const second = await server.ask('POST', '/test/add', { token, body: { add: 5 }, headers })
  expect(first).toMatchObject({ status: 200, body: { count: before + 5, note: null } })
  expect(second).toMatchObject({ status: 200, body: first.body })
  expect(await counter()).toBe(before + 5)
})

test('a key belongs to one person, one call and one body', async () => {
  const before = await counter()
  const headers = { 'idempotency-key': 'two' }
  await server.ask('POST', '/test/add', { token, body: { add: 1 }, headers })
  const otherBody = await server.ask('POST', '/test/add', { token, body: { add: 2 }, headers })
  expect(otherBody).toMatchObject({ status: 409, body: { code: 'same-key-other-request' } })
  const otherCall = await server.ask('POST', '/test/add-then-break', { token, body: { add: 1 }, headers })
  expect(otherCall).toMatchObject({ status: 409, body: { code: 'same-key-other-request' } })
  const other = await server.person('athlete')
  expect(
    (await server.ask('POST', '/test/add', { token: other.token, body: { add: 1 }, headers })).status,
  ).toBe(200)
  expect(await counter()).toBe(before + 2)
})

test('a refusal is stored under its key too, an unexpected error is not', async () => {
  const before = await counter()
  const headers = { 'idempotency-key': 'three' }
  for (let times = 0; times < 2; times++) {
    const refused = await server.ask('POST', '/test/add-then-refuse', { token, body: { add: 1 }, headers })
    expect(refused).toMatchObject({ status: 409, body: { code: 'wrong-state', present: { id: 7 } } })
  }
  const broken = { 'idempotency-key': 'four' }
  expect(
    (await server.ask('POST', '/test/add-then-break', { token, body: { add: 1 }, headers: broken })).status,
  ).toBe(500)
  expect((await server.ask('POST', '/test/add', { token, body: { add: 1 }, headers: broken })).status).toBe(
    200,
  )
  expect(await counter()).toBe(before + 1)
})

test('of twenty concurrent requests with one key one is carried out, and all get its reply', async () => {
  const before = await counter()
  const headers = { 'idempotency-key': 'race' }
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => server.ask('POST', '/test/add', { token, body: { add: 1 }, headers })),
  )
  expect(await counter()).toBe(before + 1)
  for (const answer of answers) expect(answer).toMatchObject({ status: 200, body: { count: before + 1 } })
})

test('two verbs in a deadlock are both carried out in the end', async () => {
  const [second, third] = [await counter(2), await counter(3)]
  const answers = await Promise.all([
    server.ask('POST', '/test/cross', { token, body: { first: 2, second: 3 } }),
    server.ask('POST', '/test/cross', { token, body: { first: 3, second: 2 } }),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect([await counter(2), await counter(3)]).toEqual([second + 2, third + 2])
})

test('the eleventh try on one account within the hour is 429 with Retry-After', async () => {
  for (let times = 0; times < 10; times++) {
    expect((await server.ask('POST', '/test/limited', { body: { add: 1 } })).status).toBe(200)
  }
  const tooMany = await server.ask('POST', '/test/limited', { body: { add: 1 } })
  expect(tooMany).toMatchObject({ status: 429, body: { code: 'too-many-requests' } })
  expect(Number(tooMany.headers['retry-after'])).toBeGreaterThan(3000)
  expect((await server.ask('POST', '/test/limited', { body: { add: 2 } })).status).toBe(200)
})

test('a call for anyone cannot be served as one that needs a session', () => {
  expect(() => serveVerb(server.app, limited, () => ({ count: 0, note: null }))).toThrow(/access 'anyone'/)
})

test(
  'an account may make 600 changes a minute over all calls; its reads and other accounts are not limited',
  { tags: ['full'] },
  async () => {
    const busy = await server.person('athlete')
    const write = (by: string, n: number) =>
      server.ask('POST', n % 2 === 0 ? '/test/add' : '/test/add-then-refuse', { token: by, body: { add: 0 } })
    const answers = []
    for (let n = 0; n < 640; n++) answers.push((await write(busy.token, n)).status)
    const refused = answers.indexOf(429)
    expect(refused).toBeGreaterThan(600)
    expect(answers.slice(refused)).toEqual(answers.slice(refused).map(() => 429))
    const limitedAnswer = await write(busy.token, 0)
    expect(Number(limitedAnswer.headers['retry-after'])).toBeGreaterThan(0)
    expect((await server.ask('GET', '/test/who/1', { token: busy.token })).status).toBe(200)
    expect((await write(token, 0)).status).toBe(200)
  },
)
