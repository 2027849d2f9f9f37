/**
 * Puts a call of the contract on the server: `change` for verbs, `read` for the rest, and the same two
 * `…ByAnyone` for calls that need no session. In this order: 401, 422, 429, then what the verb says.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Call, ParsedRequest, ReplyOf } from '@trickline/contract/call'
import type { Refusal } from '@trickline/contract/refusals'
import { isRefusal, refuse } from '@trickline/contract/refusals'
import { languageOf, Refused, sendRefusal } from './errors.ts'
import type { Context } from '../context.ts'
import { parseRequest } from './parse-request.ts'
import type { LimitName } from './rate-limits.ts'
import { assertReply, replySchema } from './reply-schema.ts'
import { runVerb } from './run-verb.ts'
import { bearerToken, findSession } from './sessions.ts'
import type { SignedIn } from './sessions.ts'
import type { OpenWork, SignedInView, View, Work } from './work.ts'

type Answer<C> = Promise<ReplyOf<C> | Refusal> | ReplyOf<C> | Refusal

export type Options<C> = {
  /** What to count the try under; the address is the client's. */
  limits?: (
    asked: ParsedRequest<C> & { address: string; person: SignedIn | null },
  ) => [name: LimitName, key: string][]
}

/** Serves a verb: one transaction, kept when it replies, undone when it refuses or throws. */
export function change<C extends Call>(
  app: FastifyInstance,
  call: C,
  verb: (work: Work, asked: ParsedRequest<C>) => Answer<C>,
  options: Options<C> = {},
): void {
  mustNeedSession(call, true)
  serveChange(app, call, (work, asked) => verb({ ...work, person: signedIn(work.person) }, asked), options)
}

/** As `change`, for a verb that works without a session. */
export function changeByAnyone<C extends Call>(
  app: FastifyInstance,
  call: C,
  verb: (work: OpenWork, asked: ParsedRequest<C>) => Answer<C>,
  options: Options<C> = {},
): void {
  mustNeedSession(call, false)
  serveChange(app, call, verb, options)
}

/** Serves a question: no transaction, nothing changes. */
export function read<C extends Call>(
  app: FastifyInstance,
  call: C,
  query: (view: SignedInView, asked: ParsedRequest<C>) => Answer<C>,
): void {
  mustNeedSession(call, true)
  serve(app, call, {}, (request, asked) => {
    const view = viewOf(app.context, request)
    return query({ ...view, person: signedIn(view.person) }, asked)
  })
}

/** As `read`, for visitors too: `view.person` may be null. */
export function readByAnyone<C extends Call>(
  app: FastifyInstance,
  call: C,
  query: (view: View, asked: ParsedRequest<C>) => Answer<C>,
): void {
  mustNeedSession(call, false)
  serve(app, call, {}, (request, asked) => query(viewOf(app.context, request), asked))
}

function serveChange<C extends Call>(
  app: FastifyInstance,
  call: C,
  verb: (work: OpenWork, asked: ParsedRequest<C>) => Answer<C>,
  options: Options<C>,
): void {
  serve(app, call, options, (request, asked) => runVerb(app.context, request, call, verb, asked))
}

function serve<C extends Call>(
  app: FastifyInstance,
  call: C,
  options: Options<C>,
  answer: (request: FastifyRequest, asked: ParsedRequest<C>) => Answer<C>,
): void {
  const { context } = app
  // sixty serializers compiled at the start would be most of it: each is made with its first reply, and kept
  let stringify: ReturnType<FastifyReply['compileSerializationSchema']> | undefined
  app.route({
    method: call.method,
    url: call.path,
    // a HEAD must not carry out what a documented GET changes
    exposeHeadRoute: false,
    // before the body is read: nobody without a session makes us parse one
    onRequest: async (request) => {
      request.person = await whoAsks(context, request)
      if (call.access === 'signed-in' && !request.person) throw new Refused(refuse('no-session'))
    },
    handler: async (request, reply) => {
      const asked = parseRequest(call, request)
      if (isRefusal(asked)) return sendRefusal(request, reply, asked)
      if (await isLimited(context, request, reply, asked, options)) {
        return sendRefusal(request, reply, refuse('too-many-requests'))
      }
      const result = await answer(request, asked)
      if (isRefusal(result)) return sendRefusal(request, reply, result)
      if (context.checksReplies) assertReply(call, result)
      stringify ??= reply.compileSerializationSchema(replySchema(call))
      const text = stringify(result as Record<string, unknown>)
      return reply.type('application/json; charset=utf-8').send(text)
    },
  })
}

async function whoAsks(context: Context, request: FastifyRequest): Promise<SignedIn | null> {
  const token = bearerToken(request.headers.authorization)
  return token === null ? null : findSession(context.db, token, context.clock.now())
}

/** Counts the try; when there were too many, says in a header after how many seconds to come back. */
async function isLimited<C>(
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  asked: ParsedRequest<C>,
  options: Options<C>,
): Promise<boolean> {
  const limits = options.limits?.({ ...asked, address: request.ip, person: request.person }) ?? []
  for (const [name, key] of limits) {
    const seconds = await context.rateLimits.count(name, key)
    if (seconds !== null) {
      reply.header('retry-after', seconds)
      return true
    }
  }
  return false
}

function viewOf(context: Context, request: FastifyRequest): View {
  return {
    db: context.db,
    person: request.person,
    now: context.clock.now(),
    language: languageOf(request),
    log: request.log,
    requestId: request.id,
    config: context.config,
  }
}

/** `serve` has let nobody else through. */
function signedIn(person: SignedIn | null): SignedIn {
  if (!person) throw new Error('A call that needs a session was served without one.')
  return person
}

/** A slip in a routes.ts ends the start, not a session check. */
function mustNeedSession(call: Call, needed: boolean): void {
  if ((call.access === 'signed-in') === needed) return
  throw new Error(
    `${call.method} ${call.path} has access '${call.access}': serve it with the other function.`,
  )
}
