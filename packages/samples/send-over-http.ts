/** Samples on a product that runs somewhere else: its calls over HTTP. */
import type { Call, ReplyOf } from '@trickline/contract/call'
import type { ErrorBody } from '@trickline/contract/refusals'
import { addressOf, UnexpectedRefusal } from './product.ts'
import type { Send } from './product.ts'

/** `origin` as in `http://127.0.0.1:3000`. */
export function sendOverHttp(origin: string): Send {
  return async <C extends Call>(call: C, asked: Parameters<Send>[1], token?: string) => {
    const response = await fetch(origin + addressOf(call, asked), {
      method: call.method,
      headers: {
        accept: 'application/json',
        ...(asked.body === undefined || asked.body instanceof FormData
          ? {}
          : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      body:
        asked.body === undefined || asked.body instanceof FormData
          ? (asked.body ?? null)
          : JSON.stringify(asked.body),
    })
    if (!response.ok) throw new UnexpectedRefusal(call, response.status, await read<ErrorBody>(response))
    return read<ReplyOf<C>>(response)
  }
}

async function read<Body>(response: Response): Promise<Body> {
  const body: unknown = await response.json()
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server is held to the contract by its own tests
  return body as Body
}
