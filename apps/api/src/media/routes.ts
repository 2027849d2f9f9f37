/** Pictures that people send. */
import type { FastifyInstance } from 'fastify'
import { uploadImage } from '@trickline/contract/competitions'
import { change } from '../platform/http/serve.ts'
import { uploadBanner } from './upload-banner.ts'

export function registerMedia(app: FastifyInstance): void {
  change(app, uploadImage, uploadBanner)
}
