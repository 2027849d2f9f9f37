/** Calls as an outside client makes them: addresses and numbers from docs/reference, plain fetch, no code of the product. */

// oxlint-disable-next-line typescript/no-explicit-any -- an outsider has no types for the answers
export type Answer = { status: number; body: any }
export type Ask = (method: string, path: string, body?: unknown, token?: string) => Promise<Answer>

export function askAt(origin: string): Ask {
  return async (method, path, body, token) => {
    const response = await fetch(`${origin}/api${path}`, {
      method,
      headers: {
        Accept: 'application/json',
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      },
      body: body === undefined ? null : JSON.stringify(body),
    })
    // a file is text
    const isJson = response.headers.get('content-type')?.startsWith('application/json')
    return { status: response.status, body: await (isJson ? response.json() : response.text()) }
  }
}

/** Returns the body of a call that must succeed, or throws with the answer. */
export async function granted(answer: Promise<Answer>) {
  const { status, body } = await answer
  if (status !== 200 && status !== 201) throw new Error(`answered ${status}: ${JSON.stringify(body)}`)
  return body
}
