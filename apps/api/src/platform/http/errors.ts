/** Sends errors: one shape for all replies from 400 on (calls §2). Internal errors are logged, never sent. */
import type { IncomingMessage } from 'node:http'
import { finished } from 'node:stream'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ErrorBody, FieldErrors, Refusal } from '@trickline/contract/refusals'
import { refusalStatus, refuse } from '@trickline/contract/refusals'
import { type Language, locale, pickLanguage } from '@trickline/messages/languages'
import { messagesFor } from '@trickline/messages/messages-for'
import { whyUnavailable } from '../postgres/unavailable.ts'
import { durationInWords } from '@trickline/messages/plural'
import { hungUp } from './unfinished-body.ts'

/** Throws a refusal where it cannot be returned: in a hook, or to roll back a transaction. */
export class RefusalError extends Error {
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    super(refusal.refused)
    this.refusal = refusal
  }
}

export function sendRefusal(request: FastifyRequest, reply: FastifyReply, refused: Refusal): FastifyReply {
  const refusal = needsSecondFactor(request, refused) ? refuse('second-factor-needed') : refused
  const language = replyLanguage(request)
  const messages = messagesFor(language)
  const codes = refusal.errors ?? {}
  const wait = refusal.retryAfterSeconds
  if (wait !== undefined) reply.header('retry-after', wait)
  const body: ErrorBody = {
    code: refusal.refused,
    message: (refusal.sentence ?? messages.errors[refusal.refused]).replace(
      '#',
      wait === undefined ? '' : durationInWords(locale(language), wait),
    ),
    errors: errorBody(codes, messages.fields),
    field_codes: codes,
    request_id: request.id,
    ...(refusal.present && { present: refusal.present }),
  }
  // stringified here, since the route's serializer only knows the shape of its reply
  return reply
    .code(refusalStatus[refusal.refused])
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(body))
}

/** Whether an admin must be told that the role gives no rights without a second factor. */
function needsSecondFactor({ person }: FastifyRequest, { refused }: Refusal): boolean {
  return refused === 'not-allowed' && person?.lacksSecondFactor === true
}

/** Replaces codes with sentences; messages of libraries stay as they are. */
function errorBody(codes: FieldErrors, sentences: Record<string, string>): FieldErrors {
  const inWordsOf = (field: readonly string[]) => field.map((code) => sentences[code] ?? code)
  return Object.fromEntries(Object.entries(codes).map(([field, list]) => [field, inWordsOf(list)]))
}

export function replyLanguage(request: FastifyRequest): Language {
  return pickLanguage(request.person?.language) ?? pickLanguage(request.headers['accept-language']) ?? 'en'
}

export function registerErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler(async (error: FastifyError | RefusalError, request, reply) => {
    const refusal = refusalOf(error)
    if (refusal.refused === 'too-large') await discardRest(request.raw)
    const isBug = refusalStatus[refusal.refused] >= 500 && !(error instanceof RefusalError)
    if (hungUp(request.raw) || isReplyCut(error, reply))
      request.log.debug({ why: error.message }, 'the client hung up')
    else if (isBug) request.log.error({ err: error }, refusal.refused)
    else request.log.info({ why: error.message }, refusal.refused)
    return sendRefusal(request, reply, refusal)
  })
}

/** True if the client closed the connection while its reply was still a stream. */
function isReplyCut(error: FastifyError | RefusalError, { raw }: FastifyReply): boolean {
  return raw.destroyed && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE'
}

/** Reads the rest of the body: otherwise a client that is still sending would see a broken connection, not the refusal. */
async function discardRest(body: IncomingMessage): Promise<void> {
  let received = 0
  body.on('data', (chunk: Buffer) => {
    received += chunk.length
    if (received > 64 * 1024 * 1024) body.destroy()
  })
  await new Promise<void>((resolve) => finished(body, () => resolve()))
}

/** Replies 404, also to a known path with another method. */
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
      return unavailable === null ? refusalOfStatus(error.statusCode ?? 500) : refuse(unavailable)
    }
  }
}

/** For other errors of Fastify: a malformed URL, a bad name of a multipart field, a cut connection. */
function refusalOfStatus(status: number): Refusal {
  if (status === 404) return refuse('no-such-path')
  if (status === 413) return refuse('too-large')
  if (status === 503) return refuse('not-ready')
  return refuse(status < 500 ? 'invalid' : 'unexpected')
}
