/** Serves what people uploaded, at /uploads: the name is the hash of the content, so it is cached for ever. */
import type { FastifyInstance } from 'fastify'
import { answerNoSuchPath } from './errors.ts'

export function serveUploadedFiles(app: FastifyInstance): void {
  app.get<{ Params: { '*': string } }>('/uploads/*', async (request, reply) => {
    const file = await app.house.files.open(request.params['*'])
    if (!file) return answerNoSuchPath(request, reply)
    return reply.type('image/jpeg').header('cache-control', 'public, max-age=31536000, immutable').send(file)
  })
}
