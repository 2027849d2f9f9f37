/** Starts the server: configuration, database, context, app; stops it in the opposite order. */
import { once } from 'node:events'
import { setFlagsFromString } from 'node:v8'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { sendSecretMails } from './accounts/secret-mails.ts'
import { firstAdminLink } from './admin/first-admin.ts'
import { buildApp } from './app.ts'
import { demoState } from './demo/demo-store.ts'
import { CannotStart } from './platform/cannot-start.ts'
import { systemClock } from './platform/clock.ts'
import { readConfig } from './platform/config.ts'
import type { Config } from './platform/config.ts'
import { openDatabase } from './platform/postgres/database.ts'
import type { Database } from './platform/postgres/database.ts'
import { openLog } from './platform/log.ts'
import { migrate } from './platform/postgres/migrations.ts'
import { whyUnavailable } from './platform/postgres/unavailable.ts'
import { closeContext, openContext } from './platform/context.ts'
import type { Context } from './platform/context.ts'
import { loadCatalogue } from './tricks/load-catalogue.ts'

/** For requests at work after a SIGTERM; then their connections are closed. */
const lastRequestsMilliseconds = 2000
/** The heap grows by a third at most before a collection: else 300 logins at once would double the memory for good. */
setFlagsFromString('--heap-growing-percent=33')

/** Then the process exits; a still running embedded database is adopted by the next start. */
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
// pg-boss does not await the update of a finished job; without a database it rejects, and the job is run again
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
  const database = await openDatabase(config, log)
  closers.push(() => database.close())
  stop.signal.throwIfAborted()

  await migrate(database.pool)
  if (config.production) await refuseDemo(database)
  const clock = systemClock(config.clockShiftDays)
  await loadCatalogue(database.db, clock.now())
  const context = await openContext({ config, database, clock, log })
  closers.push(() => closeContext(context))
  await sendSecretMails(context)
  stop.signal.throwIfAborted()

  const demo = config.demo ? (await import('./demo/routes.ts')).registerDemo : undefined
  const clockCall = config.testCalls
    ? (await import('./platform/http/clock-call.ts')).registerClockCall(clock)
    : undefined
  const app = await buildApp(context, (api) => {
    demo?.(api)
    clockCall?.(api)
  })
  closers.push(() => closeApp(app))
  await listen(app, config)
  const accounts = config.demo ? await demoAccountsOf(context) : []
  const open = await publicDemoWarning(context)
  const link = await firstAdminLink(context)
  const noAdmin = link === null ? [] : [`There is no admin yet. Register, then open once: ${link}`]
  app.readiness.isReady = true
  print(`Trickline is at ${config.publicUrl}`, ...outboxHint(config), ...accounts, ...open, ...noAdmin)
}

/** The demo's accounts, one of them an admin, share a password that is public. */
async function refuseDemo({ db }: Database): Promise<void> {
  if ((await demoState(db)) === 'none') return
  throw new CannotStart(
    'This database holds the demo, whose accounts everybody can sign in with: it does not start in production. ' +
      'Remove the demo, with the same settings, by "npm run cli -- remove-demo"; or set DATA_DIR or DATABASE_URL to another place.',
  )
}

function outboxHint({ smtpUrl, publicUrl }: Config): string[] {
  return smtpUrl === null ? [`Without SMTP_URL mails stay in the outbox: ${publicUrl}/admin/outbox`] : []
}

/** Loads the demo on the first start; returns the lines to print about its accounts. */
async function demoAccountsOf(context: Context): Promise<string[]> {
  // imported here, since production must not load it
  const { loadDemo } = await import('./demo/load-demo.ts')
  const { demoAccounts } = await import('./demo/demo-accounts.ts')
  await loadDemo(context, { tell: print, signal: stop.signal })
  if ((await demoState(context.db)) !== 'whole') return []
  const password = demoAccounts[0]?.password ?? ''
  const width = Math.max(...demoAccounts.map(({ email }) => email.length))
  const lines = demoAccounts.map(({ email, who }) => `  ${email.padEnd(width)}  ${who}`)
  return [`Demo accounts, all with the password ${password}`, ...lines]
}

async function publicDemoWarning({ db, config: { host } }: Context): Promise<string[]> {
  const isLoopback = host === 'localhost' || host === '::1' || host.startsWith('127.')
  if (isLoopback || (await demoState(db)) === 'none') return []
  return [
    `WARNING: this is a demo and it listens on ${host}. Whoever reaches this machine can sign in as its admin.`,
    'Use it so only where you trust everybody. Without the demo: npm run cli -- remove-demo',
  ]
}

async function closeApp(app: FastifyInstance): Promise<void> {
  const timer = setTimeout(() => app.server.closeAllConnections(), lastRequestsMilliseconds)
  await app.close()
  clearTimeout(timer)
}

function print(...lines: string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`)
}

async function listen(app: FastifyInstance, { host, port }: Config): Promise<void> {
  try {
    await app.listen({ host, port })
  } catch (error) {
    throw whyNotListening(error, host, port)
  }
}

function whyNotListening(error: unknown, host: string, port: number): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  switch (code) {
    case 'EADDRINUSE':
      return new CannotStart(`Port ${port} is in use by another program. Set PORT to another one.`)
    case 'EACCES':
      return new CannotStart(`Port ${port} may not be used by this user. Set PORT to one above 1023.`)
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new CannotStart(`HOST ${host} is not an address of this machine.`)
    default:
      return error
  }
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
