/** The metrics that an operator's Prometheus reads (calls §28). */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { aServer } from '../test-server.ts'

const token = 'a-token-of-an-operator'
const server = await aServer({ env: { METRICS_TOKEN: token } })
const without = await aServer()

const read = async (headers: Record<string, string>, at = server) => {
  const { statusCode, body, headers: got } = await at.app.inject({ url: '/metrics', headers })
  return { statusCode, body, type: String(got['content-type']) }
}

test('requests are counted by call and status, with what the database holds', async () => {
  const person = await server.person('athlete')
  await server.ask('GET', '/home', { token: person.token })
  await server.ask('POST', '/update_round', { token: person.token, body: {} })
  const { statusCode, body, type } = await read({ authorization: `Bearer ${token}` })
  expect([statusCode, type]).toEqual([200, expect.stringContaining('text/plain')])
  expect(body).toContain('trickline_request_seconds_count{call="GET /api/home",status="200"} 1')
  expect(body).toContain('trickline_saves_refused_total{status="422"} 1')
  expect(body).toMatch(/trickline_database_connections\{state="idle"\} \d+/)
  expect(body).toContain('trickline_live_connections 0')
  expect(body).toContain('nodejs_eventloop_lag_seconds')
  expect(body).toMatch(/trickline_mails\{kind="mail",state="waiting"\} 0/)
  expect(body).not.toContain(person.email)
})

test('without the token, or the setting, there is no such page', async () => {
  expect((await read({})).statusCode).toBe(404)
  expect((await read({ authorization: 'Bearer another-token-of-16' })).statusCode).toBe(404)
  expect((await read({ authorization: `Bearer ${token}` }, without)).statusCode).toBe(404)
})

test('the dashboard and the alert rules ask only for what there is', async () => {
  const { body } = await read({ authorization: `Bearer ${token}` })
  const there = new Set([...body.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name))
  for (const file of ['alerts.yml', 'dashboard.json']) {
    const text = readFileSync(new URL(`../../../../../docs/monitoring/${file}`, import.meta.url), 'utf8')
    const asked = [...text.matchAll(/\b(?:trickline|nodejs|process)_\w+/g)].map(([name]) =>
      name.replace(/_(bucket|count|sum)$/, ''),
    )
    expect(asked.length).toBeGreaterThan(5)
    expect(asked.filter((name) => !there.has(name))).toEqual([])
  }
})
