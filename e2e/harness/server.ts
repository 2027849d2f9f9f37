/** The built product as a process with its own port and data. Its clock can move: a competition starts a month after creation. */
import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { copyDemoTo } from './demo-folder.ts'
import { startMailServer } from './mail-server.ts'
import { root } from './repository.ts'

const program = join(root, 'apps/api/dist/main.js')
const commands = join(root, 'apps/api/dist/cli.js')

export type RunningServer = {
  /** `http://127.0.0.1:…`, the same after a restart. */
  origin: string
  pid: () => number
  dataFolder: string
  /** Days by which the server's clock is ahead. */
  daysAhead: () => number
  /** Sets the clock ahead without a restart. Sessions of 30 days expire. */
  moveClock: (daysAhead: number) => Promise<void>
  restart: (daysAhead: number) => Promise<void>
  /** Resolves with the secret in the latest verification mail to the address. */
  mailedToken: (email: string) => Promise<string>
  makeAdmin: (email: string) => Promise<void>
  stop: () => Promise<void>
}

type Data = { demo: boolean; folder?: string }

/**
 * `demo`: with its accounts and competitions; otherwise nobody is an admin before `makeAdmin`. `folder`: its data, which
 * stay after the stop; an empty one is filled with the demo.
 */
export async function startServer({ demo, folder: given }: Data): Promise<RunningServer> {
  const folder = given ?? (await mkdtemp(join(tmpdir(), 'trickline-e2e-')))
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const mails = await startMailServer()
  const settings = { PORT: String(port), DEMO: demo ? 'on' : 'off', SMTP_URL: mails.url }
  let ahead = 0

  if (demo && (await isEmpty(folder)))
    await copyDemoTo(folder, { cache: join(root, '.cache/e2e-demo'), program, make: makeDemo })
  let child = await launch()

  async function launch(dataFolder = folder): Promise<ChildProcess> {
    const started = runNode([program], { ...settings, ...placeAndTime(dataFolder) })
    await untilReady(origin, started)
    return started
  }

  async function makeDemo(dataFolder: string): Promise<void> {
    await end(await launch(dataFolder))
  }

  function placeAndTime(dataFolder: string) {
    return { DATA_DIR: dataFolder, CLOCK_SHIFT_DAYS: String(ahead) }
  }

  return {
    origin,
    pid: () => child.pid ?? 0,
    dataFolder: folder,
    daysAhead: () => ahead,
    moveClock: async (daysAhead) => {
      await moveClockBy(daysAhead - ahead, origin)
      ahead = daysAhead
    },
    restart: async (daysAhead) => {
      await end(child)
      ahead = daysAhead
      child = await launch()
    },
    mailedToken: async (email) => {
      const link = await mails.linkTo(email, 'verify-email')
      return link.slice(link.lastIndexOf('/') + 1)
    },
    makeAdmin: async (email) => {
      const made = runNode([commands, 'make-admin', email], { ...settings, ...placeAndTime(folder) })
      const [code] = await once(made, 'exit')
      if (code !== 0) throw new Error(`make-admin ended with code ${code}`)
    },
    stop: async () => {
      await end(child)
      await mails.stop()
      if (given === undefined) await rm(folder, { recursive: true, force: true })
    },
  }
}

async function isEmpty(folder: string): Promise<boolean> {
  return (await readdir(folder)).length === 0
}

function runNode(commandLine: string[], settings: Record<string, string>): ChildProcess {
  return spawn(process.execPath, ['--enable-source-maps', ...commandLine], {
    env: {
      ...process.env,
      MALLOC_ARENA_MAX: '2',
      MALLOC_MMAP_THRESHOLD_: '131072',
      HOST: '127.0.0.1',
      NODE_ENV: 'development',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'error',
      TEST_CALLS: 'on',
      ...settings,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

async function moveClockBy(days: number, origin: string): Promise<void> {
  const response = await fetch(`${origin}/api/test/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ days }),
  })
  if (!response.ok) throw new Error(`the clock answered ${response.status}`)
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((listening) => server.once('listening', listening))
  const address = server.address()
  await new Promise((closed) => server.close(closed))
  if (address === null || typeof address === 'string') throw new Error('there is no free port')
  return address.port
}

async function untilReady(origin: string, server: ChildProcess): Promise<void> {
  const deadline = Date.now() + 300_000
  while (Date.now() < deadline) {
    if (server.exitCode !== null) throw new Error(`the server ended with code ${server.exitCode}`)
    const answer = await fetch(`${origin}/api/health`).catch(() => null)
    if (answer?.ok) return
    await sleep(50)
  }
  throw new Error('the server was not ready within 300 seconds')
}

async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  const ended = new Promise((resolve) => server.once('exit', resolve))
  server.kill('SIGTERM')
  await ended
}
