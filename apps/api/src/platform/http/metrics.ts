/**
 * `GET /metrics` for Prometheus, for callers with METRICS_TOKEN; without that setting the page does not exist (calls §28).
 * Counters are this node's; figures from the database are the same on every node.
 */
import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Gauge, Registry } from 'prom-client'
import type { Context } from '../context.ts'
import { replyNoSuchPath } from './errors.ts'

/** Calls that save a judge's or an athlete's work. */
const saves = new Set(['POST /api/store', 'POST /api/update_round', 'POST /api/validated_tricks/review'])

export async function serveMetrics(app: FastifyInstance): Promise<void> {
  const { metricsToken } = app.context.config
  if (metricsToken === null) return
  const registry = await openRegistry(app)
  app.get('/metrics', async (request, reply) => {
    if (!isBearer(request.headers.authorization, metricsToken)) return replyNoSuchPath(request, reply)
    return reply
      .type(registry.contentType)
      .header('cache-control', 'no-store')
      .send(await registry.metrics())
  })
}

async function openRegistry(app: FastifyInstance): Promise<Registry> {
  // imported here so that only servers with the token pay for it
  // the bundle of prom-client has only a default export
  const { default: prom } = await import('prom-client')
  const { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } = prom
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'trickline_request_seconds',
    help: 'Time to answer a request, by call and status.',
    labelNames: ['call', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers,
  })
  const refused = new Counter({
    name: 'trickline_saves_refused_total',
    help: 'Saves of rounds and reviews that were not stored, by status.',
    labelNames: ['status'],
    registers,
  })
  app.addHook('onResponse', async (request, reply) => {
    const call = `${request.method} ${request.routeOptions.url ?? 'no such path'}`
    const status = String(reply.statusCode)
    requests.observe({ call, status }, reply.elapsedTime / 1000)
    if (saves.has(call) && reply.statusCode >= 400) refused.inc({ status })
  })
  app.context.repeated.onAnswered((call, status) => requests.observe({ call, status: String(status) }, 0))
  const { pool, live } = app.context
  const gauge = <Label extends string>(
    name: string,
    help: string,
    labelNames: Label[],
    collect: (gauge: Gauge<Label>) => Promise<void> | void,
  ) =>
    new Gauge<Label>({
      name: `trickline_${name}`,
      help,
      labelNames,
      registers,
      async collect() {
        await collect(this)
      },
    })
  gauge('database_connections', 'Connections of the pool, by state.', ['state'], (each) => {
    each.set({ state: 'idle' }, pool.idleCount)
    each.set({ state: 'busy' }, pool.totalCount - pool.idleCount)
    each.set({ state: 'awaited' }, pool.waitingCount)
  })
  gauge('live_connections', 'Browsers on the live channel.', [], (each) => each.set(live.connections()))
  for (const [name, help, query] of counted)
    gauge(name, help, ['kind', 'state'], async (each) => {
      each.reset()
      for (const { kind, state, count } of await query(app.context)) each.set({ kind, state }, count)
    })
  return registry
}

type Count = { kind: string; state: string; count: number }

const counted: [name: string, help: string, query: (context: Context) => Promise<Count[]>][] = [
  [
    'event_log_rows',
    'About how many live events are kept.',
    rowsOf(sql<Count>`select 'events' as kind, 'kept' as state, greatest(reltuples, 0)::bigint as count
      from pg_class where oid = 'live_events'::regclass`),
  ],
  [
    'jobs',
    'Jobs by queue and state.',
    rowsOf(
      sql<Count>`select name as kind, state::text as state, count(*) as count from pgboss.job group by 1, 2`,
    ),
  ],
  [
    'mails',
    'Mails of the outbox, and those that wait because their recipient has had enough.',
    rowsOf(sql<Count>`select 'mail' as kind, 'in outbox' as state, count(*) as count from outbox
      union all select 'mail', 'waiting', count(*) from waiting_mails`),
  ],
  [
    'backup_age_seconds',
    'Since the last backup, and since one was last restored and compared; none when there was none.',
    rowsOf(sql<Count>`select 'backup' as kind, 'made' as state, extract(epoch from now() - max(made_at))::float8 as count
        from backups having max(made_at) is not null
      union all select 'backup', 'rehearsed', extract(epoch from now() - max(rehearsed_at))::float8
        from backups having max(rehearsed_at) is not null`),
  ],
  [
    'webhook_deliveries',
    'Deliveries of webhooks by state.',
    rowsOf(
      sql<Count>`select 'delivery' as kind, state, count(*) as count from webhook_deliveries group by 2`,
    ),
  ],
]

function rowsOf(query: ReturnType<typeof sql<Count>>): (context: Context) => Promise<Count[]> {
  return async ({ db }) => (await query.execute(db)).rows
}

/** Takes the same time however much of the token is right. */
function isBearer(header: string | undefined, token: string): boolean {
  return timingSafeEqual(hashOf(header ?? ''), hashOf(`Bearer ${token}`))
}

function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
