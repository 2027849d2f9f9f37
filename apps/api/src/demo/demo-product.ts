/**
 * The product as the demo uses it: the same server with the same database, but with a clock that can be set to
 * months ago, mails that reach nobody, and no live listeners and no limits.
 */
import type { FastifyInstance } from 'fastify'
import type { Call, ReplyOf } from '@trickline/contract/call'
import { addressOf, UnexpectedRefusal } from '@trickline/samples/product'
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

/** `signal`: the next call throws. */
export async function demoProduct(context: Context, signal?: AbortSignal): Promise<DemoProduct> {
  const clock = movableClock(context.clock.now())
  const mails = new Map<string, Mail>()
  const database = databaseThatDoesNotWait(context)
  const app = await buildApp({
    ...context,
    db: database.db,
    pool: database.pool,
    clock,
    log: context.log.child({}, { level: 'error' }),
    rateLimits: noRateLimits,
    jobs: {
      ...context.jobs,
      send: async (db, _queue, asked: AnyMail) => {
        const making = { tx: db, now: clock.now(), random: context.random, config: context.config }
        const mail = 'secret' in asked ? await composeMail(making, asked) : asked
        if (mail) mails.set(`${mail.template} ${mail.to}`, mail)
      },
    },
    live: { serve: async () => {}, close: async () => {} },
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

/**
 * The same database without waiting for the disk after each of some thousand calls: a demo that a power cut takes
 * half of is loaded again anyway, and the row that says it is whole is written last, and waited for.
 */
function databaseThatDoesNotWait({ pool: { options } }: Context): Database {
  // pg hides the password from a spread
  return connectDatabase({
    ...options,
    password: options.password ?? '',
    options: '-c synchronous_commit=off',
  })
}

/** Requests without a network. */
function sendByInject(app: FastifyInstance, signal?: AbortSignal): Send {
  return async <C extends Call>(call: C, asked: Parameters<Send>[1], token?: string) => {
    signal?.throwIfAborted()
    const form = asked.body instanceof FormData ? new Response(asked.body) : null
    const answer = await app.inject({
      method: call.method,
      url: addressOf(call, asked),
      headers: {
        'content-type': form?.headers.get('content-type') ?? 'application/json',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(form && { payload: Buffer.from(await form.arrayBuffer()) }),
      ...(asked.body === undefined || form ? {} : { payload: JSON.stringify(asked.body) }),
    })
    if (answer.statusCode >= 400) throw new UnexpectedRefusal(call, answer.statusCode, answer.json())
    return answer.json<ReplyOf<C>>()
  }
}

function tokenIn(mail: Mail | undefined): string {
  const token = mail?.data.link.split('/').at(-1)
  if (!token) throw new Error('no mail with a verification link')
  return token
}
