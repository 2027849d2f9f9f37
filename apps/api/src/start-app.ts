/** Starts the app on an open database: migrations, catalogue, context, calls and pages, demo. */
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { sendSecretMails } from './accounts/secret-mails.ts'
import { firstAdminLink } from './admin/first-admin.ts'
import { buildApp } from './app.ts'
import { deliverWebhooksRegularly } from './competitions/webhooks/deliver-webhooks.ts'
import { demoState } from './demo/demo-store.ts'
import { mailAgain } from './entries/invitation-mails.ts'
import { backUpDaily } from './platform/backup/back-up-daily.ts'
import { CannotStart } from './platform/cannot-start.ts'
import { systemClock } from './platform/clock.ts'
import type { Config } from './platform/config.ts'
import { closeContext, openContext } from './platform/context.ts'
import type { Context } from './platform/context.ts'
import type { Database } from './platform/postgres/database.ts'
import { showNode } from './platform/nodes.ts'
import { releaseMailsRegularly } from './platform/mail/mail-limits.ts'
import { migrate } from './platform/postgres/migrations.ts'
import { withStartLock } from './platform/postgres/start-lock.ts'
import { loadCatalogue } from './tricks/load-catalogue.ts'

/** Time for requests under way after a SIGTERM; then their connections are closed. */
const lastRequestsMilliseconds = 2000

type Parts = {
  config: Config
  database: Database
  log: Logger
  /** Receives the functions that close the parts, in the order the parts are opened. */
  closers: (() => Promise<void>)[]
  /** Stops the start half way; `startApp` then rejects. */
  signal: AbortSignal
}

/** Resolves when the server is ready to serve. Throws CannotStart. */
export async function startApp({ config, database, log, closers, signal }: Parts): Promise<void> {
  const clock = systemClock(config.clockShiftDays)
  const context = await withStartLock(database.pool, async (client) => {
    await migrate(client)
    if (config.production) await refuseDemo(database)
    await loadCatalogue(database.db, clock.now())
    const opened = await openContext({ config, database, clock, log })
    closers.push(() => closeContext(opened))
    return opened
  })
  await sendSecretMails(context)
  closers.push(releaseMailsRegularly(context, mailAgain))
  closers.push(deliverWebhooksRegularly(context))
  closers.push(showNode(context))
  closers.push(backUpDaily(context))
  signal.throwIfAborted()

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
  const accounts = config.demo ? await demoAccountsOf(context, signal) : []
  const open = await publicDemoWarning(context)
  const link = await firstAdminLink(context)
  const noAdmin = link === null ? [] : [`There is no admin yet. Register, then open once: ${link}`]
  app.readiness.isReady = true
  print(`Trickline is at ${config.publicUrl}`, ...outboxHint(config), ...accounts, ...open, ...noAdmin)
}

/** The demo's accounts, one of them an admin, share a public password. */
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
async function demoAccountsOf(context: Context, signal: AbortSignal): Promise<string[]> {
  // imported here, since production must not load it
  const { loadDemo } = await import('./demo/load-demo.ts')
  const { demoAccounts } = await import('./demo/demo-accounts.ts')
  await loadDemo(context, { print, signal })
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
