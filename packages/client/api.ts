/**
 * Speaks to the API in the contract's own words: `await api(login, { body })` is the typed reply.
 * What the server refuses is thrown as `ApiError`; no answer at all as `NetworkError`.
 */
import type { BodyOf, Call, ReplyOf } from '@trickline/contract/call'
import type { ErrorBody, FieldErrors, RefusalCode } from '@trickline/contract/refusals'
import type * as z from 'zod/mini'
import { currentLanguage } from '@trickline/ui/language.ts'
import { recordReachability } from './network.ts'
import { recordServerTime } from './server-time.ts'
import { currentSession, expireSession } from './session.ts'

/** The server said no, in its own words for people (`message`) and per field (`errors`). */
export class ApiError extends Error {
  readonly status: number
  readonly code: RefusalCode
  readonly errors: FieldErrors
  /** After a lost race: the thing as it stands now. */
  readonly present: Record<string, unknown> | undefined
  readonly requestId: string

  constructor(status: number, body: Partial<ErrorBody>) {
    super(body.message ?? '')
    this.name = 'ApiError'
    this.status = status
    this.code = body.code ?? 'unexpected'
    this.errors = body.errors ?? {}
    this.present = body.present
    this.requestId = body.request_id ?? ''
  }
}

/** Nobody answered; whether the server did it is unknown. */
export class NetworkError extends Error {
  constructor(cause: unknown) {
    super('no answer', { cause })
    this.name = 'NetworkError'
  }
}

// oxlint-disable-next-line typescript/no-explicit-any -- the only way to accept every call's own shapes
type AnyCall = Call<any, any, any, any>

type Given<S> = S extends z.ZodMiniType ? z.input<S> : unknown
type ParamsOf<C> = C extends Call<infer P> ? Given<P> : unknown
type QueryOf<C> = C extends Call<z.ZodMiniType, infer Q> ? Given<Q> : unknown

/** A part that the call does not declare may not be given; one that it does must be. */
type Part<Name extends string, Shape> = unknown extends Shape
  ? { [K in Name]?: undefined }
  : object extends Shape
    ? { [K in Name]?: Shape }
    : { [K in Name]: Shape | (Name extends 'body' ? FormData : never) }

export type RequestOf<C> = Part<'params', ParamsOf<C>> &
  Part<'query', QueryOf<C>> &
  Part<'body', BodyOf<C>> &
  SendOptions

type SendOptions = {
  idempotencyKey?: string
  signal?: AbortSignal
  /** Outlives the page that is being left; only for small bodies, browsers refuse more than 64 kB. */
  keepalive?: boolean
}

type LooseRequest = {
  params?: Record<string, unknown> | undefined
  query?: Record<string, unknown> | undefined
  body?: unknown
} & SendOptions

export async function api<C extends AnyCall>(call: C, request: RequestOf<C>): Promise<ReplyOf<C>> {
  const { params, query, ...rest }: LooseRequest = request
  // The server answers from the same schemas, so the reply has the contract's shape.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return (await send({ method: call.method, path: pathOf(call, params, query), ...rest })) as ReplyOf<C>
}

/** A request that needs no contract any more: what the outbox keeps and sends later. */
export type PlainRequest = { method: string; path: string; body?: unknown; idempotencyKey?: string }

/** `path` below `/api`, its query included. */
export async function send(request: PlainRequest & SendOptions): Promise<unknown> {
  const token = currentSession()?.token
  const sentAt = Date.now()
  const answer = await fetchAnswer(request, token)
  recordServerTime(answer.headers.get('x-server-time'), sentAt, Date.now())
  const content = await contentOf(answer)
  if (answer.ok) return content
  const error = new ApiError(answer.status, content ?? {})
  if (token && error.code === 'no-session') expireSession(token)
  throw error
}

/** The path with its parameters and query filled in. */
export function pathOf(
  call: AnyCall,
  params: Record<string, unknown> = {},
  query: Record<string, unknown> = {},
): string {
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name]
    if (typeof value !== 'string' && typeof value !== 'number') throw new Error(`${call.path} needs ${name}`)
    return encodeURIComponent(value)
  })
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null) search.append(name, String(one))
    }
  }
  return search.size > 0 ? `${path}?${search}` : path
}

async function fetchAnswer(
  { method, path, body, idempotencyKey, signal, keepalive }: PlainRequest & SendOptions,
  token: string | undefined,
): Promise<Response> {
  const headers = new Headers({ accept: 'application/json', 'accept-language': currentLanguage() })
  if (token) headers.set('authorization', `Bearer ${token}`)
  if (idempotencyKey) headers.set('idempotency-key', idempotencyKey)
  if (body !== undefined && !(body instanceof FormData)) headers.set('content-type', 'application/json')
  try {
    const answer = await fetch(`/api${path}`, {
      method,
      headers,
      body: body === undefined ? null : body instanceof FormData ? body : JSON.stringify(body),
      ...(keepalive && { keepalive }),
      ...(signal && { signal }),
    })
    recordReachability(true)
    return answer
  } catch (error) {
    // A cancelled request is the caller's own doing; one that took too long is the network's.
    if (signal?.aborted && !isTimeout(signal.reason)) throw error
    recordReachability(false)
    throw new NetworkError(error)
  }
}

function isTimeout(reason: unknown): boolean {
  return reason instanceof DOMException && reason.name === 'TimeoutError'
}

/** A broken answer is no answer; an error page of something in between has no body of ours. */
async function contentOf(answer: Response): Promise<unknown> {
  if (answer.status === 204) return undefined
  try {
    return await answer.json()
  } catch (error) {
    if (answer.ok) throw new NetworkError(error)
    return undefined
  }
}
