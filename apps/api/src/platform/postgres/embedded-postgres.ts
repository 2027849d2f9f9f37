/**
 * A real PostgreSQL for a machine with nothing but Node: made on the first start, run as a child
 * that outlives a kill of the app (the next start adopts it) but not its clean stop. Killed itself, it is
 * started again.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { Client, type ClientConfig, type PoolConfig } from 'pg'
import type { Logger } from 'pino'
import { CannotStart } from '../cannot-start.ts'
import { type Binaries, findBinaries } from './embedded-cluster-binaries.ts'
import { findServer, type ServerProcess } from './embedded-cluster-process.ts'
import { hasSockets, launch, shutDown } from './embedded-cluster-server.ts'
import { type Cluster, clusterUser, prepareCluster, errorSentence } from './embedded-cluster.ts'

export type EmbeddedPostgres = { connection: PoolConfig; stop(): Promise<void> }

type Settings = {
  /** `false` is for tests: quicker, and the data may not survive the machine. */
  durable?: boolean
  /** Hears of a server that went away and came back. */
  log?: Pick<Logger, 'warn' | 'error'>
}
type Owned = { server: ServerProcess; owner: Client }
type Place = { cluster: Cluster; binaries: Binaries; durable: boolean }

const database = 'trickline'
/** held as long as an app lives; the server gives it back when the app is killed */
const ownerLock = 7_218_400
/** recovery after a power cut replays at most max_wal_size */
const startTimeoutMilliseconds = 120_000
/** A server that somebody else is stopping; one that never ends refuses everybody for ever. */
const longestOthersStopMilliseconds = 5000
const pauseMilliseconds = 1000

/**
 * Throws CannotStart when the folder, the disk or the machine does not allow it, or another app runs on
 * the same folder.
 */
export async function startEmbeddedPostgres(
  dataDir: string,
  { durable = true, log }: Settings = {},
): Promise<EmbeddedPostgres> {
  const binaries = await findBinaries()
  const { place, first } = await open(dataDir, binaries, durable).catch((error: unknown) => {
    throw plainly(error, dataDir)
  })
  const stop = keepRunning(place, first, log)
  let stopping: Promise<void> | undefined
  return {
    connection: { ...address(place.cluster, first.server.port), database },
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
  if (!server || !(client instanceof Client)) return startEmbeddedPostgres(dataDir)
  await client.end()
  return { connection: { ...address(cluster, server.port), database }, stop: async () => {} }
}

async function open(
  dataDir: string,
  binaries: Binaries,
  durable: boolean,
): Promise<{ place: Place; first: Owned }> {
  const place = { cluster: await prepareCluster(dataDir, binaries.initdb, durable), binaries, durable }
  const first = await own(place)
  await createDatabase(first.owner)
  return { place, first }
}

/**
 * Starts the server again whenever it goes away, until the function that is returned stops it. A start that fails (the
 * disk is full) is tried again until it does not; only another app that has taken the folder ends this one.
 */
function keepRunning(place: Place, first: Owned, log: Settings['log']): () => Promise<void> {
  const { cluster, binaries } = place
  let isStopping = false
  let owned: Owned | null = null
  let comingBack = Promise.resolve()

  const hold = (now: Owned) => {
    owned = now
    now.owner.once('end', () => {
      owned = null
      if (isStopping) return
      log?.warn(`The embedded PostgreSQL stopped; see "${cluster.log}".`)
      comingBack = comeBack(now.server.port)
    })
  }
  const comeBack = async (port: number) => {
    for (;;) {
      try {
        hold(await own(place, { port, isGivenUp: () => isStopping }))
        log?.warn('The embedded PostgreSQL is there again.')
        return
      } catch (error) {
        if (error instanceof TakenByAnother) throw error
        if (isStopping) return
        log?.error({ err: error }, 'the embedded PostgreSQL does not start')
        await sleep(pauseMilliseconds)
      }
    }
  }

  hold(first)
  return async () => {
    isStopping = true
    const last = owned
    if (last) {
      // not waited for: a server that does not answer does not say goodbye
      last.owner.end().catch(() => {})
      await shutDown(last.server, cluster, binaries)
      return
    }
    const isTaken = await comingBack.then(
      () => false,
      () => true,
    )
    const server = isTaken ? null : await findServer(cluster.folder)
    if (server) await shutDown(server, cluster, binaries, 'immediate')
  }
}

/** What the disk or the server refuses is for a person to change; anything else is a bug. */
function plainly(error: unknown, dataDir: string): unknown {
  if (error instanceof CannotStart || !(error instanceof Error) || !('code' in error)) return error
  return new CannotStart(`The database in "${dataDir}" cannot be used: ${errorSentence(error)}`, {
    cause: error,
  })
}

/** Starts the server or adopts the one that runs, and becomes its only owner. */
async function own(
  place: Place,
  { port, isGivenUp = () => false }: { port?: number; isGivenUp?: () => boolean } = {},
): Promise<Owned> {
  const { cluster, binaries, durable } = place
  const deadline = Date.now() + startTimeoutMilliseconds
  let stoppingSince: number | null = null
  while (Date.now() < deadline && !isGivenUp()) {
    const server = (await findServer(cluster.folder)) ?? (await launch(cluster, binaries, { durable, port }))
    const owner = server && (await connect(address(cluster, server.port)))
    if (server && owner instanceof Client && (await becomeOwner(owner, cluster))) return { server, owner }
    stoppingSince = owner === 'stopping' ? (stoppingSince ?? Date.now()) : null
    if (server && stoppingSince !== null && Date.now() - stoppingSince > longestOthersStopMilliseconds) {
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

/** No client while it starts (no socket yet, "the database system is starting up") or stops. */
async function connect(to: ClientConfig): Promise<Client | 'starting' | 'stopping'> {
  const client = new Client({ ...to, database: 'postgres', connectionTimeoutMillis: 5000 })
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
  throw new TakenByAnother(
    `Another Trickline is running on the data in "${cluster.folder}". ` +
      'Stop it first, or give this one its own folder with DATA_DIR.',
  )
}

async function createDatabase(owner: Client): Promise<void> {
  const { rowCount } = await owner.query('select from pg_database where datname = $1', [database])
  if (rowCount === 0) await owner.query(`create database ${database}`)
}
