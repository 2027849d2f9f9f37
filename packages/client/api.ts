/** The API client, typed by the contract. Throws `ApiError` when the server refuses, `NetworkError` when it does not answer. */
import type { Call } from '@trickline/contract/call'
import type { CallAddress } from '@trickline/contract/call-address'
import type { BodyFor, DeclaredCall, ReplyFor } from '@trickline/contract/call-types'
import { fitsOutline } from '@trickline/contract/outline'
import type { ErrorBody, FieldErrors, RefusalCode } from '@trickline/contract/refusals'
import type * as z from 'zod/mini'
import { recordReachability } from './network.ts'
import { recordServerTime } from './server-time.ts'
import { currentSession, expireSession } from './session.ts'

export class ApiError extends Error {
  readonly status: number
  readonly code: RefusalCode
  readonly errors: FieldErrors
  /** The current state of the row, when somebody else changed it first. */
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

/** No answer; the server may have carried out the request. */
export class NetworkError extends Error {
  constructor(cause: unknown) {
    super('no answer', { cause })
    this.name = 'NetworkError'
  }
}

/** The answer did not come from our server: a network that asks for a sign-in first sends such answers. */
export class WrongAnswerError extends NetworkError {
  constructor(answer: unknown) {
    super(answer)
    this.name = 'WrongAnswerError'
    this.message = 'not an answer of the server'
  }
}

type InputOf<S> = S extends z.ZodMiniType ? z.input<S> : unknown
type ParamsOf<C> = C extends Call<infer P> ? InputOf<P> : unknown
type QueryOf<C> = C extends Call<z.ZodMiniType, infer Q> ? InputOf<Q> : unknown

type Part<Name extends string, Shape> = unknown extends Shape
  ? { [K in Name]?: undefined }
  : object extends Shape
    ? { [K in Name]?: Shape }
    : { [K in Name]: Shape | (Name extends 'body' ? FormData : never) }

export type RequestOf<A extends CallAddress> = LooseRequest &
  Part<'params', ParamsOf<DeclaredCall<A>>> &
  Part<'query', QueryOf<DeclaredCall<A>>> &
  Part<'body', BodyFor<A>>

type SendOptions = {
  idempotencyKey?: string
  signal?: AbortSignal
  /** The request outlives the page; browsers refuse bodies of more than 64 kB. */
  keepalive?: boolean
}

type LooseRequest = {
  params?: Record<string, unknown> | undefined
  query?: Record<string, unknown> | undefined
  body?: unknown
} & SendOptions

let languageOfReplies = () => 'en'

/** Sets the language in which the server writes messages in replies. */
export function setReplyLanguage(read: () => string): void {
  languageOfReplies = read
}

export async function api<A extends CallAddress>(call: A, request: RequestOf<A>): Promise<ReplyFor<A>> {
  const { params, query, ...rest }: LooseRequest = request
  const reply = await send({ method: call.method, path: pathOf(call, params, query), ...rest })
  // only replies to reads are checked: a change has been made, whatever its answer looks like
  if (call.outline && !fitsOutline(call.outline, reply)) throw new WrongAnswerError(reply)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server answers from the same schemas
  return reply as ReplyFor<A>
}

/** For a call that answers with a file: its content and the name the server gives it. */
export async function fetchFile<A extends CallAddress>(
  call: A,
  { params, query }: Pick<RequestOf<A>, 'params' | 'query'>,
): Promise<{ name: string; content: Blob }> {
  const token = currentSession()?.token
  const answer = await fetchAnswer({ method: call.method, path: pathOf(call, params, query) }, token)
  if (!answer.ok) throw refusalOf(answer, await contentOf(answer), token)
  const [, name = ''] = /filename\*=UTF-8''(\S+)/.exec(answer.headers.get('content-disposition') ?? '') ?? []
  return { name: decodeURIComponent(name), content: await answer.blob() }
}

export type PlainRequest = { method: string; path: string; body?: unknown; idempotencyKey?: string }

/** `path` starts below `/api` and includes the query. */
export async function send(request: PlainRequest & SendOptions): Promise<unknown> {
  const token = currentSession()?.token
  const sentAt = Date.now()
  const answer = await fetchAnswer(request, token)
  recordServerTime(answer.headers.get('x-server-time'), sentAt, Date.now())
  const content = await contentOf(answer)
  if (answer.ok) return content
  throw refusalOf(answer, content, token)
}

/** Also ends the session here when the server no longer knows it. */
function refusalOf({ status }: Response, content: unknown, token: string | undefined): ApiError {
  const error = new ApiError(status, content ?? {})
  if (token && error.code === 'no-session') expireSession(token)
  return error
}

export function pathOf(
  call: CallAddress,
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
  const headers = new Headers({ accept: 'application/json', 'accept-language': languageOfReplies() })
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
    // a cancelled request is not a network failure, a timeout is
    if (signal?.aborted && !isTimeout(signal.reason)) throw error
    recordReachability(false)
    throw new NetworkError(error)
  }
}

function isTimeout(reason: unknown): boolean {
  return reason instanceof DOMException && reason.name === 'TimeoutError'
}

/** A body that breaks off counts as no answer; an error page of a gateway has no body that we know. */
async function contentOf(answer: Response): Promise<unknown> {
  if (answer.status === 204) return undefined
  try {
    return await answer.json()
  } catch (error) {
    if (answer.ok) throw error instanceof SyntaxError ? new WrongAnswerError(error) : new NetworkError(error)
    return undefined
  }
}
