/** The database of one process: a pool of connections to DATABASE_URL or to the embedded server, and Kysely on top. */
import { setTimeout as sleep } from 'node:timers/promises'
import { Kysely, PostgresDialect } from 'kysely'
import type { PostgresPool, PostgresPoolClient, Transaction } from 'kysely'
import { Client, type CustomTypesConfig, Pool, type PoolConfig, types } from 'pg'
import type { Config } from '../config.ts'
import { CannotStart } from '../cannot-start.ts'
import { joinEmbeddedPostgres, type Settings, startEmbeddedPostgres } from './embedded-postgres.ts'
import type { Schema } from './schema.ts'
import { isReadTimeout } from './unavailable.ts'

export type Database = {
  db: Kysely<Schema>
  pool: Pool
  connection: PoolConfig
  /** Waits at most 1 s for the connections in use, then stops the embedded server, if there is one. */
  close(): Promise<void>
}

const oldestServer = 15
const longestPoolEndMilliseconds = 1000
/** With the wait for a connection, it is below the 30 s after which clients give up (calls §2). */
const queryTimeoutMilliseconds = 10_000
/** Part of the query timeout after which an idle transaction ends, so that others get the locks of a frozen or cut-off node. */
const idleShare = 0.8
/** Each side notices after 25 s that the other is gone; PostgreSQL then releases its locks. No effect on Unix sockets. */
const keepalive = {
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
  options:
    '-c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3 -c tcp_user_timeout=25000',
}

/** serialization_failure, deadlock_detected: the transaction was rolled back and can be retried. */
const retryCodes = new Set(['40001', '40P01'])
const mostTries = 5

/** Throws CannotStart when the server cannot be reached or started. */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  settings?: Pick<Settings, 'log' | 'whileStarting'>,
): Promise<Database> {
  if (config.databaseUrl !== null) return connectTo(config.databaseUrl)
  const embedded = await startEmbeddedPostgres(config.dataDir, settings)
  return connectDatabase(embedded.connection, () => embedded.stop())
}

/** `openDatabase` for a command: uses the embedded server of a running app, if there is one. */
export async function joinDatabase(config: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<Database> {
  if (config.databaseUrl !== null) return connectTo(config.databaseUrl)
  const embedded = await joinEmbeddedPostgres(config.dataDir)
  return connectDatabase(embedded.connection, () => embedded.stop())
}

export function connectDatabase(
  connection: PoolConfig,
  onClosed = async () => {},
  timeoutMilliseconds = queryTimeoutMilliseconds,
): Database {
  const typed = { ...keepalive, ...connection, types: { getTypeParser } }
  const pool = new Pool({
    // more connections would wait for each other, each with 10 MB of memory
    max: 10,
    connectionTimeoutMillis: timeoutMilliseconds * 0.8,
    // PostgreSQL ends slow queries; query_timeout is for a server that does not respond
    statement_timeout: timeoutMilliseconds,
    query_timeout: timeoutMilliseconds * 1.2,
    // the longest pause of a verb between two statements is the storing of a picture
    idle_in_transaction_session_timeout: timeoutMilliseconds * idleShare,
    ...typed,
  })
  surviveLostConnections(pool)
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: guardedConnections(pool) }) })
  let closed: Promise<void> | undefined
  const close = async () => {
    // not db.destroy(), which ends the pool only if there was a query
    await Promise.race([pool.end(), sleep(longestPoolEndMilliseconds, undefined, { ref: false })])
    await onClosed()
  }
  return { db, pool, connection: typed, close: () => (closed ??= close()) }
}

/** Runs `work` on its own connection without timeouts, for migrations, locks and backups. `database`: another database. */
export async function withDedicatedConnection<T>(
  pool: Pool,
  work: (client: Client) => Promise<T>,
  database?: string,
): Promise<T> {
  const { options } = pool
  // pg hides the password from a spread
  const password = options.password ?? ''
  const client = new Client({
    ...(database === undefined ? options : inOtherDatabase(options, database)),
    password,
    statement_timeout: false,
    query_timeout: 0,
  })
  client.on('error', ignoreError)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

function inOtherDatabase({ connectionString, ...options }: PoolConfig, database: string): PoolConfig {
  // the database in the connection string would win over `database`
  const address = connectionString?.replace(/^(\w+:\/\/[^/]*\/)[^?]*/, `$1${database}`)
  return { ...options, ...(address === undefined ? { database } : { connectionString: address }) }
}

/** Runs a verb's transaction, and retries it on conflicts. */
export async function inTransaction<Result>(
  db: Kysely<Schema>,
  work: (tx: Transaction<Schema>) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      if (attempt === mostTries || !retryCodes.has(codeOf(error))) throw error
      // random, so that the same two transactions do not conflict again
      await sleep(attempt * 10 * (0.5 + Math.random()))
    }
  }
}

/** All queries of `read` see the same snapshot of the database. */
export function inReadSnapshot<Result>(
  db: Kysely<Schema>,
  read: (tx: Transaction<Schema>) => Promise<Result>,
): Promise<Result> {
  return db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read)
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
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

/** An 'error' event without a listener would end the process. The query under way fails by itself. */
function surviveLostConnections(pool: Pool): void {
  pool.on('error', ignoreError)
  pool.on('connect', (client) => client.on('error', ignoreError))
}

const ignoreError = () => {}

/**
 * Closes a connection whose query timed out, since it may still be running: later queries on it fail at once. Queries on a
 * connection run one by one, and none runs after its transaction has ended, or else a query begun beside a failed one would
 * be kept.
 */
function guardedConnections(pool: Pool): PostgresPool {
  return {
    connect: async () => {
      const client = await pool.connect()
      let lost: Error | null = null
      let hasEnded = false
      let last: Promise<unknown> = Promise.resolve()
      const query = (text: string, values: readonly unknown[]) => {
        // a failed commit is rolled back
        if (hasEnded && text !== 'rollback') return Promise.reject(new Error('the transaction has ended'))
        hasEnded ||= text === 'commit' || text === 'rollback'
        const result = last.then(() => send(text, values))
        last = result.catch(ignoreError)
        return result
      }
      const send = async (text: string, values: readonly unknown[]) => {
        if (lost) throw lost
        try {
          return await client.query(text, [...values])
        } catch (error) {
          if (isReadTimeout(error)) {
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

/** A refused connection to a host with several addresses is an AggregateError without a message. */
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
  // as text, since a Date would shift the day by the time zone
  [builtins.DATE, asText],
])

const getTypeParser: CustomTypesConfig['getTypeParser'] = (oid, format) =>
  (format === 'binary' ? undefined : parsers.get(oid)) ?? types.getTypeParser(oid, format)
