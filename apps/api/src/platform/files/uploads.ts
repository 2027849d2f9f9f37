/** Pictures on their way in, with multipart requests, and out again, at /uploads. */
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refuse } from '@trickline/contract/refusals'
import { answerNoSuchPath, Refused } from '../http/errors.ts'
import { largestPictureBytes } from './pictures.ts'

/** Multipart requests: the text fields become the body, the one file becomes `request.upload`. */
export async function acceptUploads(app: FastifyInstance): Promise<void> {
  await app.register(multipart, {
    limits: { files: 1, fileSize: largestPictureBytes, fields: 20, fieldSize: 10_000, headerPairs: 50 },
  })
  // after 401, before the body is looked at
  app.addHook('preValidation', async (request) => {
    if (!request.isMultipart()) return
    try {
      await readParts(request)
    } catch (error) {
      // limits have a status; what has none is the parser's, which says so of a body without boundary or end
      if (error instanceof Error && 'statusCode' in error) throw error
      throw new Refused(refuse('invalid', { errors: { body: ['invalid'] } }))
    }
  })
}

async function readParts(request: FastifyRequest): Promise<void> {
  const fields: Record<string, unknown> = {}
  for await (const part of request.parts()) {
    if (part.type === 'file') request.upload = await part.toBuffer()
    else fields[part.fieldname] = part.value
  }
  request.body = fields
}

/** The name of an uploaded file is the hash of its content, so it is cached for ever. */
export function serveUploadedFiles(app: FastifyInstance): void {
  app.get<{ Params: { '*': string } }>('/uploads/*', async (request, reply) => {
    const file = await app.context.files.open(request.params['*'])
    if (!file) return answerNoSuchPath(request, reply)
    return reply.type('image/jpeg').header('cache-control', 'public, max-age=31536000, immutable').send(file)
  })
}
