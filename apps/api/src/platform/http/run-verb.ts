/** Runs a verb in its one transaction, with all that a verb is given. */
import type { FastifyRequest } from 'fastify'
import type { Call, ParsedRequest, ReplyOf } from '@trickline/contract/call'
import type { Refusal } from '@trickline/contract/refusals'
import { isRefusal, refuse } from '@trickline/contract/refusals'
import type { Transaction } from 'kysely'
import { writeAnnouncements } from '../live/announce.ts'
import type { Announcement, Asked } from '../live/announce.ts'
import { languageOf, Refused } from './errors.ts'
import type { Context } from '../context.ts'
import { once } from './idempotency.ts'
import { queueMail } from '../mail/mailer.ts'
import { assertReply } from './reply-schema.ts'
import type { Schema } from '../postgres/schema.ts'
import { inTransaction } from '../postgres/transaction.ts'
import type { OpenWork } from './work.ts'

type Verb<C> = (
  work: OpenWork,
  asked: ParsedRequest<C>,
) => Promise<ReplyOf<C> | Refusal> | ReplyOf<C> | Refusal

const longestKey = 200

export async function runVerb<C extends Call>(
  context: Context,
  request: FastifyRequest,
  call: C,
  verb: Verb<C>,
  asked: ParsedRequest<C>,
): Promise<ReplyOf<C> | Refusal> {
  const key = idempotencyKeyOf(request)
  if (key !== null && (key === '' || key.length > longestKey)) {
    return refuse('invalid', { errors: { 'idempotency-key': ['invalid'] } })
  }
  const person = request.person
  const asker = key === null || person === null ? null : { userId: person.id, key }
  const run = (tx: Transaction<Schema>) =>
    carryOut(context, request, { tx, asker }, call, (work) => verb(work, asked))
  if (asker === null) return undoneWhenRefused(context, run)
  const keyed = {
    ...asker,
    call: `${call.method} ${call.path}`,
    asked,
    now: context.clock.now(),
  }
  return inTransaction(context.db, (tx) => once(tx, keyed, () => run(tx)))
}

async function undoneWhenRefused<Reply>(
  context: Context,
  run: (tx: Transaction<Schema>) => Promise<Reply | Refusal>,
): Promise<Reply | Refusal> {
  try {
    return await inTransaction(context.db, async (tx) => {
      const result = await run(tx)
      if (isRefusal(result)) throw new Refused(result)
      return result
    })
  } catch (error) {
    if (error instanceof Refused) return error.refusal
    throw error
  }
}

async function carryOut<C extends Call>(
  context: Context,
  request: FastifyRequest,
  { tx, asker }: { tx: Transaction<Schema>; asker: Asked | null },
  call: C,
  verb: (work: OpenWork) => Promise<ReplyOf<C> | Refusal> | ReplyOf<C> | Refusal,
): Promise<ReplyOf<C> | Refusal> {
  const announcements: Announcement[] = []
  const now = context.clock.now()
  const result = await verb({
    tx,
    now,
    person: request.person,
    announce: async (announcement) => {
      announcements.push(announcement)
    },
    mail: (mail) => queueMail(context.jobs, tx, mail),
    upload: request.upload,
    files: context.files,
    random: context.random,
    log: request.log,
    requestId: request.id,
    userAgent: request.headers['user-agent'] ?? null,
    language: languageOf(request),
    config: context.config,
  })
  if (isRefusal(result)) return result
  if (context.checksReplies) assertReply(call, result)
  await writeAnnouncements(tx, announcements, now, asker)
  return result
}

function idempotencyKeyOf(request: FastifyRequest): string | null {
  const header = request.headers['idempotency-key']
  return typeof header === 'string' ? header.trim() : null
}
