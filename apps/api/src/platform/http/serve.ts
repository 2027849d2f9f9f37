/**
 * Puts a call of the contract on the server: `serveVerb` for verbs, `serveQuery` for the rest, and the same two
 * `serveOpen…` for calls that need no session. In this order: 401, 422, 429, then what the verb says.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import type { Call, ParsedRequest, ReplyOf } from '@trickline/contract/call'
import type { Refusal } from '@trickline/contract/refusals'
import { isRefusal, refuse } from '@trickline/contract/refusals'
import { replyLanguage, RefusalError, sendRefusal } from './errors.ts'
import type { Context } from '../context.ts'
import { acceptUploads } from '../files/uploads.ts'
import { clientAddress } from './client-address.ts'
import { parseRequest } from './parse-request.ts'
import type { LimitName, AccountAtAddress } from './rate-limits.ts'
import { assertReply, replySchema } from './reply-schema.ts'
import { type Caching, type SnapshotSource, sendSnapshot, type Snapshot } from './snapshots.ts'
import { runVerb } from './run-verb.ts'
import { bearerToken, findSession } from './sessions.ts'
import type { SignedIn } from './sessions.ts'
import type {
  OpenWork,
  PrepareContext,
  SignedInPrepareContext,
  SignedInReadContext,
  ReadContext,
  Work,
} from './work.ts'

const largestOpenBodyBytes = 128 * 1024

type Answer<C> = Promise<ReplyOf<C> | Refusal> | ReplyOf<C> | Refusal

/** Who asks for what; the address is the client's. */
type RequestInfo<C> = ParsedRequest<C> & { address: string; person: SignedIn | null }

export type Options<C> = {
  /** Who may at all, as far as that is known before the body is read; else 403. */
  isFor?: (person: SignedIn) => boolean
  /** What to count the try under. */
  limits?: (asking: RequestInfo<C>) => [name: LimitName, key: string, unlessKnown?: AccountAtAddress][]
  /** Whose password is tried with the call; null: nobody's, this time. */
  triesPasswordOf?: (asking: RequestInfo<C>) => string | null
  /** Who is at this address, once the call has succeeded. */
  recognizes?: (asking: RequestInfo<C>) => string | null
  /** Who asks is not looked up: the call answers without the database. */
  looksUpNobody?: boolean
}

/**
 * What takes long and needs no transaction (a password, a picture) is done before the verb, which is handed what it answers.
 */
type Prepares<C, Given, Prepared> = {
  prepare?: (given: Given, asked: ParsedRequest<C>) => Promise<Prepared | Refusal> | Prepared | Refusal
}

/** Serves a verb: one transaction, kept when it replies, undone when it refuses or throws. */
export function serveVerb<C extends Call, Prepared = undefined>(
  app: FastifyInstance,
  call: C,
  verb: (work: Work, asked: ParsedRequest<C>, prepared: Prepared) => Answer<C>,
  { prepare, ...options }: Options<C> & Prepares<C, SignedInPrepareContext, Prepared> = {},
): void {
  mustNeedSession(call, true)
  serveAnyVerb<C, Prepared>(
    app,
    call,
    (work, asked, prepared) => verb({ ...work, person: signedIn(work.person) }, asked, prepared),
    {
      ...options,
      ...(prepare && {
        prepare: (given, asked) => prepare({ ...given, person: signedIn(given.person) }, asked),
      }),
    },
  )
}

/** As `serveVerb`, for a verb that works without a session. */
export function serveOpenVerb<C extends Call, Prepared = undefined>(
  app: FastifyInstance,
  call: C,
  verb: (work: OpenWork, asked: ParsedRequest<C>, prepared: Prepared) => Answer<C>,
  options: Options<C> & Prepares<C, PrepareContext, Prepared> = {},
): void {
  mustNeedSession(call, false)
  serveAnyVerb(app, call, verb, options)
}

/** Serves a question: no transaction, nothing changes. */
export function serveQuery<C extends Call>(
  app: FastifyInstance,
  call: C,
  query: (context: SignedInReadContext, asked: ParsedRequest<C>) => Answer<C>,
): void {
  mustNeedSession(call, true)
  serve(app, call, {}, (request, asked) => {
    const context = readContextOf(app.context, request)
    return query({ ...context, person: signedIn(context.person) }, asked)
  })
}

/** As `serveQuery`, for visitors too: `context.person` may be null. */
export function serveOpenQuery<C extends Call>(
  app: FastifyInstance,
  call: C,
  query: (context: ReadContext, asked: ParsedRequest<C>) => Answer<C>,
  options: Pick<Options<C>, 'looksUpNobody' | 'limits'> = {},
): void {
  mustNeedSession(call, false)
  serve(app, call, options, (request, asked) => query(readContextOf(app.context, request), asked))
}

/** A form of the answer; the rest as in snapshots.ts. */
type CacheableReply<C> = { reply: ReplyOf<C> } & Pick<
  SnapshotSource,
  'sourceChannels' | 'affectedPeople' | 'seq'
>

export type CachedReadContext<C> = ReadContext & {
  /** The form of that name, made anew only when it has changed. */
  cached: (name: string, make: () => Promise<CacheableReply<C> | Refusal>) => Promise<Snapshot | Refusal>
}

/** Serves what is made once per change and not once per reader (snapshots.ts). */
export function serveCachedQuery<C extends Call>(
  app: FastifyInstance,
  call: C,
  query: (context: CachedReadContext<C>, asked: ParsedRequest<C>) => Promise<Snapshot | Refusal>,
): void {
  serveQueryFromCacheOf(app, { call, kept: call }, query)
}

/** The same, of what is kept as the answer of another call. */
export function serveQueryFromCacheOf<C extends Call, K extends Call>(
  app: FastifyInstance,
  { call, kept, caching }: { call: C; kept: K; caching?: Caching },
  query: (context: CachedReadContext<K>, asked: ParsedRequest<C>) => Promise<Snapshot | Refusal>,
): void {
  const { context } = app
  const isForEveryone = call.access === 'anyone'
  const keep = cacheFor(context, kept)
  app.route({
    method: call.method,
    url: call.path,
    exposeHeadRoute: false,
    // it is compressed already
    compress: false,
    onRequest: async (request) => {
      if (isForEveryone) return
      const token = bearerToken(request.headers.authorization)
      request.person = token === null ? null : await context.sessions.find(token)
      if (!request.person) throw new RefusalError(refuse('no-session'))
    },
    handler: async (request, reply) => {
      const asked = parseRequest(call, request)
      if (isRefusal(asked)) return sendRefusal(request, reply, asked)
      const snapshot = await query({ ...readContextOf(context, request), cached: keep(reply) }, asked)
      if (isRefusal(snapshot)) return sendRefusal(request, reply, snapshot)
      if (context.checksReplies) assertReply(call, JSON.parse(snapshot.identity.toString()))
      return sendSnapshot(request, reply, snapshot, caching ?? (isForEveryone ? 'everyone' : 'person'))
    },
  })
}

function cacheFor<C extends Call>({ snapshots, checksReplies }: Context, call: C) {
  const stringify = stringifierOf(call)
  return (reply: FastifyReply): CachedReadContext<C>['cached'] =>
    async (name, make) => {
      const whole = async () => {
        const made = await make()
        if (isRefusal(made)) throw new RefusalError(made)
        if (checksReplies) assertReply(call, made.reply)
        return { ...made, text: stringify(reply, made.reply) }
      }
      try {
        const snapshot = await snapshots.of(name, whole)
        if (checksReplies) await snapshots.assertUpToDate(name, snapshot, whole)
        return snapshot
      } catch (error) {
        if (error instanceof RefusalError) return error.refusal
        throw error
      }
    }
}

function serveAnyVerb<C extends Call, Prepared>(
  app: FastifyInstance,
  call: C,
  verb: (work: OpenWork, asked: ParsedRequest<C>, prepared: Prepared) => Answer<C>,
  { prepare, ...options }: Options<C> & Prepares<C, PrepareContext, Prepared>,
): void {
  const { context } = app
  serve(app, call, options, async (request, asked) => {
    const wait = request.person && (await context.rateLimits.countWrite(request.person.id))
    if (wait !== null) return tooMany(wait)
    const prepared = await prepare?.({ ...readContextOf(context, request), upload: request.upload }, asked)
    return runVerb(
      context,
      request,
      call,
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- without `prepare` it is undefined
      (work) => (isRefusal(prepared) ? prepared : verb(work, asked, prepared as Prepared)),
      asked,
    )
  })
}

function serve<C extends Call>(
  app: FastifyInstance,
  call: C,
  options: Options<C>,
  answer: (request: FastifyRequest, asked: ParsedRequest<C>) => Answer<C>,
): void {
  const { context } = app
  const stringify = stringifierOf(call)
  const route: RouteOptions = {
    method: call.method,
    url: call.path,
    // whoever has no account has little to say
    ...(call.access === 'anyone' && { bodyLimit: largestOpenBodyBytes }),
    // a HEAD must not carry out what a documented GET changes
    exposeHeadRoute: false,
    // before the body is read: nobody without a session makes us parse one
    onRequest: async (request) => {
      request.person = options.looksUpNobody ? null : await whoAsks(context, request)
      if (call.access === 'anyone') return
      if (!request.person) throw new RefusalError(refuse('no-session'))
      if (options.isFor?.(request.person) === false) throw new RefusalError(refuse('not-allowed'))
    },
    handler: async (request, reply) => {
      const answerNow = async (): Promise<ReplyOf<C> | Refusal> => {
        const asked = parseRequest(call, request)
        if (isRefusal(asked)) return asked
        return withinLimits(context, request, asked, options, () => answer(request, asked))
      }
      const result = await (call.takesPicture && request.isMultipart()
        ? context.uploads.receive(request, answerNow)
        : answerNow())
      if (isRefusal(result)) return sendRefusal(request, reply, result)
      if (context.checksReplies) assertReply(call, result)
      return reply.type('application/json; charset=utf-8').send(stringify(reply, result))
    },
  }
  if (call.takesPicture) {
    void app.register(async (scope) => {
      await acceptUploads(scope)
      scope.route(route)
    })
  } else app.route(route)
}

/** Sixty serializers compiled at the start would be most of it: each is made with its first reply, and kept. */
function stringifierOf(call: Call): (reply: FastifyReply, result: unknown) => string {
  let stringify: ReturnType<FastifyReply['compileSerializationSchema']> | undefined
  return (reply, result) => {
    stringify ??= reply.compileSerializationSchema(replySchema(call))
    return stringify(result as Record<string, unknown>)
  }
}

async function whoAsks(context: Context, request: FastifyRequest): Promise<SignedIn | null> {
  const token = bearerToken(request.headers.authorization)
  return token === null ? null : findSession(context.db, token, context.clock.now())
}

/** Counts the try, and says after how many seconds to come back when there were too many. */
async function withinLimits<C extends Call>(
  { rateLimits }: Context,
  request: FastifyRequest,
  asked: ParsedRequest<C>,
  { limits, triesPasswordOf, recognizes = triesPasswordOf }: Options<C>,
  answer: () => Answer<C>,
): Promise<ReplyOf<C> | Refusal> {
  const asking = { ...asked, address: clientAddress(request), person: request.person }
  for (const [name, key, unlessKnown] of limits?.(asking) ?? []) {
    if (unlessKnown && (await rateLimits.isKnown(unlessKnown))) continue
    const wait = await rateLimits.count(name, key)
    if (wait !== null) return tooMany(wait)
  }
  const { address } = asking
  const tried = triesPasswordOf?.(asking) ?? null
  const outcome =
    tried === null
      ? { result: await answer() }
      : await rateLimits.tryPassword({ account: tried, address }, async () => answer(), isWrongPassword)
  if ('wait' in outcome) return tooMany(outcome.wait)
  const account = recognizes?.(asking) ?? null
  if (account !== null && !isRefusal(outcome.result)) await rateLimits.recognize({ account, address })
  return outcome.result
}

function tooMany(seconds: number): Refusal {
  return refuse('too-many-requests', { retryAfterSeconds: seconds })
}

function isWrongPassword(result: unknown): boolean {
  if (!isRefusal(result)) return false
  const { refused, errors } = result
  return (
    refused === 'error-email' ||
    refused === 'error-password' ||
    (errors?.['password']?.includes('wrong-password') ?? false)
  )
}

function readContextOf(context: Context, request: FastifyRequest): ReadContext {
  return {
    db: context.db,
    person: request.person,
    now: context.clock.now(),
    language: replyLanguage(request),
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
