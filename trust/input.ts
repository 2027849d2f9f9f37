/**
 * Bad input: bodies that fit and break the schema of each call, odd paths and headers, from people of every kind. No reply is
 * a 500, a refused request changes no row, and text that people write never becomes markup in a page, mail or reply, nor a
 * formula in a table.
 */
import * as fc from 'fast-check'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Somebody } from '../e2e/black-box/community.ts'
import { arbitraryOf, type JsonSchema, nasty, offSchema } from './bodies.ts'
import { type Nodes, startNodes } from './nodes-on-one-database.ts'
import { type Part, Tally } from './part.ts'
import { type Running, runningCompetition } from './running-competition.ts'

const bodiesAtSizeOne = 6
const waitMilliseconds = 100
const mostWaits = 600
/** Calls that end what the others need. */
const left = /logout|\/account$|sessions|suspend|test\//

export const input: Part = async ({ seed, size }, problem) => {
  const nodes = await startNodes(1)
  const tries = new Tally('inputs tried', problem)
  const rows = new Tally('refused inputs that left every row as it was', problem)
  const echoes = new Tally('pages, mails and tables searched for what was typed', problem)
  try {
    const running = await runningCompetition(nodes)
    const [{ origin }] = nodes.nodes
    const people = [undefined, running.athletes[0], running.judges[0], running.organizer, running.admin]
    const { paths } = await (await fetch(`${origin}/api/openapi.json`)).json()
    let turn = seed
    for (const { method, path, schema } of operationsIn(paths)) {
      for (const by of people) {
        const settings = { numRuns: Math.max(1, Math.round(bodiesAtSizeOne * size)), seed: (turn += 1) }
        const bad = fc.sample(offSchema(schema), settings)
        await jobsDone(nodes)
        const before = await digest(nodes)
        let isRefused = true
        for (const body of bad) {
          const status = await tried(tries, `${origin}/api${withIds(path, running)}`, { method, body, by })
          isRefused &&= status >= 400
        }
        if (isRefused) {
          const changed = await changedTables(nodes, before)
          rows.count(changed && `${method} ${path} ${changed}: ${bad.join(' ').slice(0, 400)}`)
        }
        for (const body of fc.sample(arbitraryOf(schema), settings))
          await tried(tries, `${origin}/api${withIds(path, running)}`, {
            method,
            body: JSON.stringify(body),
            by,
          })
      }
    }
    for (const path of oddPaths) tries.count(await serves(origin, path))
    for (const head of oddHeads) tries.count(await answersRaw(origin, head))
    await searchEchoes(nodes, running, echoes)
  } finally {
    await nodes.stop()
  }
  return [tries.figure(), rows.figure(), echoes.figure()]
}

type Operation = { method: string; path: string; schema: JsonSchema }

function operationsIn(paths: Record<string, Record<string, unknown>>): Operation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) => {
      const schema = schemaIn(operation)
      return schema && !left.test(path) ? [{ method: method.toUpperCase(), path, schema }] : []
    }),
  )
}

function schemaIn(operation: unknown): JsonSchema | null {
  const { requestBody } = operation as { requestBody?: { content?: Record<string, { schema?: JsonSchema }> } }
  return requestBody?.content?.['application/json']?.schema ?? null
}

function withIds(path: string, { id }: Running): string {
  return path.replaceAll(/\{\w+\}/g, String(id))
}

async function tried(
  tally: Tally,
  address: string,
  { method, body, by }: { method: string; body: string; by: Somebody | undefined },
): Promise<number> {
  const response = await fetch(address, {
    method,
    body,
    headers: { 'content-type': 'application/json', ...(by && { authorization: `Bearer ${by.token}` }) },
  })
  const text = await response.text()
  const isMarkup = response.headers.get('content-type')?.includes('html') && text.includes(nasty.markup)
  const path = new URL(address).pathname
  tally.count(
    response.status >= 500 || isMarkup
      ? `${method} ${path} ${body.slice(0, 300)}: ${response.status} ${text.slice(0, 200)}`
      : null,
  )
  return response.status
}

/** Mails about what was accepted before contain links, which are rows too. */
async function jobsDone({ query }: Nodes): Promise<void> {
  for (let tries = 0; tries < mostWaits; tries++) {
    const [open] = await query(
      "select 1 from pgboss.job where state in ('created', 'retry', 'active') and start_after <= now() limit 1",
    )
    if (!open) return
    await sleep(waitMilliseconds)
  }
  throw new Error('jobs were still open after a minute')
}

/** The hash of every table, except those that count tries and times. */
async function digest({ query }: Nodes): Promise<Map<string, string>> {
  const tables = await query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public'
     and tablename not in ('rate_limits', 'sessions', 'nodes', 'counted_mails')`,
  )
  const each = tables.map(
    ({ name }) =>
      `(select '${name}' as name, coalesce(md5(string_agg(t::text, ',' order by t::text)), '') as hash from ${name} t)`,
  )
  const rows = await query<{ name: string; hash: string }>(each.join(' union all '))
  return new Map(rows.map(({ name, hash }) => [name, hash]))
}

/** null: there is none */
async function changedTables(nodes: Nodes, before: ReadonlyMap<string, string>): Promise<string | null> {
  const after = await digest(nodes)
  const changed = [...before].filter(([name, hash]) => after.get(name) !== hash).map(([name]) => name)
  return changed.length === 0 ? null : `changed ${changed.join(', ')}`
}

const oddPaths = [
  '/%00',
  '/..%2f..%2fetc/passwd',
  '/uploads/../../package.json',
  '/uploads/people/%2e%2e%2f%2e%2e%2fpostgres/password',
  '/api//login',
  '/api/competition/NaN',
  '/api/competition/1e9',
  '/api/competition/99999999999999999999',
  '/api/competition/%F0%9F%98%80',
  '/live/1%27%20or%201=1',
  '/live/-1',
  `/${'a'.repeat(8000)}`,
  '/api/search?q=%3Cb%20data-trust%3E&page=-1',
  '/api/search?q[]=1&q[]=2',
  '/api/ranking?at=0000-00-00&formula=x',
  '/%E0%A4%A',
]

async function serves(origin: string, path: string): Promise<string | null> {
  const { status } = await fetch(origin + path)
  return status < 500 ? null : `GET ${path.slice(0, 80)}: ${status}`
}

const oddHeads = [
  'GET /api/health HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n',
  'GET /api/health HTTP/1.1\r\n\r\n',
  'POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  'POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Length: -5\r\n\r\n',
  'POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99999999\r\n\r\n{}',
  `GET /api/health HTTP/1.1\r\nHost: x\r\nX-Long: ${'a'.repeat(100_000)}\r\n\r\n`,
  'GET /api/home HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer \x01\x02\r\n\r\n',
  '\x16\x03\x01\x02\x00\x01',
]

/** A reply below 500, or the end of the connection. */
async function answersRaw(origin: string, head: string): Promise<string | null> {
  const { port } = new URL(origin)
  const text = await new Promise<string>((resolve) => {
    const socket = connect(Number(port), '127.0.0.1', () => socket.write(head, 'latin1'))
    let got = ''
    socket.setTimeout(20_000, () => socket.destroy())
    socket.on('data', (bytes) => {
      got += bytes.toString('latin1')
      socket.destroy()
    })
    socket.on('error', () => {})
    socket.on('close', () => resolve(got))
  })
  return /^HTTP\/1.1 5/.test(text) ? `${head.slice(0, 60)}: ${text.slice(0, 60)}` : null
}

async function searchEchoes(
  { mails, nodes: [{ origin }] }: Nodes,
  running: Running,
  tally: Tally,
): Promise<void> {
  const { id, organizer } = running
  const pages = [
    '/',
    '/live',
    `/live/${id}`,
    `/search?q=${encodeURIComponent(nasty.markup)}`,
    '/ranking',
    '/sitemap.xml',
  ]
  for (const path of pages) {
    const text = await (await fetch(origin + path)).text()
    tally.count(text.includes(nasty.markup) ? `${path} shows markup that was typed` : null)
  }
  for (const { text } of mails.arrived()) {
    const html = text.split(/content-type: text\/html/i)[1] ?? ''
    tally.count(html.includes(nasty.markup) ? 'a mail shows markup that was typed' : null)
  }
  for (const what of ['results', 'entries', 'start-list']) {
    const headers = { authorization: `Bearer ${organizer.token}` }
    const answer = await fetch(`${origin}/api/competitions/${id}/export?format=csv&what=${what}`, { headers })
    const cells = (await answer.text()).split(/[;,\r\n]/).map((cell) => cell.replace(/^"/, ''))
    const formula = cells.find((cell) => /^[=+@-]/.test(cell) && !/^-?[\d.]+"?$/.test(cell))
    tally.count(formula === undefined ? null : `${what}: ${formula}`)
  }
}
