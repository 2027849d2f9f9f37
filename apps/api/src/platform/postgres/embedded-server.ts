/** The server process of a cluster: finds it by its postmaster.pid, starts and stops it. */
import { spawn, spawnSync } from 'node:child_process'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { readFile, rename, rm, stat } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { CannotStart } from '../cannot-start.ts'
import { type Binaries, cleanEnvironment, errorSentence } from './embedded-programs.ts'

export type Cluster = {
  folder: string
  socketFolder: string
  log: string
  password: string
  prefix: string[]
}

export type ServerProcess = { pid: number; port: number }

/** Returns the running server, ready or not; null if none. Removes a pid file whose pid belongs to another program. */
export async function findServer(clusterFolder: string): Promise<ServerProcess | null> {
  const file = join(clusterFolder, 'postmaster.pid')
  const text = await readFile(file, 'utf8').catch(() => '')
  const [pidLine, , , portLine] = text.split('\n')
  const pid = Number(pidLine)
  if (!(pid > 0) || !isAlive(pid)) return null
  if (serves(pid, clusterFolder)) return { pid, port: Number(portLine) }
  await rm(file, { force: true })
  return null
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return !isZombie(pid)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** A process that has ended but was not reaped by its parent, which in a container may never happen. */
function isZombie(pid: number): boolean {
  if (process.platform !== 'linux') return false
  try {
    return /\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}

function serves(pid: number, clusterFolder: string): boolean {
  // Windows has neither /proc nor ps, and does not soon reuse a pid
  if (process.platform === 'win32') return true
  const command = commandOf(pid)
  return command.includes('postgres') && command.includes(clusterFolder)
}

function commandOf(pid: number): string {
  if (process.platform !== 'linux') {
    return spawnSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' }).stdout
  }
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
  } catch {
    return ''
  }
}

export const hasSockets = process.platform !== 'win32'

/** Time for the checkpoint at the end; if it is cut short, the next start recovers. */
const fastStopMilliseconds = 3500
const immediateStopMilliseconds = 2500

/** Returns null if another start was faster. The server is not ready yet. */
export async function launch(
  cluster: Cluster,
  { postgres }: Binaries,
  { durable, port: portBefore }: { durable: boolean; port?: number | undefined },
): Promise<ServerProcess | null> {
  const logStart = await rotateLog(cluster.log)
  // a restarted server keeps the port that the pool connects to
  const port = hasSockets ? 5432 : (portBefore ?? (await freePort()))
  const options = settings(cluster, port, durable).flatMap((setting) => ['-c', setting])
  const [program = postgres, ...args] = [...cluster.prefix, postgres, '-D', cluster.folder, ...options]
  const log = openSync(cluster.log, 'a', 0o600)
  // detached: Ctrl-C must only stop the app, which needs its database to the end
  const child = spawn(program, args, {
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
  const output = failure.message || (await readFile(cluster.log)).toString('utf8', logStart)
  // the backends of a killed server may still be ending
  if (/lock file .* already exists|shared memory block .* is still in use/.test(output)) return null
  throw new CannotStart(
    `The embedded PostgreSQL did not start: ${errorSentence(new Error(lastFatal(output)))}`,
  )
}

/** Renames a log of 5 MB or more; returns the size of the current log in bytes. */
async function rotateLog(log: string): Promise<number> {
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
    // a list of quoted names
    `unix_socket_directories=${hasSockets ? `"${socketFolder.replaceAll('"', '""')}"` : ''}`,
    'unix_socket_permissions=0700',
    'max_connections=100',
    'shared_buffers=128MB',
    'max_wal_size=256MB',
    'jit=off',
    // for disks without a moving head: few rows are looked up without reading their table
    'random_page_cost=1.1',
    'timezone=UTC',
    'log_timezone=UTC',
    `fsync=${durable ? 'on' : 'off'}`,
    `full_page_writes=${durable ? 'on' : 'off'}`,
    `synchronous_commit=${durable ? 'on' : 'off'}`,
    // a template cannot be copied while its tables are being vacuumed
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

/** "Fast" rolls back open transactions; after a timeout the server is stopped immediately, then killed. */
export async function shutDown(
  { pid }: ServerProcess,
  cluster: Cluster,
  { pg_ctl }: Binaries,
  how: 'fast' | 'immediate' = 'fast',
): Promise<void> {
  if (!hasSockets) {
    spawnSync(pg_ctl, ['stop', '-m', how, '-D', cluster.folder], { stdio: 'ignore' })
    return
  }
  if (how === 'fast' && (await endsAfter(pid, 'SIGINT', fastStopMilliseconds))) return
  if (await endsAfter(pid, 'SIGQUIT', immediateStopMilliseconds)) return
  if (await endsAfter(pid, 'SIGKILL', immediateStopMilliseconds)) return
  throw new Error(`The embedded PostgreSQL (process ${pid}) does not stop.`)
}

async function endsAfter(pid: number, signal: NodeJS.Signals, timeoutMilliseconds: number): Promise<boolean> {
  if (isAlive(pid)) process.kill(pid, signal)
  const deadline = Date.now() + timeoutMilliseconds
  while (isAlive(pid)) {
    if (Date.now() > deadline) return false
    await sleep(10)
  }
  return true
}
