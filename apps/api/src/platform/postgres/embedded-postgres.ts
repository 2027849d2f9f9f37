/**
 * The embedded PostgreSQL: a child process that survives a killed app and is adopted by the next start. Its files are in
 * DATA_DIR/postgres: cluster, password of its only user, socket, log.
 */
import { spawn } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { lstat, mkdir, readdir, readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client, type ClientConfig, type PoolConfig } from 'pg'
import type { Logger } from 'pino'
import { CannotStart } from '../cannot-start.ts'
import {
  type Binaries,
  cleanEnvironment,
  commandPrefix,
  errorSentence,
  findBinaries,
  postgresMajor,
} from './embedded-programs.ts'
import {
  type Cluster,
  findServer,
  hasSockets,
  isAlive,
  launch,
  type ServerProcess,
  shutDown,
} from './embedded-server.ts'

export type EmbeddedPostgres = { connection: PoolConfig; stop(): Promise<void> }

export type Settings = {
  /** False in tests: faster, but a crash of the machine may lose data. */
  durable?: boolean
  log?: Pick<Logger, 'warn' | 'error'>
  /** Starts work that can go on while the server starts; called once its process exists, and again at another attempt. */
  whileStarting?: () => void
}
type StartOptions = Pick<Settings, 'whileStarting'> & { port?: number; isGivenUp?: () => boolean }
type Owned = { server: ServerProcess; owner: Client }
type Place = { cluster: Cluster; binaries: Binaries; durable: boolean }

const database = 'trickline'
const user = 'trickline'
/** The path of a socket has at most 107 bytes on Linux and 103 on macOS. */
const longestSocketPathBytes = 100
/** Advisory lock of the app that owns the server; PostgreSQL releases it when that app ends. */
const ownerLock = 7_218_400
/** Long enough for the recovery after a power cut, which replays at most max_wal_size. */
const startTimeoutMilliseconds = 120_000
/** A server that takes longer to shut down is stopped immediately. */
const longestShutdownMilliseconds = 5000
const retryMilliseconds = 1000

/** Throws CannotStart if folder, disk or machine prevent it, or another app uses the same folder. */
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

/**
 * For a command: uses the server of the app that runs on the folder, or starts one until `stop`. It waits for a server that
 * is starting: if the command owned it, the app that started it would be refused.
 */
export async function joinEmbeddedPostgres(dataDir: string): Promise<EmbeddedPostgres> {
  const { initdb } = await findBinaries()
  const cluster = await prepareCluster(dataDir, initdb, true).catch((error: unknown) => {
    throw asCannotStart(error, dataDir)
  })
  const deadline = Date.now() + startTimeoutMilliseconds
  while (Date.now() < deadline) {
    const server = await findServer(cluster.folder)
    if (!server) return startEmbeddedPostgres(dataDir)
    const client = await connect(address(cluster, server.port))
    if (client instanceof Client) {
      await client.end()
      return { connection: { ...address(cluster, server.port), database }, stop: async () => {} }
    }
    await sleep(retryMilliseconds / 10)
  }
  return startEmbeddedPostgres(dataDir)
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

/** Restarts the server whenever it ends, until the returned function stops it. If another app has the folder, this app ends. */
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
  const host = hasSockets ? cluster.socketFolder : '127.0.0.1'
  return { host, port, user, password: cluster.password }
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

/** Returns false if the server ends meanwhile, because its last owner is stopping it. */
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

/** Finds the cluster or creates it. Throws CannotStart if the folder cannot be used. */
async function prepareCluster(dataDir: string, initdb: string, durable: boolean): Promise<Cluster> {
  const home = join(await existingFolder(dataDir), 'postgres')
  const folder = join(home, 'cluster')
  await removeUnfinished(home)
  if (!existsSync(home)) await initialise(home, initdb, durable)
  const prefix = commandPrefix(folder, await stat(folder))
  await refuseOtherMajor(folder)
  const password = await readFile(join(home, 'password'), 'utf8')
  return { folder, socketFolder: await socketFolder(home), log: join(home, 'server.log'), password, prefix }
}

async function existingFolder(dataDir: string): Promise<string> {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 })
    return await realpath(dataDir)
  } catch (error) {
    throw new CannotStart(`DATA_DIR "${dataDir}" cannot be made: ${errorSentence(error)}`, { cause: error })
  }
}

/** Removes what was left by a start killed during initdb. */
async function removeUnfinished(home: string): Promise<void> {
  const start = `${basename(home)}.new-`
  for (const name of await readdir(dirname(home))) {
    if (!name.startsWith(start) || isAlive(Number(name.slice(start.length)))) continue
    await rm(join(dirname(home), name), { recursive: true, force: true })
  }
}

/** Creates the cluster under another name first, so that a home that exists is complete. */
async function initialise(home: string, initdb: string, durable: boolean): Promise<void> {
  const unfinished = `${home}.new-${process.pid}`
  try {
    await mkdir(unfinished, { mode: 0o700 })
    const passwordFile = join(unfinished, 'password')
    await writeFile(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 })
    await runInitdb(join(unfinished, 'cluster'), passwordFile, initdb, durable)
    await rename(unfinished, home)
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    // another start was faster
    if (existsSync(home)) return
    throw new CannotStart(`The database cannot be made in "${home}": ${errorSentence(error)}`, {
      cause: error,
    })
  }
}

function runInitdb(folder: string, passwordFile: string, initdb: string, durable: boolean): Promise<void> {
  const [program = initdb, ...options] = [
    ...commandPrefix(folder, null),
    initdb,
    `--pgdata=${folder}`,
    `--username=${user}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    // the same sort order and upper case on every machine
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    ...(durable ? [] : ['--no-sync']),
  ]
  return new Promise((done, fail) => {
    const child = spawn(program, options, {
      env: cleanEnvironment(),
      cwd: dirname(folder),
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    let output = ''
    child.stderr.on('data', (text: Buffer) => (output += text.toString()))
    child.on('error', fail)
    child.on('close', (code) => (code === 0 ? done() : fail(new Error(output.trim()))))
  })
}

async function refuseOtherMajor(folder: string): Promise<void> {
  const major = (await readFile(join(folder, 'PG_VERSION'), 'utf8').catch(() => 'an unknown version')).trim()
  if (major === postgresMajor) return
  throw new CannotStart(
    `"${folder}" was made by PostgreSQL ${major}; this version of Trickline brings PostgreSQL ${postgresMajor}. ` +
      'Dump the data with the version of Trickline that made it, or set DATA_DIR to another folder (docs/deploy.md).',
  )
}

/** The home, or a temporary folder if its socket's path would be too long. */
async function socketFolder(home: string): Promise<string> {
  if (Buffer.byteLength(join(home, '.s.PGSQL.5432')) <= longestSocketPathBytes) return home
  const folder = join(tmpdir(), `trickline-${createHash('sha256').update(home).digest('hex').slice(0, 16)}`)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const { uid, mode } = await lstat(folder)
  const isOurs = uid === process.getuid?.() && (mode & 0o077) === 0
  if (!isOurs) throw new CannotStart(`"${folder}" is needed for the socket of the database, but is not ours.`)
  return folder
}
