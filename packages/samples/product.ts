/**
 * The running product as the samples reach it: through its calls only, never through its database. The same
 * builders work inside the API (the demo) and from outside over HTTP (the browser tests).
 */
import type { BodyOf, Call, ReplyOf } from '@trickline/contract/call'
import type { ErrorBody } from '@trickline/contract/refusals'

export type CallInput<C> = {
  params?: Record<string, string | number>
  query?: Record<string, string>
  /** A form carries a file. */
  body?: BodyOf<C> | FormData
}

/** Answers the reply, or throws `UnexpectedRefusal`. `token` is a session's; without it a visitor asks. */
export type Send = <C extends Call>(call: C, asked: CallInput<C>, token?: string) => Promise<ReplyOf<C>>

export type Product = {
  send: Send
  /** The product's own time. */
  now: () => Date
  /** Moves the product's time. Without it builders wait for nobody: a start before its date is refused. */
  setNow?: (date: Date) => void
  /** The token in the latest verification link mailed to the address. */
  mailedToken: (email: string) => Promise<string>
  /** What only who runs the server can do: the account with this address becomes an admin. */
  makeAdmin: (email: string) => Promise<void>
}

/** What the product answered when a sample asked for something it does not grant: a bug of the sample, or of the product. */
export class UnexpectedRefusal extends Error {
  readonly status: number
  readonly body: ErrorBody

  constructor(call: Pick<Call, 'method' | 'path'>, status: number, body: ErrorBody) {
    super(`${call.method} ${call.path} answered ${status}: ${JSON.stringify(body)}`)
    this.status = status
    this.body = body
  }
}

/** `/competition/:id` and its parameters to `/api/competition/12`, with the query behind it. */
export function addressOf(call: Pick<Call, 'path'>, { params = {}, query = {} }: CallInput<unknown>): string {
  const path = call.path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const search = new URLSearchParams(query).toString()
  return `/api${path}${search === '' ? '' : `?${search}`}`
}

/** Lets the product's time pass, where it can be moved. */
export function advanceTime(product: Product, minutes: number): void {
  product.setNow?.(new Date(product.now().getTime() + minutes * 60_000))
}
