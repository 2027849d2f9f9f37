/** Upload of competition banners. */
import type { FastifyInstance } from 'fastify'
import { canCreateCompetition } from '@trickline/competition/permissions'
import { uploadImage } from '@trickline/contract/competitions'
import { serveVerb } from '../platform/http/serve.ts'
import { prepareBanner, uploadBanner } from './upload-banner.ts'

export function registerMedia(app: FastifyInstance): void {
  serveVerb(app, uploadImage, uploadBanner, { isFor: canCreateCompetition, prepare: prepareBanner })
}
