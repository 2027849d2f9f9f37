/** Share pages, pictures and poster of a competition, at addresses below its page (screens §41, calls §22). */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Language } from '@trickline/messages/languages'
import { pageLanguage } from '../../platform/http/request-language.ts'
import { builtPages } from '../../platform/http/built-pages.ts'
import { matchesEtag, publicCacheHeaders, sendSnapshot } from '../../platform/http/snapshots.ts'
import { orNotFoundPage, parseId } from '../live-page/not-found-page.ts'
import { renderShareImage } from './render-share-image.ts'
import { createShareRenderer, type ShareRenderer, type ShareTarget } from './share-pages.ts'

type RouteInput = { Params: { id: string; round?: string }; Querystring: { lang?: string } }
type Request = FastifyRequest<RouteInput>
type Answer = (
  request: Request,
  reply: FastifyReply,
  about: { id: number; language: Language },
) => Promise<FastifyReply>

export async function registerSharing(app: FastifyInstance): Promise<void> {
  const pages = await builtPages()
  if (!pages) return
  const shares = createShareRenderer(app.context, pages)
  const serve = (path: string, answer: Answer) =>
    app.get<RouteInput>(path, { compress: false }, (request, reply) => {
      const language = pageLanguage(request)
      return orNotFoundPage(
        reply,
        () => pages.missing(language),
        () => answer(request, reply, { id: parseId(request.params.id), language }),
      )
    })

  serve('/live/:id/poster', async (request, reply, { id, language }) =>
    sendSnapshot(request, reply, await shares.poster(id, language), 'everyone'),
  )
  const shared = [
    ['/live/:id', () => 'competition'],
    ['/live/:id/podium', () => 'podium'],
    ['/live/:id/rounds/:round', ({ params }) => parseId(params.round ?? '')],
  ] as const satisfies [string, (request: Request) => ShareTarget][]
  for (const [path, shareOf] of shared) {
    serve(`${path}/picture.png`, async (request, reply, { id, language }) =>
      sendPicture(request, reply, await shares.picture(id, shareOf(request), language)),
    )
    if (path === '/live/:id') continue
    serve(path, async (request, reply, { id, language }) =>
      sendSnapshot(request, reply, await shares.page(id, shareOf(request), language), 'everyone'),
    )
  }
}

/** The ETag is the drawing's version: a 304 renders nothing. */
async function sendPicture(
  request: Request,
  reply: FastifyReply,
  drawing: Awaited<ReturnType<ShareRenderer['picture']>>,
): Promise<FastifyReply> {
  const etag = `"${drawing.version}"`
  reply.headers({ etag, vary: 'accept-language', ...publicCacheHeaders })
  if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send()
  return reply.type('image/png').send(await renderShareImage(drawing))
}
