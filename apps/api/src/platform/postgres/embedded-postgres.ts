/**
 * A real PostgreSQL for a machine with nothing but Node: made on the first start, run as a child
 * that outlives a kill of the app (the next start adopts it) but not its clean stop.
 */
import { spawn, spawnSync } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { readFile, rename, stat } from 'node:fs/promises'
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client, type ClientConfig, type PoolConfig } from 'pg'
import { CannotStart } from '../cannot-start.ts'
import { type Binaries, findBinaries } from './embedded-cluster-binaries.ts'
import { findServer, isAlive, type ServerProcess } from './embedded-cluster-process.ts'
import { cleanEnvironment, type Cluster, clusterUser, prepareCluster, sentence } from './embedded-cluster.ts'

export type EmbeddedPostgres = { connection: PoolConfig; stop(): Promise<void> }

const database = 'trickline'
/** held as long as an app lives; the server gives it back when the app is killed */
const ownerLock = 7_218_400
/** recovery after a power cut replays at most max_wal_size */
const patienceMilliseconds = 120_000
const hasSockets = process.platform !== 'win32'

/**
 * `durable: false` is for tests: quicker, and the data may not survive the machine. Throws
 * CannotStart when the folder, the disk or the machine does not allow it, or another app runs on
 * the same folder.
 */
export async function startEmbeddedPostgres(
  dataDir: string,
  { durable = true } = {},
): Promise<EmbeddedPostgres> {
  const binaries = await findBinaries()
  const { cluster, server, owner } = await open(dataDir, binaries, durable).catch((error: unknown) => {
    throw plainly(error, dataDir)
  })

  let stopping: Promise<void> | undefined
  owner.on('end', () => {
    if (stopping === undefined) throw new Error(`The embedded PostgreSQL stopped; see "${cluster.log}".`)
  })
  const stop = async () => {
    await owner.end()
    await shutDown(server, cluster, binaries)
  }
  return {
    connection: { ...address(cluster, server.port), database },
    stop: () => (stopping ??= stop()),
  }
}

/** For a command: the server of the app that runs on the folder, which stays up; without one, a server until `stop`. */
export async function joinEmbeddedPostgres(dataDir: string): Promise<EmbeddedPostgres> {
  const { initdb } = await findBinaries()
  const cluster = await prepareCluster(dataDir, initdb, true).catch((error: unknown) => {
    throw plainly(error, dataDir)
  })
  const server = await findServer(cluster.folder)
  const client = server && (await connect(address(cluster, server.port)))
  if (!server || !client) return startEmbeddedPostgres(dataDir)
  await client.end()
  return { connection: { ...address(cluster, server.port), database }, stop: async () => {} }
}

async function open(dataDir: string, binaries: Binaries, durable: boolean) {
  const cluster = await prepareCluster(dataDir, binaries.initdb, durable)
  const { server, owner } = await own(cluster, binaries, durable)
  await createDatabase(owner)
  return { cluster, server, owner }
}

/** What the disk or the server refuses is for a person to change; anything else is a bug. */
function plainly(error: unknown, dataDir: string): unknown {
  if (error instanceof CannotStart || !(error instanceof Error) || !('code' in error)) return error
  return new CannotStart(`The database in "${dataDir}" cannot be used: ${sentence(error)}`, { cause: error })
}

/** Starts the server or adopts the one that runs, and becomes its only owner. */
async function own(cluster: Cluster, binaries: Binaries, durable: boolean) {
  const deadline = Date.now() + patienceMilliseconds
  while (Date.now() < deadline) {
    const server = (await findServer(cluster.folder)) ?? (await launch(cluster, binaries, durable))
    const owner = server && (await connect(address(cluster, server.port)))
    if (server && owner && (await becomeOwner(owner, cluster))) return { server, owner }
    await sleep(25)
  }
  throw new CannotStart(`The embedded PostgreSQL does not answer; see "${cluster.log}".`)
}

function address(cluster: Cluster, port: number): ClientConfig {
  const { password, socketFolder } = cluster
  return { host: hasSockets ? socketFolder : '127.0.0.1', port, user: clusterUser, password }
}

/** Null when the process ended because another start was quicker. Not ready yet when it returns. */
async function launch(cluster: Cluster, { postgres }: Binaries, durable: boolean) {
  const logFrom = await makeRoomInLog(cluster.log)
  const port = hasSockets ? 5432 : await freePort()
  const options = settings(cluster, port, durable).flatMap((setting) => ['-c', setting])
  const [program = postgres, ...given] = [...cluster.prefix, postgres, '-D', cluster.folder, ...options]
  const log = openSync(cluster.log, 'a', 0o600)
  // its own session: Ctrl-C in the terminal is for the app, which still needs its database then
  const child = spawn(program, given, {
    detached: true,
    stdio: ['ignore', log, log],
    cwd: cluster.folder,
    env: cleanEnvironment(),
  })
  closeSync(log)
  child.unref()
  const failure = { message: '' }
  child.on('error', ({ message }) => (failure.message = message))

  while (child.exitCode === null && child.signalCode === null && failure.message === '') {
    const server = await findServer(cluster.folder)
    if (server) return server
    await sleep(10)
  }
  const said = failure.message || (await readFile(cluster.log, 'utf8')).slice(logFrom)
  // the backends of a killed server need a moment to notice
  if (/lock file .* already exists|shared memory block .* is still in use/.test(said)) return null
  throw new CannotStart(`The embedded PostgreSQL did not start: ${sentence(new Error(lastFatal(said)))}`)
}

/** Answers the size of the log in characters, after putting a big one aside. */
async function makeRoomInLog(log: string): Promise<number> {
  const size = await stat(log).then(
    (found) => found.size,
    () => 0,
  )
  if (size < 5_000_000) return size
  await rename(log, `${log}.old`)
  return 0
}

function settings({ socketFolder }: Cluster, port: number, durable: boolean): string[] {
  return [
    `port=${port}`,
    `listen_addresses=${hasSockets ? '' : '127.0.0.1'}`,
    // a list, in which a name may hold anything between quotes
    `unix_socket_directories=${hasSockets ? `"${socketFolder.replaceAll('"', '""')}"` : ''}`,
    'unix_socket_permissions=0700',
    'max_connections=100',
    'shared_buffers=128MB',
    'max_wal_size=256MB',
    'jit=off',
    'timezone=UTC',
    'log_timezone=UTC',
    `fsync=${durable ? 'on' : 'off'}`,
    `full_page_writes=${durable ? 'on' : 'off'}`,
    `synchronous_commit=${durable ? 'on' : 'off'}`,
    // copying a template fails while its tables are being vacuumed
    `autovacuum=${durable ? 'on' : 'off'}`,
  ]
}

function freePort(): Promise<number> {
  return new Promise((found, fail) => {
    const server = createServer().on('error', fail)
    server.listen(0, '127.0.0.1', () => {
      const bound = server.address()
      server.close(() => found(typeof bound === 'object' && bound ? bound.port : 0))
    })
  })
}

function lastFatal(log: string): string {
  const lines = log.split('\n').filter((line) => /FATAL|PANIC|ERROR|error/.test(line))
  return lines.at(-1) ?? log.trim()
}

/** Null while it starts or stops: no socket yet, "the database system is starting up". */
async function connect(to: ClientConfig): Promise<Client | null> {
  const client = new Client({ ...to, database: 'postgres' })
  client.on('error', () => {})
  try {
    await client.connect()
    return client
  } catch (error) {
    await client.end().catch(() => {})
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (['ENOENT', 'ECONNREFUSED', 'ECONNRESET', '57P01', '57P03'].includes(code)) return null
    if (/terminated/.test(sentence(error))) return null
    throw error
  }
}

/** False when the server goes away meanwhile: its last owner is stopping it. */
async function becomeOwner(client: Client, cluster: Cluster): Promise<boolean> {
  const deadline = Date.now() + 5000
  while (Date.now() < deadline) {
    const answer = await client
      .query<{ free: boolean }>('select pg_try_advisory_lock($1) as free', [ownerLock])
      .catch(() => null)
    if (answer === null) return false
    if (answer.rows[0]?.free) return true
    await sleep(100)
  }
  await client.end()
  throw new CannotStart(
    `Another Trickline is running on the data in "${cluster.folder}". ` +
      'Stop it first, or give this one its own folder with DATA_DIR.',
  )
}

async function createDatabase(owner: Client): Promise<void> {
  const { rowCount } = await owner.query('select from pg_database where datname = $1', [database])
  if (rowCount === 0) await owner.query(`create database ${database}`)
}

/** "Fast": open transactions are rolled back, everything committed is written. */
async function shutDown({ pid }: ServerProcess, cluster: Cluster, { pg_ctl }: Binaries): Promise<void> {
  if (hasSockets) kill(pid, 'SIGINT')
  else spawnSync(pg_ctl, ['stop', '-m', 'fast', '-D', cluster.folder], { stdio: 'ignore' })
  const deadline = Date.now() + 20_000
  while (isAlive(pid)) {
    if (Date.now() > deadline) throw new Error(`The embedded PostgreSQL (process ${pid}) does not stop.`)
    await sleep(10)
  }
}

function kill(pid: number, signal: NodeJS.Signals): void {
  if (isAlive(pid)) process.kill(pid, signal)
}
