/** One thing read from the demo's rows, and from ten and a hundred times as many: it must not take longer. */
import { athletes } from '@trickline/samples/people'
import type { Client } from 'pg'
import { named, productOn, signIn } from '../e2e/harness/people.ts'
import { startServer } from '../e2e/harness/server.ts'
import type { RunningServer } from '../e2e/harness/server.ts'
import { inDatabaseOf } from './database-of.ts'
import { beside, type Figure, type Line } from './figures.ts'
import { fillDatabase } from './fill-database.ts'
import { timed } from './timed-request.ts'

const readsInTurn = 10
/** A competition of the demo that is over. */
const finished = 8
const growing = [
  'competitions',
  'entries',
  'rounds',
  'validated_tricks',
  'podiums',
  'users',
  'user_roles',
  'round_history',
]

type Read = { what: string; path: string; token: string }

export default async function scaleBench(): Promise<(Line | Figure)[]> {
  const servers: RunningServer[] = []
  try {
    const result: (Line | Figure)[] = []
    const base = await demoTimes(1, servers)
    for (const times of [10, 100]) {
      const filled = await demoTimes(times, servers)
      for (const [place, read] of (await readsOn(filled)).entries())
        result.push(await besideSmall(times, { server: filled, read }, { server: base, place }))
      if (times === 100) result.push(await rowsScanned(filled, await readsOn(filled)))
    }
    return result
  } finally {
    for (const server of servers) await server.stop()
  }
}

async function demoTimes(times: number, servers: RunningServer[]): Promise<RunningServer> {
  const server = await startServer({ demo: true })
  servers.push(server)
  if (times > 1) await inDatabaseOf(server, (client) => fillDatabase(client, times))
  return server
}

async function readsOn(server: RunningServer): Promise<Read[]> {
  const product = productOn(server)
  const { token } = await signIn(product, named.lucia)
  const [card] = athletes
  if (!card) throw new Error('the demo has no athlete')
  const athlete = await signIn(product, card)
  const { competition } = await (await fetch(`${server.origin}/api/live/${finished}`)).json()
  const round: number = competition.rounds[0].id
  const read = (what: string, path: string, by = token): Read => ({ what, path: `/api${path}`, token: by })
  return [
    read('a competition, made anew', `/competition/${finished}`),
    read('a competition for everyone, made anew', `/live/${finished}`),
    read('a round', `/get_round/${round}`, athlete.token),
    read('a profile', `/check_profile/${athlete.id}`, athlete.token),
    read('statistics of an athlete', `/statistics/athlete/${athlete.id}`, athlete.token),
    read('the list of tricks', '/tricks'),
  ]
}

async function besideSmall(
  times: number,
  filled: { server: RunningServer; read: Read },
  base: { server: RunningServer; place: number },
): Promise<Line> {
  const small = (await readsOn(base.server))[base.place]
  if (!small) throw new Error('the same was not read before')
  return inDatabaseOf(filled.server, (client) =>
    inDatabaseOf(base.server, (smallClient) =>
      beside({
        what: `GET of ${filled.read.what}, with ${times} times the rows of the demo`,
        against: 'the same with the demo alone',
        unit: 'ms',
        turns: 4,
        reach: { atMost: 1.5 },
        ours: () => timesOf(filled.server, client, filled.read),
        bare: () => timesOf(base.server, smallClient, small),
      }),
    ),
  )
}

async function timesOf({ origin }: RunningServer, client: Client, { path, token }: Read): Promise<number[]> {
  const times: number[] = []
  for (let read = 0; read < readsInTurn; read++) {
    await client.query(`select pg_notify('live', '{"channel":"competition.${finished}"}')`)
    times.push((await timed(`${origin}${path}`, `Bearer ${token}`)).milliseconds)
  }
  return times
}

/** Rows of tables that grow which one read of each takes from a scan of the whole table, as PostgreSQL counts them. */
async function rowsScanned(server: RunningServer, reads: readonly Read[]): Promise<Figure> {
  const found: string[] = []
  await inDatabaseOf(server, async (client) => {
    for (const read of reads) {
      const before = await scannedRows(client)
      await timesOf(server, client, read)
      const after = await scannedRows(client)
      for (const [table, rows] of after) {
        const each = Math.round((rows - (before.get(table) ?? 0)) / readsInTurn)
        if (each > 0) found.push(`${read.what}: ${each} of ${table}`)
      }
    }
  })
  return {
    what: 'rows of tables that grow taken from a scan of the whole table, for one read of each, at 100 times the rows',
    value: found.join('; ') || 'none',
    unit: '',
    target: 'none',
  }
}

/** Backends report what they counted once a second at most. */
async function scannedRows(client: Client): Promise<Map<string, number>> {
  await client.query('select pg_sleep(1.5)')
  const { rows } = await client.query<{ relname: string; read: string }>(
    `select relname, seq_tup_read as read from pg_stat_user_tables where relname = any($1)`,
    [growing],
  )
  return new Map(rows.map(({ relname, read }) => [relname, Number(read)]))
}
