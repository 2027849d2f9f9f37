/** Multipart requests: the text fields become the body, the one file becomes `request.upload`. */
import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import { LARGEST_PICTURE } from './pictures.ts'

export async function acceptUploads(app: FastifyInstance): Promise<void> {
  await app.register(multipart, {
    limits: { files: 1, fileSize: LARGEST_PICTURE, fields: 20, fieldSize: 10_000, headerPairs: 50 },
  })
  // after 401, before the body is looked at
  app.addHook('preValidation', async (request) => {
    if (!request.isMultipart()) return
    const fields: Record<string, unknown> = {}
    for await (const part of request.parts()) {
      if (part.type === 'file') request.upload = await part.toBuffer()
      else fields[part.fieldname] = part.value
    }
    request.body = fields
  })
}
