/** Share pages, pictures and poster of a competition, at addresses below its page (screens §41, calls §22). */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { clientAddress } from '../../platform/http/client-address.ts'
import { pageLanguage } from '../../platform/http/request-language.ts'
import { builtPages, builtPagesFile } from '../../platform/http/built-pages.ts'
import {
  matchesEtag,
  publicCacheHeaders,
  sendSnapshot,
  type Snapshot,
} from '../../platform/http/snapshots.ts'
import { orNotFoundPage, parseId } from '../live-page/not-found-page.ts'
import { DrawingWorker } from './drawing-worker.ts'
import { createShareRenderer, type ShareRequest } from './share-renderer.ts'

type Request = FastifyRequest<{ Params: { id: string; round?: string }; Querystring: { lang?: string } }>

const pageAt: Record<string, ShareRequest['page']> = {
  '/live/:id/poster': 'poster',
  '/live/:id/podium': 'podiumPage',
  '/live/:id/rounds/:round': 'roundPage',
  '/live/:id/rounds/:round/tricks': 'roundTricks',
  '/live/:id/picture.png': 'competitionPicture',
  '/live/event/:id/picture.png': 'eventPicture',
  '/live/:id/podium/picture.png': 'podiumPicture',
  '/live/:id/rounds/:round/picture.png': 'roundPicture',
}

export async function registerSharing(app: FastifyInstance): Promise<void> {
  const [pages, file] = [await builtPages(), builtPagesFile()]
  if (!pages || file === undefined) return
  const worker = new DrawingWorker(file)
  app.addHook('onClose', () => worker.close())
  const shares = createShareRenderer(app.context, worker.draw)

  for (const [path, page] of Object.entries(pageAt)) {
    app.get(path, { compress: false }, (request: Request, reply) => {
      const language = pageLanguage(request)
      const address = clientAddress(request)
      const { id, round = '' } = request.params
      const answer = async () => {
        const shared = await shares.shared({
          page,
          id: parseId(id),
          round: parseId(round),
          language,
          address,
        })
        if (!page.endsWith('Picture')) return sendSnapshot(request, reply, shared, 'everyone')
        return sendPicture(request, reply, shared, () => shares.png(shared, address))
      }
      return orNotFoundPage(reply, () => pages.missing(language), answer)
    })
  }
}

/** The ETag is the version of the drawing, so a 304 renders nothing. */
async function sendPicture(
  request: Request,
  reply: FastifyReply,
  { version }: Snapshot,
  png: () => Promise<Buffer>,
): Promise<FastifyReply> {
  const etag = `"${version}"`
  reply.headers({ etag, vary: 'accept-language', ...publicCacheHeaders })
  if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send()
  return reply.type('image/png').send(await png())
}
