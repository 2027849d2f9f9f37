/**
 * Repeats public replies of the API before routing, for requests with the same address and Accept-Encoding. A reply becomes
 * stale with its snapshot (snapshots.ts), which is looked up each time.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { matchesEtag, type SentSnapshot, type Snapshot } from './snapshots.ts'

/** Number of stored replies: one for each address and Accept-Encoding. */
const mostReplies = 500
const longestKey = 300

type Reply = { call: string; snapshot: Snapshot; sent: SentSnapshot }
type Answered = (call: string, status: number) => void

export class RepeatedReplies {
  readonly #replies = new LRUCache<string, Reply>({ max: mostReplies })
  readonly #observers: Answered[] = []

  remember({ raw, routeOptions }: FastifyRequest, snapshot: Snapshot, sent: SentSnapshot): void {
    const key = keyOf(raw)
    // pages have other headers
    if (!raw.url?.startsWith('/api/') || raw.url.includes('?') || key.length > longestKey) return
    this.#replies.set(key, { call: `GET ${routeOptions.url}`, snapshot, sent })
  }

  /** Calls `observer` for each reply, since no hook of Fastify sees them. */
  onAnswered(observer: Answered): void {
    this.#observers.push(observer)
  }

  /** Answers requests before Fastify sees them, while the API is ready. */
  serve(app: FastifyInstance, head: () => Record<string, string>): void {
    const [handle] = app.server.listeners('request')
    if (!handle) throw new Error('The server has no handler yet.')
    app.server.removeAllListeners('request')
    app.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      const reply = app.readiness.isReady ? this.#replyTo(app, request) : undefined
      if (reply) this.#send(reply, request, response, head())
      else Reflect.apply(handle, app.server, [request, response])
    })
  }

  #replyTo({ context }: FastifyInstance, request: IncomingMessage): Reply | undefined {
    // otherwise every reply is checked or every request logged
    if (request.method !== 'GET' || context.checksReplies || context.log.isLevelEnabled('debug'))
      return undefined
    const { 'content-length': length, 'transfer-encoding': transfer } = request.headers
    if (length !== undefined || transfer !== undefined) return undefined
    const key = keyOf(request)
    const reply = this.#replies.get(key)
    if (!reply || context.snapshots.isCurrent(reply.snapshot)) return reply
    this.#replies.delete(key)
    return undefined
  }

  #send(
    { call, sent: { etag, headers, bytes, type } }: Reply,
    request: IncomingMessage,
    response: ServerResponse,
    head: Record<string, string>,
  ): void {
    const isKnown = matchesEtag(request.headers['if-none-match'], etag)
    const status = isKnown ? 304 : 200
    if (isKnown) response.writeHead(status, { ...head, ...headers }).end()
    else {
      const about = { 'content-type': type, ...bytes.headers, 'content-length': bytes.content.length }
      response.writeHead(status, { ...head, ...headers, ...about }).end(bytes.content)
    }
    for (const observer of this.#observers) observer(call, status)
  }
}

function keyOf({ url, headers }: IncomingMessage): string {
  return `${url} ${headers['accept-encoding']}`
}
