/**
 * Sends one signed delivery and returns the outcome. Addresses inside the server's own network are not called, even if a name
 * leads there; redirects are not followed, and only the status of the answer is read.
 */
import { createHmac } from 'node:crypto'
import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import ipaddr from 'ipaddr.js'
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from 'request-filtering-agent'
import { type DeliveryError, signatureHeader, type WebhookBody } from '@trickline/contract/webhooks'
import type { Config } from '../../platform/config.ts'

export type Outcome = { status: number; error: null } | { status: null; error: DeliveryError }

/** From the first packet to the status of the answer. */
const answerMilliseconds = 10_000

/** Outside production a receiver may run on the same machine. */
const loopback = ['127.0.0.0/8', '::1/128']

/** A code of fields.ts; null: the address may be called, as far as can be told without resolving its name. */
export function addressProblem(
  address: string,
  { production }: Pick<Config, 'production'>,
): 'not-https' | 'private-address' | null {
  const { protocol, hostname } = new URL(address)
  if (production && protocol !== 'https:') return 'not-https'
  const host = hostname.replace(/^\[(.*)\]$/, '$1')
  const range =
    host === 'localhost' ? 'loopback' : ipaddr.isValid(host) ? ipaddr.process(host).range() : 'unicast'
  return range === 'unicast' || (range === 'loopback' && !production) ? null : 'private-address'
}

export async function sendDelivery(
  body: WebhookBody,
  { url, secret }: { url: string; secret: string },
  { now, config: { production } }: { now: Date; config: Pick<Config, 'production'> },
): Promise<Outcome> {
  const text = JSON.stringify(body)
  const seconds = Math.floor(now.getTime() / 1000)
  const isSecure = url.startsWith('https:')
  const filter = { allowIPAddressList: production ? [] : loopback }
  return new Promise((resolve) => {
    const failed = (error: unknown) => resolve({ status: null, error: reasonOf(error) })
    const request = (isSecure ? httpsRequest : httpRequest)(
      url,
      {
        method: 'POST',
        agent: isSecure ? new RequestFilteringHttpsAgent(filter) : new RequestFilteringHttpAgent(filter),
        signal: AbortSignal.timeout(answerMilliseconds),
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'content-length': Buffer.byteLength(text),
          'user-agent': 'Trickline',
          [signatureHeader]: `t=${seconds},v1=${signature(secret, seconds, text)}`,
        },
      },
      (response) => {
        response.on('error', () => {}).destroy()
        resolve({ status: response.statusCode ?? 0, error: null })
      },
    )
    request.on('error', failed).end(text)
  })
}

/** HMAC-SHA256 of the time in Unix seconds, a dot and the body, in hexadecimal. */
function signature(secret: string, seconds: number, body: string): string {
  return createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
}

function reasonOf(error: unknown): DeliveryError {
  if (!(error instanceof Error)) return 'no-answer'
  if (error.name === 'TimeoutError' || error.name === 'AbortError') return 'timeout'
  return error.message.includes('is not allowed') ? 'private-address' : 'no-answer'
}
