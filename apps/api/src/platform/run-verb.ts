/** Runs a verb in its one transaction, with all that a verb is given. */
import type { FastifyRequest } from 'fastify'
import type { Call, ParsedRequest, ReplyOf } from '@trickline/contract/call'
import type { Refusal } from '@trickline/contract/refusals'
import { isRefusal, refuse } from '@trickline/contract/refusals'
import type { Transaction } from 'kysely'
import { writeAnnouncements } from './announce.ts'
import type { Announcement } from './announce.ts'
import { languageOf, Refused } from './errors.ts'
import type { House } from './house.ts'
import { once } from './idempotency.ts'
import { queueLetter } from './mail.ts'
import { assertReply } from './reply-schema.ts'
import type { Schema } from './schema.ts'
import { inTransaction } from './transaction.ts'
import type { OpenWork } from './work.ts'

type Verb<C> = (
  work: OpenWork,
  asked: ParsedRequest<C>,
) => Promise<ReplyOf<C> | Refusal> | ReplyOf<C> | Refusal

const LONGEST_KEY = 200

export async function runVerb<C extends Call>(
  house: House,
  request: FastifyRequest,
  call: C,
  verb: Verb<C>,
  asked: ParsedRequest<C>,
): Promise<ReplyOf<C> | Refusal> {
  const key = idempotencyKeyOf(request)
  if (key !== null && (key === '' || key.length > LONGEST_KEY)) {
    return refuse('invalid', { errors: { 'idempotency-key': ['invalid'] } })
  }
  const run = (tx: Transaction<Schema>) => carryOut(house, request, tx, call, (work) => verb(work, asked))
  const person = request.person
  if (key === null || person === null) return undoneWhenRefused(house, run)
  const keyed = { userId: person.id, key, call: `${call.method} ${call.path}`, asked, now: house.clock.now() }
  return inTransaction(house.db, (tx) => once(tx, keyed, () => run(tx)))
}

async function undoneWhenRefused<Reply>(
  house: House,
  run: (tx: Transaction<Schema>) => Promise<Reply | Refusal>,
): Promise<Reply | Refusal> {
  try {
    return await inTransaction(house.db, async (tx) => {
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
  house: House,
  request: FastifyRequest,
  tx: Transaction<Schema>,
  call: C,
  verb: (work: OpenWork) => Promise<ReplyOf<C> | Refusal> | ReplyOf<C> | Refusal,
): Promise<ReplyOf<C> | Refusal> {
  const announcements: Announcement[] = []
  const now = house.clock.now()
  const result = await verb({
    tx,
    now,
    person: request.person,
    announce: async (announcement) => {
      announcements.push(announcement)
    },
    mail: (letter) => queueLetter(house.jobs, tx, letter),
    upload: request.upload,
    files: house.files,
    random: house.random,
    log: request.log,
    requestId: request.id,
    language: languageOf(request),
    config: house.config,
  })
  if (isRefusal(result)) return result
  if (house.checksReplies) assertReply(call, result)
  await writeAnnouncements(tx, announcements, now)
  return result
}

function idempotencyKeyOf(request: FastifyRequest): string | null {
  const header = request.headers['idempotency-key']
  return typeof header === 'string' ? header.trim() : null
}
