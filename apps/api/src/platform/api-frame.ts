/** What holds for everything below /api: bodies, the server's time, no caching, one line in the log. */
import type { FastifyInstance } from 'fastify'
import { answerNoSuchPath } from './errors.ts'
import { acceptUploads } from './uploads.ts'

export async function apiFrame(api: FastifyInstance): Promise<void> {
  acceptJson(api)
  await acceptUploads(api)
  api.setNotFoundHandler((request, reply) =>
    request.method === 'OPTIONS'
      ? reply.code(204).header('allow', 'GET, POST, PUT, DELETE').send()
      : answerNoSuchPath(request, reply),
  )
  api.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'x-server-time': api.house.clock.now().toISOString(),
      'x-request-id': request.id,
      'cache-control': 'no-store',
    })
  })
  api.addHook('onResponse', async (request, reply) => {
    const path = request.routeOptions.url ?? 'no such path'
    const line = { method: request.method, path, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }
    // who looks at what would drown who changed what
    if (request.method === 'GET' && reply.statusCode < 400) request.log.debug(line, 'answered')
    else request.log.info(line, 'answered')
  })
}

/** Any body is read as JSON, whatever it calls itself; an empty one is no body. */
function acceptJson(api: FastifyInstance): void {
  const parse = api.getDefaultJsonParser('remove', 'remove')
  api.removeAllContentTypeParsers()
  api.addContentTypeParser<string>('*', { parseAs: 'string' }, (request, body, done) => {
    if (body.trim() === '') done(null, undefined)
    else void parse(request, body, done)
  })
}
