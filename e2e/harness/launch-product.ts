/** The built product as a process on a free port of loopback. */
import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { root } from './repository.ts'

type Settings = Record<string, string>

export const program = join(root, 'apps/api/dist/main.js')
const commands = join(root, 'apps/api/dist/cli.js')

/** Without `PORT`, a free port is used. Resolves once the product answers. */
export async function launchProduct(settings: Settings): Promise<ChildProcess> {
  const PORT = settings['PORT'] ?? String(await freePort())
  const launched = runNode([program], { ...settings, PORT })
  await untilReady(`http://127.0.0.1:${PORT}`, launched)
  return launched
}

export async function endProduct(product: ChildProcess): Promise<void> {
  if (product.exitCode !== null || product.signalCode !== null) return
  const ended = once(product, 'exit')
  product.kill('SIGTERM')
  await ended
}

/** Runs an administrator's command like `npm run cli`. */
export async function runCommand(words: readonly string[], settings: Settings): Promise<void> {
  const [code] = await once(runNode([commands, ...words], settings), 'exit')
  if (code !== 0) throw new Error(`${words[0]} ended with code ${code}`)
}

/** The server of a test that failed before it stopped it is stopped at the end of the worker. */
const running = new Set<ChildProcess>()
process.once('exit', () => running.forEach((child) => child.kill()))

function runNode(commandLine: string[], settings: Settings): ChildProcess {
  const child = spawn(process.execPath, ['--enable-source-maps', ...commandLine], {
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
  running.add(child)
  child.once('exit', () => running.delete(child))
  return child
}

/**
 * Ports below those that the system gives to connections: a client that keeps trying the port of a server that is down could
 * otherwise be given that port, talk to itself and keep the server from coming back.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(15_000, 32_000)
    const server = createServer().listen(port, '127.0.0.1')
    const isFree = await once(server, 'listening').then(
      () => true,
      () => false,
    )
    await new Promise((closed) => server.close(closed))
    if (isFree) return port
  }
}

async function untilReady(origin: string, product: ChildProcess): Promise<void> {
  const deadline = Date.now() + 300_000
  while (Date.now() < deadline) {
    if (product.exitCode !== null) throw new Error(`the server ended with code ${product.exitCode}`)
    const answer = await fetch(`${origin}/api/health`).catch(() => null)
    if (answer?.ok) return
    await sleep(50)
  }
  throw new Error('the server was not ready within 300 seconds')
}
