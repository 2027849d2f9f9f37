import { rm } from 'node:fs/promises'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { call } from '@trickline/contract/call'
import { serveOpenQuery } from './platform/http/serve.ts'
import { aServer, testServer } from './platform/test-server.ts'

const large = call({
  method: 'GET',
  path: '/test/large',
  access: 'anyone',
  summary: '',
  reply: z.object({ rows: z.array(z.object({ id: z.int(), name: z.nullable(z.string()) })) }),
})

const node = await aServer({
  register: (api) =>
    serveOpenQuery(api, large, () => ({
      rows: Array.from({ length: 500 }, (_, id) => ({
        id,
        name: id % 2 === 0 ? 'Ana "la rápida"\n' : null,
      })),
    })),
})

test('health is 200 once the server is ready, and 503 before and while it stops', async () => {
  expect(await node.ask('GET', '/health')).toMatchObject({ status: 200, body: { status: 'ok' } })
  node.app.readiness.isReady = false
  expect(await node.ask('GET', '/health')).toMatchObject({ status: 503, body: { code: 'not-ready' } })
  node.app.readiness.isReady = true
})

test('ready is 200, and 503 with the missing part when database or disk are unavailable', async () => {
  const other = await testServer()
  expect(await other.ask('GET', '/ready')).toMatchObject({ status: 200, body: { status: 'ok' } })
  await rm(other.context.config.dataDir, { recursive: true })
  expect(await other.ask('GET', '/ready')).toMatchObject({
    status: 503,
    body: {
      code: 'disk-low',
      message: 'The server has too little room left on its disk. Please try again later.',
      field_codes: { disk: ['no-room'] },
    },
  })
  const { token } = await other.person('athlete')
  await other.database.drop()
  const { status, body } = await other.ask('GET', '/ready', { token })
  expect([status, body.code, Object.keys(body.errors)]).toEqual([503, 'database-away', ['database', 'disk']])
  expect((await other.ask('GET', '/health', { token })).status).toBe(200)
  expect(await other.ask('GET', '/home', { token })).toMatchObject({
    status: 503,
    body: { code: 'database-away' },
  })
  await other.app.close()
})

test('an unknown path below /api is 404 in the shape of every error', async () => {
  for (const [method, path] of [
    ['GET', '/nothing'],
    ['POST', '/health'],
    ['DELETE', '/'],
  ] as const) {
    const answer = await node.ask(method, path)
    expect(answer).toMatchObject({ status: 404, body: { code: 'no-such-path', errors: {} } })
    expect(answer.body.request_id).toBe(answer.headers['x-request-id'])
    expect(answer.headers['x-server-time']).toBe('2030-05-01T10:00:00.000Z')
  }
})

test('a malformed URL is 404, not a crash', async () => {
  expect((await node.app.inject('/api/%E0%A4%A')).statusCode).toBe(404)
})

test('OPTIONS lists the allowed methods', async () => {
  const answer = await node.app.inject({ method: 'OPTIONS', url: '/api/health' })
  expect(answer.statusCode).toBe(204)
  expect(answer.headers['allow']).toContain('GET')
})

test('a large response is compressed when the client accepts it', async () => {
  const plain = await node.app.inject('/api/test/large')
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(plain.json().rows).toHaveLength(500)
  expect(plain.json().rows[0]).toEqual({ id: 0, name: 'Ana "la rápida"\n' })
  expect(plain.json().rows[1]).toEqual({ id: 1, name: null })
  const compressed = await node.app.inject({
    url: '/api/test/large',
    headers: { 'accept-encoding': 'gzip, br' },
  })
  expect(compressed.headers['content-encoding']).toBe('br')
  expect(compressed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 5)
})

test('a response of the API that is opened as a page loads nothing and cannot be framed', async () => {
  const { headers } = await node.app.inject('/api/health')
  expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'")
  expect(headers['x-content-type-options']).toBe('nosniff')
})

test('pages may load from the own origin only, and cannot be framed', async () => {
  const policy = String((await node.app.inject('/live/1')).headers['content-security-policy'])
  expect(policy).toContain("default-src 'self'")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toContain('upgrade-insecure-requests')
  expect(policy).toContain("connect-src 'self';")
  const player = 'https://www.youtube.com/iframe_api https://www.youtube.com/s/player/'
  expect(policy).toMatch(new RegExp(`script-src 'self' ${player}( 'sha256-[^ ]+')?;`))
})
