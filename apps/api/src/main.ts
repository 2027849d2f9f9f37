/** Starts the server and stops it: configuration, database, context, app, and back in the opposite order. */
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

/** What requests at work have to end in after a SIGTERM; then their connections are cut. */
const lastRequestsMilliseconds = 2000
/**
 * After a burst garbage is collected when there is a third more in use than before, and not only when there is several times
 * as much: three hundred logins at once would else double the memory of the process for good.
 */
setFlagsFromString('--heap-growing-percent=33')

/** A stop that takes longer than this is cut short; a database of our own lives on then, and the next start takes it over. */
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
// pg-boss does not wait for what it notes of a finished job: without a database that fails where nobody hears it, the job
// is not noted as done, and comes again
process.on('unhandledRejection', (reason) => {
  if (whyUnavailable(reason) === null) throw reason
  log?.error({ err: reason }, 'not noted')
})
stop.signal.addEventListener('abort', () => {
  setTimeout(() => process.exit(1), longestStopMilliseconds).unref()
})

try {
  await start()
  await stopped()
} catch (error) {
  if (!stop.signal.aborted) exitCode = explain(error)
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

  // not even loaded in production
  const demo = config.demo ? (await import('./demo/routes.ts')).registerDemo : undefined
  const app = await buildApp(context, demo)
  closers.push(() => closeApp(app))
  await listen(app, config)
  const accounts = config.demo ? await demoAccountsOf(context) : []
  const open = await warningOfOpenDemo(context)
  const link = await firstAdminLink(context)
  const noAdmin = link === null ? [] : [`There is no admin yet. Register, then open once: ${link}`]
  app.readiness.isReady = true
  print(`Trickline is at ${config.publicUrl}`, ...outboxOf(config), ...accounts, ...open, ...noAdmin)
}

/** Its accounts share one password that everybody knows, an admin's among them. */
async function refuseDemo({ db }: Database): Promise<void> {
  if ((await demoState(db)) === 'none') return
  throw new CannotStart(
    'This database holds the demo, whose accounts everybody can sign in with: it does not start in production. ' +
      'Remove the demo, with the same settings, by "npm run cli -- remove-demo"; or set DATA_DIR or DATABASE_URL to another place.',
  )
}

/** Where an admin reads the mails that nobody sends. */
function outboxOf({ smtpUrl, publicUrl }: Config): string[] {
  return smtpUrl === null ? [`Without SMTP_URL mails stay in the outbox: ${publicUrl}/admin/outbox`] : []
}

/** Loads the demo on first start; answers what to print of its accounts, nothing when it is not in there. */
async function demoAccountsOf(context: Context): Promise<string[]> {
  // not even loaded in production
  const { loadDemo } = await import('./demo/load-demo.ts')
  const { demoAccounts } = await import('./demo/demo-accounts.ts')
  await loadDemo(context, { tell: print, signal: stop.signal })
  if ((await demoState(context.db)) !== 'whole') return []
  const password = demoAccounts[0]?.password ?? ''
  const width = Math.max(...demoAccounts.map(({ email }) => email.length))
  const lines = demoAccounts.map(({ email, who }) => `  ${email.padEnd(width)}  ${who}`)
  return [`Demo accounts, all with the password ${password}`, ...lines]
}

/** On an address that others reach, whoever does is an admin. */
async function warningOfOpenDemo({ db, config: { host } }: Context): Promise<string[]> {
  const isOwn = host === 'localhost' || host === '::1' || host.startsWith('127.')
  if (isOwn || (await demoState(db)) === 'none') return []
  return [
    `WARNING: this is a demo and it listens on ${host}. Whoever reaches this machine can sign in as its admin.`,
    'Use it so only where you trust everybody. Without the demo: npm run cli -- remove-demo',
  ]
}

/** Who is slow with the end of a request does not keep the database from being stopped in time. */
async function closeApp(app: FastifyInstance): Promise<void> {
  const cut = setTimeout(() => app.server.closeAllConnections(), lastRequestsMilliseconds)
  await app.close()
  clearTimeout(cut)
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

async function stopped(): Promise<void> {
  if (!stop.signal.aborted) await once(stop.signal, 'abort')
}

/** Prints why the server cannot start, plainly when it is something a person can change. */
function explain(error: unknown): number {
  const isPlain = error instanceof CannotStart
  const text =
    error instanceof Error ? (isPlain ? error.message : (error.stack ?? error.message)) : String(error)
  process.stderr.write(`${text}\n`)
  return 1
}
