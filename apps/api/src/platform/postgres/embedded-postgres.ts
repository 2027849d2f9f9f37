/** The embedded PostgreSQL, a child process that outlives a killed app; the next start adopts it. */
import { setTimeout as sleep } from 'node:timers/promises'
import { Client, type ClientConfig, type PoolConfig } from 'pg'
import type { Logger } from 'pino'
import { CannotStart } from '../cannot-start.ts'
import { type Binaries, findBinaries } from './embedded-cluster-binaries.ts'
import { findServer, type ServerProcess } from './embedded-cluster-process.ts'
import { hasSockets, launch, shutDown } from './embedded-cluster-server.ts'
import { type Cluster, clusterUser, errorSentence, prepareCluster } from './embedded-cluster.ts'

export type EmbeddedPostgres = { connection: PoolConfig; stop(): Promise<void> }

export type Settings = {
  /** False, for tests: faster, but a crash of the machine may lose data. */
  durable?: boolean
  log?: Pick<Logger, 'warn' | 'error'>
  /** Begins work that goes on while the server starts; called once its process is there, and again at another attempt. */
  whileStarting?: () => void
}
type StartOptions = Pick<Settings, 'whileStarting'> & { port?: number; isGivenUp?: () => boolean }
type Owned = { server: ServerProcess; owner: Client }
type Place = { cluster: Cluster; binaries: Binaries; durable: boolean }

const database = 'trickline'
/** advisory lock of the app that owns the server; PostgreSQL releases it when that app ends */
const ownerLock = 7_218_400
/** for the recovery after a power cut, which replays at most max_wal_size */
const startTimeoutMilliseconds = 120_000
/** a server that has been shutting down for longer is stopped immediately */
const longestShutdownMilliseconds = 5000
const retryMilliseconds = 1000

/** Throws CannotStart when folder, disk or machine prevent it, or another app runs on the same folder. */
export async function startEmbeddedPostgres(
  dataDir: string,
  { durable = true, log, whileStarting = () => {} }: Settings = {},
): Promise<EmbeddedPostgres> {
  const binaries = await findBinaries()
  const { place, first } = await open(dataDir, binaries, { durable, whileStarting }).catch(
    (error: unknown) => {
      throw asCannotStart(error, dataDir)
    },
  )
  const stop = keepRunning(place, first, log)
  let stopping: Promise<void> | undefined
  return {
    connection: { ...address(place.cluster, first.server.port), database },
    stop: () => (stopping ??= stop()),
  }
}

/** For a command: uses the server of the app that runs on the folder, else starts one until `stop`. */
export async function joinEmbeddedPostgres(dataDir: string): Promise<EmbeddedPostgres> {
  const { initdb } = await findBinaries()
  const cluster = await prepareCluster(dataDir, initdb, true).catch((error: unknown) => {
    throw asCannotStart(error, dataDir)
  })
  const server = await findServer(cluster.folder)
  const client = server && (await connect(address(cluster, server.port)))
  if (!server || !(client instanceof Client)) return startEmbeddedPostgres(dataDir)
  await client.end()
  return { connection: { ...address(cluster, server.port), database }, stop: async () => {} }
}

async function open(
  dataDir: string,
  binaries: Binaries,
  { durable, ...options }: StartOptions & { durable: boolean },
): Promise<{ place: Place; first: Owned }> {
  const place = { cluster: await prepareCluster(dataDir, binaries.initdb, durable), binaries, durable }
  const first = await own(place, options)
  await createDatabase(first.owner)
  return { place, first }
}

/** Restarts the server whenever it ends, until the returned function stops it. If another app has the folder, the app ends. */
function keepRunning(place: Place, first: Owned, log: Settings['log']): () => Promise<void> {
  const { cluster, binaries } = place
  let isStopping = false
  let owned: Owned | null = null
  let restarting = Promise.resolve()

  const watch = (current: Owned) => {
    owned = current
    current.owner.once('end', () => {
      owned = null
      if (isStopping) return
      log?.warn(`The embedded PostgreSQL stopped; see "${cluster.log}".`)
      restarting = restart(current.server.port)
    })
  }
  const restart = async (port: number) => {
    for (;;) {
      try {
        watch(await own(place, { port, isGivenUp: () => isStopping }))
        log?.warn('The embedded PostgreSQL is there again.')
        return
      } catch (error) {
        if (error instanceof TakenByAnother) throw error
        if (isStopping) return
        log?.error({ err: error }, 'the embedded PostgreSQL does not start')
        await sleep(retryMilliseconds)
      }
    }
  }

  watch(first)
  return async () => {
    isStopping = true
    const last = owned
    if (last) {
      // not awaited: a server that does not respond does not close the connection
      last.owner.end().catch(() => {})
      await shutDown(last.server, cluster, binaries)
      return
    }
    const isTaken = await restarting.then(
      () => false,
      () => true,
    )
    const server = isTaken ? null : await findServer(cluster.folder)
    if (server) await shutDown(server, cluster, binaries, 'immediate')
  }
}

/** Errors with a code come from the disk or the server and become CannotStart; others are bugs. */
function asCannotStart(error: unknown, dataDir: string): unknown {
  if (error instanceof CannotStart || !(error instanceof Error) || !('code' in error)) return error
  return new CannotStart(`The database in "${dataDir}" cannot be used: ${errorSentence(error)}`, {
    cause: error,
  })
}

async function own(
  place: Place,
  { port, isGivenUp = () => false, whileStarting = () => {} }: StartOptions = {},
): Promise<Owned> {
  const { cluster, binaries, durable } = place
  const deadline = Date.now() + startTimeoutMilliseconds
  let stoppingSince: number | null = null
  while (Date.now() < deadline && !isGivenUp()) {
    const server = (await findServer(cluster.folder)) ?? (await launch(cluster, binaries, { durable, port }))
    if (server) whileStarting()
    const owner = server && (await connect(address(cluster, server.port)))
    if (server && owner instanceof Client && (await becomeOwner(owner, cluster))) return { server, owner }
    stoppingSince = owner === 'stopping' ? (stoppingSince ?? Date.now()) : null
    if (server && stoppingSince !== null && Date.now() - stoppingSince > longestShutdownMilliseconds) {
      await shutDown(server, cluster, binaries, 'immediate')
    }
    await sleep(25)
  }
  throw new CannotStart(`The embedded PostgreSQL does not answer; see "${cluster.log}".`)
}

function address(cluster: Cluster, port: number): ClientConfig {
  const { password, socketFolder } = cluster
  return { host: hasSockets ? socketFolder : '127.0.0.1', port, user: clusterUser, password }
}

async function connect(config: ClientConfig): Promise<Client | 'starting' | 'stopping'> {
  const client = new Client({ ...config, database: 'postgres', connectionTimeoutMillis: 5000 })
  client.on('error', () => {})
  try {
    await client.connect()
    return client
  } catch (error) {
    await client.end().catch(() => {})
    if (/is shutting down/.test(errorSentence(error))) return 'stopping'
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (['ENOENT', 'ECONNREFUSED', 'ECONNRESET', '57P01', '57P03'].includes(code)) return 'starting'
    if (/terminated|timeout/.test(errorSentence(error))) return 'starting'
    throw error
  }
}

class TakenByAnother extends CannotStart {}

/** Returns false when the server ends meanwhile: its last owner is stopping it. */
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
  throw new TakenByAnother(
    `Another Trickline is running on the data in "${cluster.folder}". ` +
      'Stop it first, or give this one its own folder with DATA_DIR.',
  )
}

async function createDatabase(owner: Client): Promise<void> {
  const { rowCount } = await owner.query('select from pg_database where datname = $1', [database])
  if (rowCount === 0) await owner.query(`create database ${database}`)
}
