/**
 * The database of one process: the server of DATABASE_URL or the embedded one, a pool of
 * connections, and Kysely on top of it. Numbers come back as numbers and days as text.
 */
import { Kysely, PostgresDialect } from 'kysely'
import { type CustomTypesConfig, Pool, type PoolConfig, types } from 'pg'
import type { Config } from '../config.ts'
import { CannotStart } from '../cannot-start.ts'
import { joinEmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts'
import type { Schema } from './schema.ts'

export type Database = {
  db: Kysely<Schema>
  pool: Pool
  /** for connections outside the pool, such as the one that listens */
  connection: PoolConfig
  /** Waits for the connections in use, then stops the embedded server if there is one. */
  close(): Promise<void>
}

const oldestServer = 15

/** Throws CannotStart when there is no server to talk to. */
export async function openDatabase(config: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<Database> {
  if (config.databaseUrl !== null) return connectTo(config.databaseUrl)
  const embedded = await startEmbeddedPostgres(config.dataDir)
  return databaseOn(embedded.connection, () => embedded.stop())
}

/** The same for a command that is given while the server runs, or while it does not. */
export async function joinDatabase(config: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<Database> {
  if (config.databaseUrl !== null) return connectTo(config.databaseUrl)
  const embedded = await joinEmbeddedPostgres(config.dataDir)
  return databaseOn(embedded.connection, () => embedded.stop())
}

/** On a server that runs already; `afterwards` is called once the pool is closed. */
export function databaseOn(connection: PoolConfig, afterwards = async () => {}): Database {
  const typed = { ...connection, types: { getTypeParser } }
  const pool = new Pool({ max: 20, ...typed })
  surviveLostConnections(pool)
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  let closed: Promise<void> | undefined
  const close = async () => {
    // Kysely would end the pool only if it had made a query
    await pool.end()
    await afterwards()
  }
  return { db, pool, connection: typed, close: () => (closed ??= close()) }
}

async function connectTo(databaseUrl: string): Promise<Database> {
  const database = databaseOn({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 })
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
