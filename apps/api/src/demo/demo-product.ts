/** The product for the demo: the same server, with a clock that can be set and without mails, live channel and rate limits. */
import type { FastifyInstance } from 'fastify'
import { sendBy } from '@trickline/samples/product'
import type { Product, Send } from '@trickline/samples/product'
import { composeMail } from '../accounts/secret-mails.ts'
import { makeAdmin } from '../admin/first-admin.ts'
import { buildApp } from '../app.ts'
import { movableClock } from '../platform/clock.ts'
import { connectDatabase } from '../platform/postgres/database.ts'
import type { Database } from '../platform/postgres/database.ts'
import type { Context } from '../platform/context.ts'
import type { AnyMail, Mail } from '../platform/mail/mail.ts'
import { noRateLimits } from '../platform/http/rate-limits.ts'

export type DemoProduct = Product & { setNow: (date: Date) => void; close: () => Promise<void> }

export async function demoProduct(context: Context, signal?: AbortSignal): Promise<DemoProduct> {
  const clock = movableClock(context.clock.now())
  const mails = new Map<string, Mail>()
  const database = connectWithoutFsync(context)
  const app = await buildApp({
    ...context,
    config: { ...context.config, rateLimits: false },
    db: database.db,
    pool: database.pool,
    clock,
    log: context.log.child({}, { level: 'error' }),
    rateLimits: noRateLimits,
    jobs: {
      ...context.jobs,
      send: async (db, _queue, mailRequest: AnyMail) => {
        const mailContext = { tx: db, now: clock.now(), random: context.random, config: context.config }
        const mail = 'secret' in mailRequest ? await composeMail(mailContext, mailRequest) : mailRequest
        if (mail) mails.set(`${mail.template} ${mail.to}`, mail)
      },
    },
    live: { serve: async () => {}, connections: () => 0, close: async () => {} },
  })
  await app.ready()
  app.readiness.isReady = true
  return {
    send: sendByInject(app, signal),
    now: () => clock.now(),
    setNow: (date) => clock.set(date),
    makeAdmin: async (email) => void (await makeAdmin({ db: database.db, clock }, email)),
    mailedToken: async (email) => tokenIn(mails.get(`verify-email ${email}`)),
    close: async () => {
      await app.close()
      await database.close()
    },
  }
}

/** Does not wait for the disk: an interrupted demo is loaded again, and the row that completes it is written normally. */
function connectWithoutFsync({ pool: { options } }: Context): Database {
  return connectDatabase({
    ...options,
    password: options.password ?? '',
    options: '-c synchronous_commit=off',
  })
}

/** Sends requests without a network. */
function sendByInject(app: FastifyInstance, signal?: AbortSignal): Send {
  return sendBy(async ({ path, payload, ...request }) => {
    signal?.throwIfAborted()
    const answer = await app.inject({ ...request, url: path, ...(payload !== null && { payload }) })
    return { status: answer.statusCode, text: answer.payload }
  })
}

function tokenIn(mail: Mail | undefined): string {
  const token = mail?.data.link.split('/').at(-1)
  if (!token) throw new Error('no mail with a verification link')
  return token
}
