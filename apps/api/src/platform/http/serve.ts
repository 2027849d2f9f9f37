/** Registers calls of the contract. Checks come in this order: 401, 403, 422, 429, then the verb's refusals. */
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import type { Call, ParsedRequest, ReplyOf } from '@trickline/contract/call'
import type { Refusal } from '@trickline/contract/refusals'
import { isRefusal, refuse } from '@trickline/contract/refusals'
import { RefusalError, replyLanguage, sendRefusal } from './errors.ts'
import type { Context } from '../context.ts'
import { acceptUploads } from '../files/uploads.ts'
import { clientAddress } from './client-address.ts'
import { parseRequest } from './parse-request.ts'
import type { AccountAtAddress, LimitName } from './rate-limits.ts'
import { assertReply, replySchema } from './reply-schema.ts'
import { assertScope, assertScopeOf } from './scopes.ts'
import { sendSnapshot, type Snapshot, type SnapshotSource } from './snapshots.ts'
import { runVerb } from './run-verb.ts'
import { bearerToken, findSession } from './sessions.ts'
import type {
  OpenWork,
  PrepareContext,
  ReadContext,
  SignedIn,
  SignedInPrepareContext,
  SignedInReadContext,
  Work,
} from './work.ts'

const largestOpenBodyBytes = 128 * 1024

type Eventually<Result> = Promise<Result> | Result
type Answer<C> = Eventually<ReplyOf<C> | Refusal>

type RequestInfo<C> = ParsedRequest<C> & { address: string; person: SignedIn | null }

export type Options<C> = {
  /** Checked before the body is read and again after it; false gives 403. */
  isFor?: (person: SignedIn) => boolean
  /** The rate limits that the request counts towards. */
  limits?: (request: RequestInfo<C>) => [name: LimitName, key: string, unlessKnown?: AccountAtAddress][]
  /** The account whose password the request contains; null if none. */
  passwordAccountOf?: (request: RequestInfo<C>) => string | null
  /** The account that knows the client's address once the call has succeeded. */
  marksAddressKnownFor?: (request: RequestInfo<C>) => string | null
  endsSessions?: boolean
  /** True: the session is not looked up, so that the call works without the database. */
  skipsSession?: boolean
  /** Set if it differs from the limit of all calls (frame.ts). */
  largestBodyBytes?: number
  /** A documented GET that changes data is not answered to HEAD. */
  changesData?: boolean
}

/** Slow work without a transaction (a password hash, a picture); the verb gets its result. */
type Prepares<C, TContext, Prepared> = {
  prepare?: (context: TContext, input: ParsedRequest<C>) => Promise<Prepared | Refusal> | Prepared | Refusal
}

/** Serves a verb in one transaction, which is rolled back if it refuses or throws. */
export function serveVerb<C extends Call, Prepared = undefined>(
  app: FastifyInstance,
  call: C,
  verb: (work: Work, input: ParsedRequest<C>, prepared: Prepared) => Answer<C>,
  { prepare, ...options }: Options<C> & Prepares<C, SignedInPrepareContext, Prepared> = {},
): void {
  assertAccess(call, true)
  serveAnyVerb<C, Prepared>(
    app,
    call,
    (work, input, prepared) => {
      assertSignedIn(work)
      return verb(work, input, prepared)
    },
    {
      ...options,
      ...(prepare && {
        prepare: (context, input) => {
          assertSignedIn(context)
          return prepare(context, input)
        },
      }),
    },
  )
}

/** `serveVerb` for a verb that works without a session. */
export function serveOpenVerb<C extends Call, Prepared = undefined>(
  app: FastifyInstance,
  call: C,
  verb: (work: OpenWork, input: ParsedRequest<C>, prepared: Prepared) => Answer<C>,
  options: Options<C> & Prepares<C, PrepareContext, Prepared> = {},
): void {
  assertAccess(call, false)
  serveAnyVerb(app, call, verb, options)
}

export function serveQuery<C extends Call>(
  app: FastifyInstance,
  call: C,
  query: (context: SignedInReadContext, input: ParsedRequest<C>) => Answer<C>,
  options: Pick<Options<C>, 'isFor'> = {},
): void {
  assertAccess(call, true)
  serve(app, call, options, async (request, input) => {
    if (call.body) await checkPerson(app.context, request, call, options)
    const context = readContextOf(app.context, request)
    assertSignedIn(context)
    return query(context, input)
  })
}

/** `serveQuery` for visitors too: `context.person` may be null. */
export function serveOpenQuery<C extends Call>(
  app: FastifyInstance,
  call: C,
  query: (context: ReadContext, input: ParsedRequest<C>) => Answer<C>,
  options: Pick<Options<C>, 'skipsSession' | 'limits'> = {},
): void {
  assertAccess(call, false)
  serve(app, call, options, (request, input) => query(readContextOf(app.context, request), input))
}

export type FileReply = { type: string; name: string; content: string | Buffer }

/** `serveOpenQuery` for a call that answers with a file; if the call needs a session, visitors get 401. */
export function serveFile<C extends Call>(
  app: FastifyInstance,
  call: C,
  query: (context: ReadContext, input: ParsedRequest<C>) => Promise<FileReply | Refusal>,
  options: Pick<Options<C>, 'limits'> = {},
): void {
  serveAnswer(
    app,
    call,
    options,
    (request, input) => query(readContextOf(app.context, request), input),
    sendFile,
  )
}

/** A name that is not ASCII is given twice, for clients that read only the first (RFC 6266). */
function sendFile(reply: FastifyReply, { type, name, content }: FileReply): FastifyReply {
  const plain = name.normalize('NFKD').replaceAll(/[^\w.-]+/g, '-')
  const files = `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`
  return reply.header('content-disposition', files).type(type).send(content)
}

type CacheableReply<C> = { reply: ReplyOf<C> } & Pick<
  SnapshotSource,
  'sourceChannels' | 'affectedPeople' | 'isTranslated'
>

export type CachedReadContext<C> = ReadContext & {
  cached: (name: string, make: () => Promise<CacheableReply<C> | Refusal>) => Promise<Snapshot | Refusal>
}

export function serveCachedQuery<C extends Call>(
  app: FastifyInstance,
  call: C,
  query: (context: CachedReadContext<C>, input: ParsedRequest<C>) => Promise<Snapshot | Refusal>,
): void {
  const { context } = app
  const isPublic = call.access === 'anyone'
  const cachedFor = cacheFor(context, call)
  app.route({
    method: call.method,
    url: call.path,
    compress: false,
    onRequest: async (request) => {
      if (isPublic) return
      const token = bearerToken(request.headers.authorization)
      request.person = token === null ? null : await context.sessions.find(token)
      if (!request.person) throw new RefusalError(refuse('no-session'))
      assertScopeOf(request.person, call)
    },
    handler: async (request, reply) => {
      const input = parseRequest(call, request)
      if (isRefusal(input)) return sendRefusal(request, reply, input)
      const snapshot = await query(
        Object.assign(readContextOf(context, request), { cached: cachedFor(reply) }),
        input,
      )
      if (isRefusal(snapshot)) return sendRefusal(request, reply, snapshot)
      if (context.checksReplies) assertReply(call, JSON.parse(snapshot.identity.toString()))
      return sendSnapshot(request, reply, snapshot, isPublic ? 'everyone' : 'person')
    },
  })
}

function cacheFor<C extends Call>({ snapshots, checksReplies }: Context, call: C) {
  const stringify = stringifierOf(call)
  return (reply: FastifyReply): CachedReadContext<C>['cached'] =>
    async (name, make) => {
      const makeSource = async () => {
        const made = await make()
        if (isRefusal(made)) throw new RefusalError(made)
        if (checksReplies) assertReply(call, made.reply)
        return { ...made, text: stringify(reply, made.reply) }
      }
      try {
        const snapshot = await snapshots.of(name, makeSource)
        if (checksReplies) await snapshots.assertUpToDate(name, snapshot, makeSource)
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
  verb: (work: OpenWork, input: ParsedRequest<C>, prepared: Prepared) => Answer<C>,
  { prepare, ...options }: Options<C> & Prepares<C, PrepareContext, Prepared>,
): void {
  const { context } = app
  serve(app, call, { ...options, changesData: true }, async (request, input) => {
    const wait = request.person && (await context.rateLimits.countWrite(request.person.id))
    if (wait !== null) return tooMany(wait)
    const prepared = await prepare?.({ ...readContextOf(context, request), upload: request.upload }, input)
    return runVerb(
      context,
      request,
      call,
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- without `prepare` it is undefined
      (work) => (isRefusal(prepared) ? prepared : verb(work, input, prepared as Prepared)),
      { input, isFor: options.isFor, endsSessions: options.endsSessions },
    )
  })
}

function serve<C extends Call>(
  app: FastifyInstance,
  call: C,
  options: Options<C>,
  answer: (request: FastifyRequest, input: ParsedRequest<C>) => Answer<C>,
): void {
  const stringify = stringifierOf(call)
  serveAnswer(app, call, options, answer, (reply, result: ReplyOf<C>) => {
    if (app.context.checksReplies) assertReply(call, result)
    return reply.type('application/json; charset=utf-8').send(stringify(reply, result))
  })
}

function serveAnswer<C extends Call, Result>(
  app: FastifyInstance,
  call: C,
  options: Options<C>,
  answer: (request: FastifyRequest, input: ParsedRequest<C>) => Eventually<Result | Refusal>,
  sendResult: (reply: FastifyReply, result: Result) => FastifyReply,
): void {
  const { context } = app
  const route: RouteOptions = {
    method: call.method,
    url: call.path,
    ...(call.access === 'anyone' && { bodyLimit: largestOpenBodyBytes }),
    ...(options.largestBodyBytes !== undefined && { bodyLimit: options.largestBodyBytes }),
    exposeHeadRoute: !options.changesData,
    onRequest: (request) => checkPerson(context, request, call, options),
    handler: async (request, reply) => {
      const handle = async (): Promise<Result | Refusal> => {
        const input = parseRequest(call, request)
        if (isRefusal(input)) return input
        return withinLimits(context, request, input, options, () => answer(request, input))
      }
      const result = await (call.takesPicture && request.isMultipart()
        ? context.uploads.receive(request, handle)
        : handle())
      return isRefusal(result) ? sendRefusal(request, reply, result) : sendResult(reply, result)
    },
  }
  if (call.takesPicture) {
    void app.register(async (scope) => {
      await acceptUploads(scope)
      scope.route(route)
    })
  } else app.route(route)
}

/** Compiles the serializer on the first reply: compiling all of them would take most of the start. */
function stringifierOf(call: Call): (reply: FastifyReply, result: unknown) => string {
  let stringify: ReturnType<FastifyReply['compileSerializationSchema']> | undefined
  return (reply, result) => {
    stringify ??= reply.compileSerializationSchema(replySchema(call))
    return stringify(result as Record<string, unknown>)
  }
}

async function checkPerson<C extends Call>(
  context: Context,
  request: FastifyRequest,
  call: C,
  { skipsSession = false, isFor }: Options<C>,
): Promise<void> {
  request.person = skipsSession ? null : await findPerson(context, request)
  if (call.access === 'anyone') {
    if (request.person && call.scopes) assertScope(request.person, call.scopes)
    return
  }
  if (!request.person) throw new RefusalError(refuse('no-session'))
  assertScopeOf(request.person, call)
  if (isFor?.(request.person) === false) throw new RefusalError(refuse('not-allowed'))
}

async function findPerson(context: Context, request: FastifyRequest): Promise<SignedIn | null> {
  const token = bearerToken(request.headers.authorization)
  return token === null ? null : findSession(context.db, token, context.clock.now(), context.config)
}

async function withinLimits<C extends Call, Result>(
  { rateLimits }: Context,
  request: FastifyRequest,
  input: ParsedRequest<C>,
  { limits, passwordAccountOf, marksAddressKnownFor = passwordAccountOf }: Options<C>,
  answer: () => Eventually<Result | Refusal>,
): Promise<Result | Refusal> {
  const info = {
    ...input,
    person: request.person,
    get address() {
      return clientAddress(request)
    },
  }
  for (const [name, key, unlessKnown] of limits?.(info) ?? []) {
    if (unlessKnown && (await rateLimits.isKnown(unlessKnown))) continue
    const wait = await rateLimits.count(name, key)
    if (wait !== null) return tooMany(wait)
  }
  const passwordAccount = passwordAccountOf?.(info) ?? null
  const outcome =
    passwordAccount === null
      ? { result: await answer() }
      : await rateLimits.tryPassword(
          { account: passwordAccount, address: info.address },
          async () => answer(),
          isWrongPassword,
        )
  if ('wait' in outcome) return tooMany(outcome.wait)
  const account = marksAddressKnownFor?.(info) ?? null
  if (account !== null && !isRefusal(outcome.result))
    await rateLimits.recognize({ account, address: info.address })
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
    (errors?.['password']?.includes('wrong-password') ?? false) ||
    (errors?.['code']?.includes('wrong-code') ?? false)
  )
}

function readContextOf(context: Context, request: FastifyRequest): ReadContext {
  return {
    db: context.db,
    person: request.person,
    now: context.clock.now(),
    get language() {
      return replyLanguage(request)
    },
    log: request.log,
    requestId: request.id,
    config: context.config,
  }
}

function assertSignedIn<C extends { person: SignedIn | null }>(
  context: C,
): asserts context is C & { person: SignedIn } {
  if (!context.person) throw new Error('A call that needs a session was served without one.')
}

/** Throws at the start if a routes.ts uses the wrong function. */
function assertAccess(call: Call, needed: boolean): void {
  if ((call.access === 'signed-in') === needed) return
  throw new Error(
    `${call.method} ${call.path} has access '${call.access}': serve it with the other function.`,
  )
}
