/** Hooks for everything below /api: body parsing, headers, a log line per request. */
import type { FastifyInstance } from 'fastify'
import { replyNoSuchPath } from './errors.ts'
import { hungUp } from './unfinished-body.ts'

export function registerApiHooks(api: FastifyInstance): void {
  acceptJson(api)
  api.setNotFoundHandler((request, reply) =>
    request.method === 'OPTIONS'
      ? reply.code(204).header('allow', 'GET, POST, PUT, DELETE').send()
      : replyNoSuchPath(request, reply),
  )
  api.addHook('onResponse', async (request, reply) => {
    const path = request.routeOptions.url ?? 'no such path'
    const line = { method: request.method, path, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }
    // reads and readiness checks are too many for the log of changes
    const isRead = request.method === 'GET' && (reply.statusCode < 400 || reply.statusCode === 503)
    if (isRead || hungUp(request.raw)) request.log.debug(line, 'answered')
    else request.log.info(line, 'answered')
  })
}

/** Adds the request id of the log, and for the API the server's time, which countdowns use. */
export function labelReplies(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
    if (!/^\/api(\/|\?|$)/.test(request.url)) return
    reply.headers({ 'x-server-time': app.context.clock.now().toISOString(), 'cache-control': 'no-store' })
  })
}

/** Parses every body as JSON, whatever its content type; an empty one is undefined. */
function acceptJson(api: FastifyInstance): void {
  const parse = api.getDefaultJsonParser('remove', 'remove')
  api.removeAllContentTypeParsers()
  api.addContentTypeParser<string>('*', { parseAs: 'string' }, (request, body, done) => {
    if (body.trim() === '') done(null, undefined)
    else void parse(request, body, done)
  })
}
