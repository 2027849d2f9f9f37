/** Sends the calls of samples to a product over HTTP. */
import type { Call, ReplyOf } from '@trickline/contract/call'
import type { ErrorBody } from '@trickline/contract/refusals'
import { addressOf, UnexpectedRefusal } from './product.ts'
import type { Send } from './product.ts'

/** `origin` as in `http://127.0.0.1:3000`. */
export function sendOverHttp(origin: string): Send {
  return async <C extends Call>(call: C, input: Parameters<Send>[1], token?: string) => {
    const response = await fetch(origin + addressOf(call, input), {
      method: call.method,
      headers: {
        accept: 'application/json',
        ...(input.body === undefined || input.body instanceof FormData
          ? {}
          : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      body:
        input.body === undefined || input.body instanceof FormData
          ? (input.body ?? null)
          : JSON.stringify(input.body),
    })
    if (!response.ok) throw new UnexpectedRefusal(call, response.status, await read<ErrorBody>(response))
    return read<ReplyOf<C>>(response)
  }
}

async function read<Body>(response: Response): Promise<Body> {
  const body: unknown = await response.json()
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- tests check the server against the contract
  return body as Body
}
