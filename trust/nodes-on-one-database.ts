/** The built product as one or several processes on one PostgreSQL, to be killed, frozen and started again. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { startEmbeddedPostgres } from '../apps/api/src/platform/postgres/embedded-postgres.ts'
import { freePort } from '../e2e/harness/launch-product.ts'
import { startMailServer } from '../e2e/harness/mail-server.ts'
import { root } from '../e2e/harness/repository.ts'
import { embeddedDatabaseUrl } from '../e2e/harness/shared-postgres.ts'
import { startInstalled } from './installed-postgres.ts'

const programOf = (build: string) => join(build, 'apps/api/dist/main.js')
const readyMilliseconds = 300_000

export type Node = {
  origin: string
  pid: () => number
  signal: (signal: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT' | 'SIGTERM') => void
  /** Starts the node again after it has been killed or has ended by itself. */
  start: () => Promise<void>
  ended: () => Promise<void>
  hasEnded: () => boolean
  ready: () => Promise<void>
}

export type Nodes = {
  nodes: [Node, ...Node[]]
  /** Starts another node of the current build. */
  join: () => Promise<Node>
  settings: Record<string, string>
  /** Connects with our own driver, beside the product. */
  query: <Row extends object>(sql: string, values?: unknown[]) => Promise<Row[]>
  mails: Awaited<ReturnType<typeof startMailServer>>
  makeAdmin: (email: string) => Promise<void>
  /** Starts all nodes again, this many days ahead. */
  moveClock: (days: number) => Promise<void>
  /** Ends all nodes; their data stay. */
  halt: () => Promise<void>
  start: () => Promise<void>
  stop: () => Promise<void>
}

type Setting = {
  /** One node, whose embedded database can be killed with it or alone. */
  ownDatabase?: boolean
  /** Uses a PostgreSQL of the machine (installed-postgres.ts). */
  postgres?: string | undefined
  /** The folder of a built repository; by default this one. */
  build?: string
  settings?: Record<string, string>
}

export async function startNodes(
  count: number,
  { ownDatabase = false, postgres, build = root, settings: given = {} }: Setting = {},
): Promise<Nodes> {
  const folder = await mkdtemp(join(tmpdir(), 'trickline-trust-'))
  const mails = await startMailServer()
  const database = ownDatabase ? null : await startDatabase(folder, postgres)
  const settings: Record<string, string> = {
    DATA_DIR: folder,
    DEMO: 'off',
    SMTP_URL: mails.url,
    ...(database && { DATABASE_URL: database.databaseUrl }),
    ...given,
  }
  const [first, ...others] = await Promise.all(Array.from({ length: count }, () => aNode(build, settings)))
  if (!first) throw new Error('at least one node')
  const nodes: Nodes['nodes'] = [first, ...others]
  const start = async () => {
    for (const node of nodes) await node.start()
  }
  const halt = async () => {
    for (const node of nodes) {
      node.signal('SIGCONT')
      node.signal('SIGTERM')
      await node.ended()
    }
  }
  await start()
  return {
    start,
    halt,
    nodes,
    join: async () => {
      const node = await aNode(root, settings)
      nodes.push(node)
      await node.start()
      return node
    },
    settings,
    mails,
    query: (sql, values) => queryOnce(settings, sql, values),
    makeAdmin: async (email) => {
      const { code, output } = await endOf(startCommand(settings, ['make-admin', email], build))
      if (code !== 0) throw new Error(output)
    },
    moveClock: async (days) => {
      settings['CLOCK_SHIFT_DAYS'] = String(days)
      await halt()
      await start()
    },
    stop: async () => {
      await halt()
      await database?.stop()
      await mails.stop()
      await rm(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

async function startDatabase(
  folder: string,
  version: string | undefined,
): Promise<{ databaseUrl: string; stop: () => Promise<void> }> {
  if (version !== undefined) return startInstalled(folder, version)
  const embedded = await startEmbeddedPostgres(folder, { durable: false })
  return { databaseUrl: addressOf(embedded.connection), stop: () => embedded.stop() }
}

async function aNode(build: string, settings: Record<string, string>): Promise<Node> {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  let child: ChildProcess | null = null
  const ready = () => untilReady(origin, () => child)
  return {
    origin,
    ready,
    pid: () => child?.pid ?? 0,
    signal: (signal) => void child?.kill(signal),
    start: async () => {
      child = run([programOf(build)], { ...settings, PORT: String(port) })
      await ready()
    },
    ended: async () => {
      if (child && child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    },
    hasEnded: () => child !== null && (child.exitCode !== null || child.signalCode !== null),
  }
}

/** Runs a command of the product to its end. */
export function command(settings: Record<string, string>, ...args: string[]): Promise<Ended> {
  return commandOf(root, settings, ...args)
}

/** `build`: the folder of a built repository. */
export function commandOf(
  build: string,
  settings: Record<string, string>,
  ...args: string[]
): Promise<Ended> {
  return endOf(startCommand(settings, args, build))
}

type Ended = { code: number | null; output: string }

async function endOf(child: ChildProcess): Promise<Ended> {
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (output += String(text)))
  const [code] = await once(child, 'close')
  return { code: typeof code === 'number' ? code : null, output }
}

export function startCommand(
  settings: Record<string, string>,
  args: readonly string[],
  build = root,
): ChildProcess {
  return run([join(build, 'apps/api/dist/cli.js'), ...args], settings, 'pipe')
}

function run(line: string[], settings: Record<string, string>, output: 'inherit' | 'pipe' = 'inherit') {
  return spawn(process.execPath, ['--enable-source-maps', ...line], {
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      NODE_ENV: 'development',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'fatal',
      ...settings,
    },
    stdio: ['ignore', output === 'pipe' ? 'pipe' : 'ignore', output],
  })
}

async function untilReady(origin: string, child: () => ChildProcess | null): Promise<void> {
  const deadline = Date.now() + readyMilliseconds
  while (Date.now() < deadline) {
    const ended = child()?.exitCode ?? null
    if (ended !== null) throw new Error(`the server ended with code ${ended}`)
    const answer = await fetch(`${origin}/api/ready`, { signal: AbortSignal.timeout(5000) }).catch(() => null)
    if (answer?.ok) return
    await sleep(50)
  }
  throw new Error(`${origin} was not ready in time`)
}

function addressOf(connection: {
  host?: string | undefined
  port?: number | undefined
  user?: string | undefined
  password?: unknown
  database?: string | undefined
}): string {
  const { host = '', port, user = '', password, database } = connection
  const secret = encodeURIComponent(String(password))
  return `postgres://${user}:${secret}@/${database}?host=${encodeURIComponent(host)}&port=${port}`
}

async function queryOnce<Row extends object>(
  { DATABASE_URL, DATA_DIR = '' }: Record<string, string>,
  sql: string,
  values?: unknown[],
): Promise<Row[]> {
  const client = new Client({
    connectionString: DATABASE_URL ?? (await embeddedDatabaseUrl(DATA_DIR, 'trickline')),
  })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query<Row>(sql, values)).rows
  } finally {
    await client.end()
  }
}
