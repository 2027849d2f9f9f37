/** Sends like a device: with its own key, again and again through whichever node answers, until there is an answer. */
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Answer } from '../e2e/black-box/wire.ts'

export type Send = (method: string, path: string, body?: unknown, token?: string) => Promise<Answer>

const longestMilliseconds = 30_000
const pauseMilliseconds = 150
/** A server that does not come back counts as a loss and is not waited for. */
const giveUpMilliseconds = 180_000

/** Any reply below 500 is an answer; a 401 to a request that a dying server read by half has never happened, and would show. */
export function senderThrough(
  origins: () => readonly string[],
  note: (origin: string, path: string, status: number) => void = () => {},
): Send {
  let turn = 0
  return async (method, path, body, token) => {
    const key = randomUUID()
    const until = performance.now() + giveUpMilliseconds
    while (performance.now() < until) {
      const all = origins()
      const origin = all[(turn += 1) % all.length] ?? ''
      const answer = await once(origin, { method, path, body, token, key }).catch(() => null)
      if (answer) note(origin, path, answer.status)
      if (answer && answer.status < 500 && answer.status !== 429) return answer
      await sleep(pauseMilliseconds)
    }
    throw new Error(`nobody answered ${method} ${path} within ${giveUpMilliseconds / 1000} s`)
  }
}

async function once(
  origin: string,
  {
    method,
    path,
    body,
    token,
    key,
  }: { method: string; path: string; body: unknown; token: string | undefined; key: string },
): Promise<Answer> {
  const response = await fetch(`${origin}/api${path}`, {
    method,
    signal: AbortSignal.timeout(longestMilliseconds),
    headers: {
      ...(method === 'GET' ? {} : { 'idempotency-key': key }),
      ...(body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: body === undefined ? null : body instanceof FormData ? body : JSON.stringify(body),
  })
  const isJson = response.headers.get('content-type')?.startsWith('application/json')
  return { status: response.status, body: await (isJson ? response.json() : response.text()) }
}
