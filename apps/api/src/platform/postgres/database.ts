/**
 * The database of one process: the server of DATABASE_URL or the embedded one, a pool of
 * connections, and Kysely on top of it. Numbers come back as numbers and days as text.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { Kysely, PostgresDialect } from 'kysely'
import type { PostgresPool, PostgresPoolClient } from 'kysely'
import { Client, type CustomTypesConfig, Pool, type PoolConfig, types } from 'pg'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import { CannotStart } from '../cannot-start.ts'
import { joinEmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts'
import type { Schema } from './schema.ts'
import { isSilence } from './unavailable.ts'

export type Database = {
  db: Kysely<Schema>
  pool: Pool
  /** for connections outside the pool, such as the one that listens */
  connection: PoolConfig
  /** Waits a second for the connections in use, then stops the embedded server if there is one. */
  close(): Promise<void>
}

const oldestServer = 15
const longestGoodbyeMilliseconds = 1000
/** With the wait for a connection well below 30 s, after which nobody waits for an answer any more (calls §2). */
const longestAnswerMilliseconds = 10_000

/** Throws CannotStart when there is no server to talk to. */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  log?: Logger,
): Promise<Database> {
  if (config.databaseUrl !== null) return connectTo(config.databaseUrl)
  const embedded = await startEmbeddedPostgres(config.dataDir, log && { log })
  return connectDatabase(embedded.connection, () => embedded.stop())
}

/** The same for a command that is given while the server runs, or while it does not. */
export async function joinDatabase(config: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<Database> {
  if (config.databaseUrl !== null) return connectTo(config.databaseUrl)
  const embedded = await joinEmbeddedPostgres(config.dataDir)
  return connectDatabase(embedded.connection, () => embedded.stop())
}

/** On a server that runs already; `afterwards` is called once the pool is closed. */
export function connectDatabase(
  connection: PoolConfig,
  afterwards = async () => {},
  timeoutMilliseconds = longestAnswerMilliseconds,
): Database {
  const typed = { ...connection, types: { getTypeParser } }
  const pool = new Pool({
    // more at once would wait for each other, each with 10 MB of memory
    max: 10,
    connectionTimeoutMillis: timeoutMilliseconds * 0.8,
    // the server ends what takes too long; one that cannot even do that is given up a moment later
    statement_timeout: timeoutMilliseconds,
    query_timeout: timeoutMilliseconds * 1.2,
    ...typed,
  })
  surviveLostConnections(pool)
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: closingSilentConnections(pool) }) })
  let closed: Promise<void> | undefined
  const close = async () => {
    // Kysely would end the pool only if it had made a query; what is still asked is cut off by the server's end
    await Promise.race([pool.end(), sleep(longestGoodbyeMilliseconds, undefined, { ref: false })])
    await afterwards()
  }
  return { db, pool, connection: typed, close: () => (closed ??= close()) }
}

/** A connection outside the pool, for what takes as long as it takes: waiting for another node, a migration. */
export async function withDedicatedConnection<T>(
  pool: Pool,
  work: (client: Client) => Promise<T>,
): Promise<T> {
  const { options } = pool
  // pg hides the password from a spread
  const password = options.password ?? ''
  const client = new Client({ ...options, password, statement_timeout: false, query_timeout: 0 })
  client.on('error', heard)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

async function connectTo(databaseUrl: string): Promise<Database> {
  const database = connectDatabase({ connectionString: databaseUrl })
  try {
    const { rows } = await database.pool.query<{ server_version_num: string }>('show server_version_num')
    const version = Math.floor(Number(rows[0]?.server_version_num) / 10_000)
    if (version >= oldestServer) return database
    throw new CannotStart(`DATABASE_URL leads to PostgreSQL ${version}; ${oldestServer} or newer is needed.`)
  } catch (error) {
    await database.close()
    if (error instanceof CannotStart) throw error
    throw new CannotStart(`The database of DATABASE_URL cannot be reached: ${reason(error)}`, {
      cause: error,
    })
  }
}

/**
 * A connection that breaks while idle (pool) or while a verb thinks (client) tells it by an event,
 * and an event nobody hears ends the process. The query at work fails by itself; the pool makes
 * a new connection for the next one.
 */
function surviveLostConnections(pool: Pool): void {
  pool.on('error', heard)
  pool.on('connect', (client) => client.on('error', heard))
}

const heard = () => {}

/**
 * Kysely gives a connection back as it is. One that owes an answer (a server that is stopped or cut off) may still carry
 * out what it was told: it is closed, and whatever is asked on it from then on fails at once.
 */
function closingSilentConnections(pool: Pool): PostgresPool {
  return {
    connect: async () => {
      const client = await pool.connect()
      let lost: Error | null = null
      const query = async (text: string, values: readonly unknown[]) => {
        if (lost) throw lost
        try {
          return await client.query(text, [...values])
        } catch (error) {
          if (isSilence(error)) {
            lost = error
            client.release(error)
          }
          throw error
        }
      }
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- without cursors, which nobody here uses
      return { query, release: () => lost ?? client.release() } as unknown as PostgresPoolClient
    },
    end: () => pool.end(),
  }
}

/** A refused connection to a host of several addresses is an AggregateError without a message. */
function reason(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reason).join(', ')
  return error instanceof Error ? error.message : String(error)
}

const { builtins } = types
const asNumber = (text: string) => Number(text)
const asText = (text: string) => text

const parsers = new Map<number, (text: string) => unknown>([
  [builtins.INT8, asNumber],
  [builtins.NUMERIC, asNumber],
  // a day has no time zone: a Date would move it for half of the world
  [builtins.DATE, asText],
])

const getTypeParser: CustomTypesConfig['getTypeParser'] = (oid, format) =>
  (format === 'binary' ? undefined : parsers.get(oid)) ?? types.getTypeParser(oid, format)
