/** Starts the server: configuration, database, then the app (start-app.ts). Stops it in the opposite order. */
import { once } from 'node:events'
import { setFlagsFromString } from 'node:v8'
import type { Logger } from 'pino'
import { CannotStart } from './platform/cannot-start.ts'
import { readConfig } from './platform/config.ts'
import { openDatabase } from './platform/postgres/database.ts'
import { openLog } from './platform/log.ts'
import { whyUnavailable } from './platform/postgres/unavailable.ts'

/** The heap may grow by a third before a collection; otherwise 300 logins at once would double the memory for good. */
setFlagsFromString('--heap-growing-percent=33')

/** Then the process exits, and the next start adopts an embedded database that is still running. */
const longestStopMilliseconds = 10_000

const stop = new AbortController()
const closers: (() => Promise<void>)[] = []
let log: Logger | undefined
let exitCode = 0

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stop.abort())
process.on('uncaughtException', (error) => {
  log?.fatal({ err: error }, 'uncaught')
  if (!log) process.stderr.write(`${error.stack ?? String(error)}\n`)
  exitCode = 1
  stop.abort()
})
// without a database, queries that nobody waits for any more reject too
process.on('unhandledRejection', (reason) => {
  if (whyUnavailable(reason) === null) throw reason
  log?.error({ err: reason }, 'not noted')
})
stop.signal.addEventListener('abort', () => {
  setTimeout(() => process.exit(1), longestStopMilliseconds).unref()
})

try {
  await start()
  await untilStopped()
} catch (error) {
  if (!stop.signal.aborted) exitCode = printError(error)
}
for (const close of closers.toReversed()) await close()
process.exit(exitCode)

async function start(): Promise<void> {
  const config = readConfig(process.env)
  log = openLog(config)
  const database = await openDatabase(config, { log, whileStarting: () => void loadApp() })
  closers.push(() => database.close())
  stop.signal.throwIfAborted()
  const { startApp } = await loadApp()
  await startApp({ config, database, log, closers, signal: stop.signal })
}

function loadApp() {
  return import('./start-app.ts')
}

async function untilStopped(): Promise<void> {
  if (!stop.signal.aborted) await once(stop.signal, 'abort')
}

/** Prints the error, without a stack if it is a CannotStart; returns the exit code. */
function printError(error: unknown): number {
  const isForOperator = error instanceof CannotStart
  const text =
    error instanceof Error ? (isForOperator ? error.message : (error.stack ?? error.message)) : String(error)
  process.stderr.write(`${text}\n`)
  return 1
}
