/**
 * Every answer from 400 on has one shape (calls §2), a message in the asker's language, and the id
 * under which the request stands in the log. What went wrong inside is logged, never told.
 */
import type { IncomingMessage } from 'node:http'
import { finished } from 'node:stream'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ErrorBody, FieldErrors, Refusal } from '@trickline/contract/refusals'
import { refuse, refusalStatus } from '@trickline/contract/refusals'
import { type Language, locale, pickLanguage } from '@trickline/messages/languages'
import { messagesFor } from '@trickline/messages/messages-for'
import { whyUnavailable } from '../postgres/unavailable.ts'
import { spanInWords } from '@trickline/messages/plural'

/** A refusal on its way out of where nothing can be returned: a hook, a transaction to be undone. */
export class RefusalError extends Error {
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    super(refusal.refused)
    this.refusal = refusal
  }
}

/** Answers a refusal with its status. */
export function sendRefusal(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply {
  const language = replyLanguage(request)
  const messages = messagesFor(language)
  const codes = refusal.errors ?? {}
  const wait = refusal.retryAfterSeconds
  if (wait !== undefined) reply.header('retry-after', wait)
  const body: ErrorBody = {
    code: refusal.refused,
    message: messages.errors[refusal.refused].replace(
      '#',
      wait === undefined ? '' : spanInWords(locale(language), wait),
    ),
    errors: errorBody(codes, messages.fields),
    field_codes: codes,
    request_id: request.id,
    ...(refusal.present && { present: refusal.present }),
  }
  // the rest of what comes too slowly is not waited for
  if (refusal.refused === 'too-slow') reply.header('connection', 'close')
  // as text: the route's serializer knows the shape of its reply, not of an error
  return reply
    .code(refusalStatus[refusal.refused])
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(body))
}

/** The sentence for each code; one that is no code of ours (a library's own words) stays as it is. */
function errorBody(codes: FieldErrors, sentences: Record<string, string>): FieldErrors {
  const inWordsOf = (field: readonly string[]) => field.map((code) => sentences[code] ?? code)
  return Object.fromEntries(Object.entries(codes).map(([field, list]) => [field, inWordsOf(list)]))
}

/** What the person has chosen, else what the client asks for, else English. */
export function replyLanguage(request: FastifyRequest): Language {
  return pickLanguage(request.person?.language) ?? pickLanguage(request.headers['accept-language']) ?? 'en'
}

/** Turns what Fastify and its plugins throw, and what nobody expected, into answers. */
export function registerErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler(async (error: FastifyError | RefusalError, request, reply) => {
    const refusal = refusalOf(error)
    if (refusal.refused === 'too-large') await discardRest(request.raw)
    const isOurs = refusalStatus[refusal.refused] >= 500 && !(error instanceof RefusalError)
    if (isOurs) request.log.error({ err: error }, refusal.refused)
    else request.log.info({ why: error.message }, refusal.refused)
    return sendRefusal(request, reply, refusal)
  })
}

/** Hung up on while it still sends, a client would see a broken connection and never the refusal. */
async function discardRest(body: IncomingMessage): Promise<void> {
  let received = 0
  body.on('data', (chunk: Buffer) => {
    received += chunk.length
    // no mistake any more
    if (received > 64 * 1024 * 1024) body.destroy()
  })
  // one that goes away in the middle needs no answer
  await new Promise<void>((resolve) => finished(body, () => resolve()))
}

/** 404 for a path that no call has, 405 in spirit: a known path with another method is none either. */
export function replyNoSuchPath(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendRefusal(request, reply, refuse('no-such-path'))
}

function refusalOf(error: FastifyError | RefusalError): Refusal {
  if (error instanceof RefusalError) return error.refusal
  switch (error.code) {
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
      return refuse('invalid', { errors: { body: ['not-json'] } })
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return refuse('too-large')
    case 'FST_REQ_FILE_TOO_LARGE':
    case 'FST_FILES_LIMIT':
    case 'FST_PARTS_LIMIT':
    case 'FST_FIELDS_LIMIT':
      return refuse('upload-failed', { errors: { image: ['too-large'] } })
    default: {
      const unavailable = whyUnavailable(error)
      return unavailable === null ? asRefusal(error.statusCode ?? 500) : refuse(unavailable)
    }
  }
}

/** The rest of what Fastify refuses by itself: a broken URL, a bad name of a multipart field, a cut connection. */
function asRefusal(status: number): Refusal {
  if (status === 404) return refuse('no-such-path')
  if (status === 413) return refuse('too-large')
  if (status === 503) return refuse('not-ready')
  return refuse(status < 500 ? 'invalid' : 'unexpected')
}
