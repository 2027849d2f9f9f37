/** Runs a verb in its transaction, with the rights that the person has within it. */
import type { FastifyRequest } from 'fastify'
import type { Call, ParsedRequest, ReplyOf } from '@trickline/contract/call'
import { channelOf } from '@trickline/contract/live-events'
import type { Refusal } from '@trickline/contract/refusals'
import { isRefusal, refuse } from '@trickline/contract/refusals'
import type { Transaction } from 'kysely'
import { writeAnnouncements } from '../live/announce.ts'
import type { Announcement, RequestOrigin } from '../live/announce.ts'
import { clientAddress } from './client-address.ts'
import { RefusalError, replyLanguage } from './errors.ts'
import type { Context } from '../context.ts'
import { deleteUnlessUsed } from '../files/unused-pictures.ts'
import { runOnce } from './idempotency.ts'
import { queueLimited } from '../mail/mail-limits.ts'
import { assertReply } from './reply-schema.ts'
import { lockSession } from './sessions.ts'
import type { Schema } from '../postgres/schema.ts'
import { inTransaction } from '../postgres/database.ts'
import type { OpenWork, SignedIn } from './work.ts'

type Verb<C> = (work: OpenWork) => Promise<ReplyOf<C> | Refusal> | ReplyOf<C> | Refusal

const longestKeyLength = 200

type Options<C> = {
  input: ParsedRequest<C>
  isFor?: ((person: SignedIn) => boolean) | undefined
  endsSessions?: boolean | undefined
}

export async function runVerb<C extends Call>(
  context: Context,
  request: FastifyRequest,
  call: C,
  verb: Verb<C>,
  { input, ...access }: Options<C>,
): Promise<ReplyOf<C> | Refusal> {
  const key = idempotencyKeyOf(request)
  if (key !== null && (key === '' || key.length > longestKeyLength)) {
    return refuse('invalid', { errors: { 'idempotency-key': ['invalid'] } })
  }
  const changedChannels = new Set<string>()
  const leftPictures = new Set<string>()
  const run = async (tx: Transaction<Schema>): Promise<ReplyOf<C> | Refusal> => {
    const person = await lockPerson(context, request, tx, call, access)
    const origin = key === null || person === null ? null : { userId: person.id, key }
    const execute = () =>
      executeVerb(context, request, { tx, person, origin, changedChannels, leftPictures }, call, verb)
    if (origin === null || call.repliesWithSecret) return orRollBack(await execute())
    return runOnce(
      tx,
      {
        ...origin,
        call: `${call.method} ${call.path}`,
        input,
        upload: request.upload,
        now: context.clock.now(),
      },
      execute,
    )
  }
  const result = await inTransaction(context.db, run).catch(refusalOf)
  // before the response, so that a later read includes the change
  context.snapshots.invalidate(changedChannels)
  for (const path of leftPictures)
    await deleteUnlessUsed(context, path).catch((error: unknown) =>
      request.log.error({ err: error }, 'sweep'),
    )
  return result
}

/** Looks the person up again: a role may have been withdrawn since the head of the request arrived. */
async function lockPerson(
  { clock, config }: Context,
  request: FastifyRequest,
  tx: Transaction<Schema>,
  call: Call,
  { isFor, endsSessions = false }: Pick<Options<Call>, 'isFor' | 'endsSessions'>,
): Promise<SignedIn | null> {
  if (!request.person) return null
  const { session } = request.person
  const lock = endsSessions ? 'for update' : 'for key share'
  const person = await lockSession(tx, { session, lock, now: clock.now(), config })
  if (!person && call.access === 'signed-in') throw new RefusalError(refuse('no-session'))
  if (person && isFor?.(person) === false) throw new RefusalError(refuse('not-allowed'))
  return person
}

function orRollBack<Reply>(result: Reply | Refusal): Reply {
  if (isRefusal(result)) throw new RefusalError(result)
  return result
}

function refusalOf(error: unknown): Refusal {
  if (error instanceof RefusalError) return error.refusal
  throw error
}

async function executeVerb<C extends Call>(
  context: Context,
  request: FastifyRequest,
  {
    tx,
    person,
    origin,
    changedChannels,
    leftPictures,
  }: {
    tx: Transaction<Schema>
    person: SignedIn | null
    origin: RequestOrigin | null
    changedChannels: Set<string>
    leftPictures: Set<string>
  },
  call: C,
  verb: Verb<C>,
): Promise<ReplyOf<C> | Refusal> {
  const announcements: Announcement[] = []
  const now = context.clock.now()
  const result = await verb({
    tx,
    now,
    person,
    announce: async (announcement) => {
      announcements.push(announcement)
      changedChannels.add(announcement.channel)
    },
    forgetCachedSessions: (userId) => void changedChannels.add(channelOf.person(userId)),
    mail: (mail) => queueLimited({ ...context, tx, now }, mail),
    isFromKnown: (account) => context.rateLimits.isKnown({ account, address: clientAddress(request) }),
    files: context.files,
    leavePicture: (path) => void leftPictures.add(path),
    random: context.random,
    log: request.log,
    requestId: request.id,
    userAgent: request.headers['user-agent'] ?? null,
    get language() {
      return replyLanguage(request)
    },
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
