/** Runs a verb in its transaction. */
import type { FastifyRequest } from 'fastify'
import type { Call, ParsedRequest, ReplyOf } from '@trickline/contract/call'
import { channelOf } from '@trickline/contract/live-events'
import type { Refusal } from '@trickline/contract/refusals'
import { isRefusal, refuse } from '@trickline/contract/refusals'
import type { Transaction } from 'kysely'
import { writeAnnouncements } from '../live/announce.ts'
import type { Announcement, RequestOrigin } from '../live/announce.ts'
import { RefusalError, replyLanguage } from './errors.ts'
import type { Context } from '../context.ts'
import { runOnce } from './idempotency.ts'
import { queueMail } from '../mail/mailer.ts'
import { assertReply } from './reply-schema.ts'
import type { Schema } from '../postgres/schema.ts'
import { inTransaction } from '../postgres/transaction.ts'
import type { OpenWork } from './work.ts'

type Verb<C> = (work: OpenWork) => Promise<ReplyOf<C> | Refusal> | ReplyOf<C> | Refusal

const longestKeyLength = 200

export async function runVerb<C extends Call>(
  context: Context,
  request: FastifyRequest,
  call: C,
  verb: Verb<C>,
  input: ParsedRequest<C>,
): Promise<ReplyOf<C> | Refusal> {
  const key = idempotencyKeyOf(request)
  if (key !== null && (key === '' || key.length > longestKeyLength)) {
    return refuse('invalid', { errors: { 'idempotency-key': ['invalid'] } })
  }
  const person = request.person
  const origin = key === null || person === null ? null : { userId: person.id, key }
  const changedChannels = new Set<string>()
  const run = (tx: Transaction<Schema>) =>
    executeVerb(context, request, { tx, origin, changedChannels }, call, verb)
  const result = await (origin === null || call.repliesWithSecret
    ? rolledBackOnRefusal(context, run)
    : inTransaction(context.db, (tx) =>
        runOnce(
          tx,
          {
            ...origin,
            call: `${call.method} ${call.path}`,
            input,
            upload: request.upload,
            now: context.clock.now(),
          },
          () => run(tx),
        ),
      ))
  // before the response, so that a later read gets the change
  context.snapshots.invalidate(changedChannels)
  return result
}

async function rolledBackOnRefusal<Reply>(
  context: Context,
  run: (tx: Transaction<Schema>) => Promise<Reply | Refusal>,
): Promise<Reply | Refusal> {
  try {
    return await inTransaction(context.db, async (tx) => {
      const result = await run(tx)
      if (isRefusal(result)) throw new RefusalError(result)
      return result
    })
  } catch (error) {
    if (error instanceof RefusalError) return error.refusal
    throw error
  }
}

async function executeVerb<C extends Call>(
  context: Context,
  request: FastifyRequest,
  {
    tx,
    origin,
    changedChannels,
  }: { tx: Transaction<Schema>; origin: RequestOrigin | null; changedChannels: Set<string> },
  call: C,
  verb: Verb<C>,
): Promise<ReplyOf<C> | Refusal> {
  const announcements: Announcement[] = []
  const now = context.clock.now()
  const result = await verb({
    tx,
    now,
    person: request.person,
    announce: async (announcement) => {
      announcements.push(announcement)
      changedChannels.add(announcement.channel)
    },
    forgetCachedSessions: (userId) => void changedChannels.add(channelOf.person(userId)),
    mail: (mail) => queueMail(context.jobs, tx, mail),
    files: context.files,
    random: context.random,
    log: request.log,
    requestId: request.id,
    userAgent: request.headers['user-agent'] ?? null,
    language: replyLanguage(request),
    config: context.config,
  })
  if (isRefusal(result)) return result
  if (context.checksReplies) assertReply(call, result)
  await writeAnnouncements(tx, announcements, now, origin)
  return result
}

function idempotencyKeyOf(request: FastifyRequest): string | null {
  const header = request.headers['idempotency-key']
  return typeof header === 'string' ? header.trim() : null
}
