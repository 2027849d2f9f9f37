/** Access to a running product through its calls alone: within the API (the demo) or over HTTP (the browser tests). */
import type { BodyOf, Call, ReplyOf } from '@trickline/contract/call'
import type { ErrorBody } from '@trickline/contract/refusals'

export type CallInput<C> = {
  params?: Record<string, string | number>
  query?: Record<string, string>
  body?: BodyOf<C> | FormData
}

/** Returns the reply or throws `UnexpectedRefusal`. `token`: the session's token; without it the caller is a visitor. */
export type Send = <C extends Call>(call: C, input: CallInput<C>, token?: string) => Promise<ReplyOf<C>>

export type Product = {
  send: Send
  now: () => Date
  /** Absent where time cannot be moved: starting a competition before its date is then refused. */
  setNow?: (date: Date) => void
  /** The token in the latest verification mail to the address. */
  mailedToken: (email: string) => Promise<string>
  /** Uses the command line of the server. */
  makeAdmin: (email: string) => Promise<void>
}

/** A call was refused, which is a bug of the sample or of the product. */
class UnexpectedRefusal extends Error {
  readonly status: number
  readonly body: ErrorBody

  constructor(call: Pick<Call, 'method' | 'path'>, status: number, body: ErrorBody) {
    super(`${call.method} ${call.path} answered ${status}: ${JSON.stringify(body)}`)
    this.status = status
    this.body = body
  }
}

/** Carries a request to the product, by whatever means there are. */
export type Ask = (request: {
  method: Call['method']
  path: string
  headers: Record<string, string>
  payload: Payload
}) => Promise<{ status: number; text: string }>
type Payload = string | Buffer<ArrayBuffer> | null

export function sendBy(ask: Ask): Send {
  return async <C extends Call>(call: C, input: CallInput<C>, token?: string): Promise<ReplyOf<C>> => {
    const { type, payload } = await encoded(input.body)
    const { status, text } = await ask({
      method: call.method,
      path: addressOf(call, input),
      headers: {
        accept: 'application/json',
        ...(type !== null && { 'content-type': type }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      payload,
    })
    if (status >= 400) throw new UnexpectedRefusal(call, status, JSON.parse(text))
    return JSON.parse(text)
  }
}

async function encoded(body: unknown): Promise<{ type: string | null; payload: Payload }> {
  if (body === undefined) return { type: null, payload: null }
  if (!(body instanceof FormData)) return { type: 'application/json', payload: JSON.stringify(body) }
  const form = new Response(body)
  return { type: form.headers.get('content-type'), payload: Buffer.from(await form.arrayBuffer()) }
}

function addressOf(call: Pick<Call, 'path'>, { params = {}, query = {} }: CallInput<unknown>): string {
  const path = call.path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const search = new URLSearchParams(query).toString()
  return `/api${path}${search === '' ? '' : `?${search}`}`
}

/** Does nothing where time cannot be moved. */
export function advanceTime(product: Product, minutes: number): void {
  product.setNow?.(new Date(product.now().getTime() + minutes * 60_000))
}
