/** The busiest reads, first and repeated as browsers request them, beside a bare node:http that stringifies one object anew. */
import { named, productOn, signIn } from '../e2e/harness/people.ts'
import { findRecordedRound } from '../e2e/harness/find-recorded-round.ts'
import { startServer } from '../e2e/harness/server.ts'
import type { RunningServer } from '../e2e/harness/server.ts'
import { bareStringifier } from './bare-server.ts'
import { inDatabaseOf } from './database-of.ts'
import { beside, type Line } from './figures.ts'
import { load } from './load.ts'

const milliseconds = 500
const listed = 1000

type Read = { path: string; atLeast: number }

export default async function readsBench(): Promise<Line[]> {
  const server = await startServer({ demo: true })
  try {
    const product = productOn(server)
    const { token } = await signIn(product, named.lucia)
    const { id } = await findRecordedRound(product, token)
    const lines = await besideBare(server, token, { path: `/api/live/${id}`, atLeast: 3 })
    lines.push(...(await besideBare(server, token, { path: `/api/competition/${id}`, atLeast: 1 })))
    await addCompetitions(server, listed)
    lines.push(...(await besideBare(server, token, { path: '/api/competitions/list', atLeast: 0.5 })))
    return lines
  } finally {
    await server.stop()
  }
}

export async function besideBare(
  server: RunningServer,
  token: string,
  { path, atLeast }: Read,
  how: { runs?: number; turns?: number; warmUps?: number } = {},
): Promise<Line[]> {
  const authorization = `Bearer ${token}`
  const headers = { authorization, 'accept-encoding': 'gzip, deflate, br, zstd', accept: 'application/json' }
  const answer = await fetch(`${server.origin}${path}`, { headers: { authorization } })
  const bytes = Buffer.from(await answer.arrayBuffer())
  const etag = answer.headers.get('etag') ?? ''
  const twin = await bareStringifier(bytes)
  const rate = async (address: string, pid: number, more = {}) =>
    (await load(address, { pid, headers: { ...headers, ...more }, milliseconds })).requestsPerSecond
  const what = `GET ${path.replace('/api', '').replace(/\d+/, '{id}')}, ${Math.round(bytes.length / 1000)} kB`
  const against = 'bare node:http stringifying the same'
  const bare = () => rate(twin.address, twin.pid)
  const common = { against, bare, unit: '/s', turns: 4, warmUps: 3, reach: { atLeast }, ...how }
  try {
    const ask = (more: Record<string, string>) => () => rate(`${server.origin}${path}`, server.pid(), more)
    return [
      await beside({ ...common, what, ours: ask({}) }),
      await beside({ ...common, what: `${what}, again (304)`, ours: ask({ 'if-none-match': etag }) }),
    ]
  } finally {
    twin.stop()
  }
}

/** Published competitions, all of the same organizer. */
export async function addCompetitions(server: RunningServer, count: number): Promise<void> {
  await inDatabaseOf(server, async (client) => {
    await client.query(
      `insert into competitions (organizer_id, status, name, type_id, rule_id, country_id, date_start, created_at, updated_at)
       select organizer_id, 'published', name || ' ' || n, type_id, rule_id, country_id, date_start, created_at, updated_at
       from (select * from competitions where status = 'published' limit 1) one, generate_series(1, $1::int) n`,
      [count],
    )
    await client.query(`select pg_notify('live', '{"channel":"competition.global"}')`)
  })
}
