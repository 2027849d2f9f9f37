/** Sends the samples' calls to a product over HTTP. */
import { type Send, sendBy } from './product.ts'

/** `origin`: for example `http://127.0.0.1:3000`. */
export function sendOverHttp(origin: string): Send {
  return sendBy(async ({ path, payload: body, ...request }) => {
    const response = await fetch(origin + path, { ...request, body })
    return { status: response.status, text: await response.text() }
  })
}
