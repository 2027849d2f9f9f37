/** Webhooks receive what everyone may see, signed, until it has arrived (live-events §6). */
import { createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { aServer } from '../../platform/test-server.ts'
import {
  competitionInStatus,
  entryInStatus,
  expectSuccess,
  moveCompetition,
  signUpPeople,
} from '../test-competition.ts'
import { deliverWebhooks } from './deliver-webhooks.ts'
import { addressProblem, sendDelivery } from './send-delivery.ts'
import { takeDueDeliveries } from './webhooks-store.ts'

type Body = { id: number; seq: number | null; event: string; competition_id: number; data: object }
type Got = { headers: IncomingMessage['headers']; text: string; body: Body }
type Respond = (response: ServerResponse, request: IncomingMessage) => void

const got: Got[] = []
let respond: Respond = (response) => response.end()
const receiver = createServer((request, response) => {
  let text = ''
  request.setEncoding('utf8').on('data', (part: string) => (text += part))
  request.on('end', () => {
    got.push({ headers: request.headers, text, body: JSON.parse(text) })
    respond(response, request)
  })
})
await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
const { port } = receiver.address() as AddressInfo
const url = `http://127.0.0.1:${port}/hook`
afterAll(() => {
  receiver.closeAllConnections()
  receiver.close()
})

const server = await aServer()
const { ask, clock, context } = server
const people = await signUpPeople(server)
const { token } = people.owner
beforeEach(() => {
  got.length = 0
  respond = (response) => response.end()
})

async function make(competition: number, events = ['*'], to = url) {
  const made = await ask('POST', `/competitions/${competition}/webhooks`, {
    token,
    body: { url: to, events },
  })
  return expectSuccess(made) as { webhook: { id: number; off_at: string | null }; secret: string }
}
const deliveries = async (webhook: number) =>
  expectSuccess(await ask('GET', `/webhooks/${webhook}/deliveries`, { token })).deliveries
const pass = (minutes: number) => {
  clock.set(new Date(clock.now().getTime() + minutes * 60_000))
  return deliverWebhooks(context)
}
const withStatus = (status: number) => (respond = (response) => response.writeHead(status).end())

test('each public event is sent once, in order, signed, as subscribers of the channel get it', async () => {
  const competition = await competitionInStatus(server, people, 'approved')
  const { secret, webhook } = await make(competition)
  await deliverWebhooks(context)
  expect(got).toEqual([])
  expectSuccess(await moveCompetition(server, people.owner, competition, 'published'))
  await entryInStatus(server, people, competition, people.athlete, 'athlete', 'approved')
  await Promise.all([deliverWebhooks(context), deliverWebhooks(context)])
  const logged = await context.db
    .selectFrom('live_events')
    .where('channel', '=', `competition.${competition}`)
    .where('public', 'is not', null)
    .orderBy('public_seq')
    .select(['public_seq', 'event', 'public', 'created_at'])
    .execute()
  const sent = got.map(({ body }) => body).toSorted((a, b) => Number(a.seq) - Number(b.seq))
  expect(sent.length).toBeGreaterThan(3)
  expect(sent.map(({ id: _id, ...rest }) => rest)).toEqual(
    logged.map(({ public_seq: seq, event, public: data, created_at }) => ({
      seq,
      event,
      competition_id: competition,
      at: created_at.toISOString(),
      data,
    })),
  )
  expect(new Set(sent.map(({ id }) => id)).size).toBe(sent.length)
  expect(JSON.stringify(sent)).not.toContain('@trickline.example')
  for (const { headers, text } of got) {
    const [, at, hex] = /^t=(\d+),v1=([\da-f]{64})$/.exec(String(headers['trickline-signature'])) ?? []
    expect(Number(at)).toBe(Math.floor(clock.now().getTime() / 1000))
    expect(hex).toBe(createHmac('sha256', secret).update(`${at}.${text}`).digest('hex'))
  }
  expect((await deliveries(webhook.id))[0]).toMatchObject({
    state: 'delivered',
    attempts: 1,
    last_status: 200,
  })
  const { body } = await ask('GET', `/competitions/${competition}/webhooks`, { token: people.admin.token })
  expect(body.webhooks).toEqual([webhook])
  expect(JSON.stringify(body)).not.toContain(secret)
})

test('a webhook gets only the events it names, and none once it is deleted', async () => {
  const competition = await competitionInStatus(server, people, 'published')
  const { webhook } = await make(competition, ['CompetitionUsersUpdated', 'CompetitionUserCreated'])
  await entryInStatus(server, people, competition, people.athlete, 'athlete', 'registered')
  expectSuccess(await ask('PUT', `/competitions/${competition}/screens`, { token, body: { shows: 'now' } }))
  await deliverWebhooks(context)
  expect(got.every(({ body }) => body.event.startsWith('CompetitionUser'))).toBe(true)
  got.length = 0
  expectSuccess(await ask('DELETE', `/webhooks/${webhook.id}`, { token }))
  await entryInStatus(server, people, competition, people.otherAthlete, 'athlete', 'approved')
  await deliverWebhooks(context)
  expect(got).toEqual([])
  expect((await ask('POST', `/webhooks/${webhook.id}/test`, { token })).status).toBe(404)
})

test('a failed delivery is retried after growing pauses for a day, under the same id, and once more on request', async () => {
  const competition = await competitionInStatus(server, people, 'published')
  const { webhook } = await make(competition, ['CompetitionUserUpdate', 'CompetitionUsersUpdated'])
  withStatus(500)
  await entryInStatus(server, people, competition, people.athlete, 'athlete', 'approved')
  await deliverWebhooks(context)
  const [first] = await deliveries(webhook.id)
  expect(first).toMatchObject({ state: 'waiting', attempts: 1, last_status: 500 })
  const ids = new Set(got.map(({ body }) => body.id))
  const waits: number[] = []
  for (let minutes = 0; minutes < 26 * 60; minutes += 15) {
    const before = got.length
    await pass(15)
    if (got.length > before) waits.push(minutes)
  }
  expect(waits.length).toBeGreaterThan(5)
  expect(waits.at(-1)).toBeGreaterThan(22 * 60)
  expect(new Set(got.map(({ body }) => body.id))).toEqual(ids)
  const [last] = await deliveries(webhook.id)
  expect(last).toMatchObject({ state: 'failed', next_attempt_at: null })
  got.length = 0
  withStatus(204)
  expectSuccess(await ask('POST', `/webhook_deliveries/${last.id}/again`, { token }))
  await deliverWebhooks(context)
  expect(got.map(({ body }) => body.id)).toEqual([last.id])
  expect((await deliveries(webhook.id))[0]).toMatchObject({
    id: last.id,
    state: 'delivered',
    last_status: 204,
  })
})

test('a webhook is switched off when for an hour nearly everything failed, its owner is told, and a test that arrives switches it on', async () => {
  const competition = await competitionInStatus(server, people, 'approved')
  const { webhook } = await make(competition)
  withStatus(503)
  expectSuccess(await moveCompetition(server, people.owner, competition, 'published'))
  await entryInStatus(server, people, competition, people.athlete, 'athlete', 'approved')
  await entryInStatus(server, people, competition, people.judge, 'judge', 'approved')
  await deliverWebhooks(context)
  for (let minutes = 0; minutes < 150; minutes += 10) await pass(10)
  const offAt = async () =>
    expectSuccess(await ask('GET', `/competitions/${competition}/webhooks`, { token })).webhooks[0].off_at
  expect(await offAt()).not.toBeNull()
  const told = (await server.mails()).filter(({ template }) => template === 'webhook-off')
  expect(told.map(({ to }) => to)).toEqual([people.owner.email])
  got.length = 0
  await entryInStatus(server, people, competition, people.otherAthlete, 'athlete', 'approved')
  await pass(600)
  expect(got).toEqual([])
  withStatus(200)
  expectSuccess(await ask('POST', `/webhooks/${webhook.id}/test`, { token }))
  await deliverWebhooks(context)
  expect(got[0]?.body).toMatchObject({ event: 'test', seq: null, competition_id: competition, data: {} })
  expect(await offAt()).toBeNull()
  await deliverWebhooks(context)
  const seqs = got.map(({ body }) => body.seq).filter((seq) => seq !== null)
  const { public_seq } = await context.db
    .selectFrom('live_channels')
    .where('channel', '=', `competition.${competition}`)
    .select('public_seq')
    .executeTakeFirstOrThrow()
  expect(Math.max(...seqs)).toBe(public_seq)
})

test('when a node dies while sending, another sends its deliveries within 90 seconds', async () => {
  const competition = await competitionInStatus(server, people, 'published')
  const { webhook } = await make(competition)
  expectSuccess(await ask('POST', `/webhooks/${webhook.id}/test`, { token }))
  const now = clock.now()
  const until = new Date(now.getTime() + 60_000)
  expect(await takeDueDeliveries(context.db, { now, until, most: 9, mostOfOne: 4, busy: [] })).toHaveLength(1)
  await deliverWebhooks(context)
  expect(got).toEqual([])
  await pass(1.5)
  expect(got).toHaveLength(1)
})

test('a receiver that redirects, or answers with megabytes, or never, is left alone', async () => {
  const competition = await competitionInStatus(server, people, 'published')
  const { webhook } = await make(competition)
  const outcome = async () => {
    expectSuccess(await ask('POST', `/webhooks/${webhook.id}/test`, { token }))
    await deliverWebhooks(context)
    const [{ state, last_status, last_error }] = await deliveries(webhook.id)
    return [state, last_status, last_error]
  }
  respond = (response) => response.writeHead(302, { location: '/elsewhere' }).end()
  expect(await outcome()).toEqual(['failed', 302, null])
  expect(got).toHaveLength(1)
  let closed = 0
  respond = (response) => {
    response.on('close', () => (closed += 1))
    const more = () => {
      while (!response.destroyed && response.write(Buffer.alloc(65_536)));
      if (!response.destroyed) response.once('drain', more)
    }
    more()
  }
  expect(await outcome()).toEqual(['delivered', 200, null])
  await expect.poll(() => closed).toBe(1)
  respond = (response) => response.socket?.destroy()
  expect(await outcome()).toEqual(['failed', null, 'no-answer'])
})

test('no address inside the own network is called, whatever leads there, and none without TLS in production', async () => {
  const inProduction = { production: true }
  const problems = {
    'http://club.example/hook': 'not-https',
    'https://localhost/hook': 'private-address',
    'https://127.0.0.1/hook': 'private-address',
    'https://10.1.2.3/hook': 'private-address',
    'https://169.254.169.254/latest': 'private-address',
    'https://[::1]/hook': 'private-address',
    'https://[::ffff:10.0.0.1]/hook': 'private-address',
    'https://2130706433/hook': 'private-address',
    'https://8.8.8.8/hook': null,
    'https://club.example/hook': null,
  }
  for (const [address, problem] of Object.entries(problems))
    expect([address, addressProblem(address, inProduction)]).toEqual([address, problem])
  const about = { id: 1, seq: 1, event: 'test', competition_id: 1, at: '', data: {} }
  // a name that leads to loopback
  for (const address of [`http://localhost:${port}/hook`, url])
    expect(
      await sendDelivery(about, { url: address, secret: 'x' }, { now: new Date(), config: inProduction }),
    ).toEqual({ status: null, error: 'private-address' })
  expect(got).toEqual([])
  const competition = await competitionInStatus(server, people, 'published')
  const refused = await ask('POST', `/competitions/${competition}/webhooks`, {
    token,
    body: { url: 'http://192.168.1.4/hook', events: ['*'] },
  })
  expect([refused.status, refused.body.field_codes]).toEqual([422, { url: ['private-address'] }])
})

test('a competition has at most ten webhooks, each with events that exist', async () => {
  const competition = await competitionInStatus(server, people, 'published')
  for (let n = 0; n < 10; n++) await make(competition)
  const refusal = async (body: object) =>
    (await ask('POST', `/competitions/${competition}/webhooks`, { token, body })).body.field_codes
  expect(await refusal({ url, events: ['*'] })).toEqual({ url: ['too-many'] })
  expect(await refusal({ url: 'ftp://club.example', events: ['*'] })).toEqual({ url: ['not-a-link'] })
  expect(await refusal({ url: 'https://me:secret@club.example', events: ['*'] })).toEqual({
    url: ['not-a-link'],
  })
  expect(await refusal({ url, events: [] })).toEqual({ events: ['required'] })
  expect(await refusal({ url, events: ['AccountUpdated'] })).toEqual({ 'events.0': ['not-offered'] })
})
