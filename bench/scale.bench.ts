/** Reads one thing from the demo's rows, and from ten and a hundred times as many: it must not take longer. */
import type { Client } from 'pg'
import { startServer } from '../e2e/harness/server.ts'
import type { RunningServer } from '../e2e/harness/server.ts'
import { inDatabaseOf } from './database-of.ts'
import { beside, type Figure, type Line } from './figures.ts'
import { fillDatabase } from './fill-database.ts'
import { forgetCached, type Read, readsOfOne, scannedTables } from './reads-of-one.ts'
import { timed } from './timed-request.ts'

const readsInTurn = 10
export default async function scaleBench(): Promise<(Line | Figure)[]> {
  const servers: RunningServer[] = []
  try {
    const result: (Line | Figure)[] = []
    const base = await demoTimes(1, servers)
    for (const times of [10, 100]) {
      const filled = await demoTimes(times, servers)
      for (const [place, read] of (await readsOfOne(filled)).entries())
        result.push(await besideSmall(times, { server: filled, read }, { server: base, place }))
      if (times === 100) result.push(await scans(filled))
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

async function besideSmall(
  times: number,
  filled: { server: RunningServer; read: Read },
  base: { server: RunningServer; place: number },
): Promise<Line> {
  const small = (await readsOfOne(base.server))[base.place]
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
    await forgetCached(client)
    times.push((await timed(`${origin}${path}`, `Bearer ${token}`)).milliseconds)
  }
  return times
}

async function scans(server: RunningServer): Promise<Figure> {
  const found: string[] = []
  await inDatabaseOf(server, async (client) => {
    for (const read of await readsOfOne(server))
      for (const table of await scannedTables(server, client, { read })) found.push(`${read.what}: ${table}`)
  })
  return {
    what: 'tables that grow which the plan of a read of one thing scans as a whole, at 100 times the rows',
    value: found.join('; ') || 'none',
    unit: '',
    target: 'none',
  }
}
