/** What is passed on of a competition, at addresses of its own below that of its page (screens §41, calls §22). */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Language } from '@trickline/messages/languages'
import { askedLanguage } from '../../platform/http/asked-language.ts'
import { builtPages } from '../../platform/http/built-pages.ts'
import { cachedByEveryone, isKnown, sendSnapshot } from '../../platform/http/snapshots.ts'
import { idOf, orMissing } from '../live-page/missing.ts'
import { drawPicture } from './draw-picture.ts'
import { openShares, type Share, type Shares } from './share-pages.ts'

type Asked = { Params: { id: string; round?: string }; Querystring: { lang?: string } }
type Request = FastifyRequest<Asked>
type Answer = (
  request: Request,
  reply: FastifyReply,
  about: { id: number; language: Language },
) => Promise<FastifyReply>

export async function registerSharing(app: FastifyInstance): Promise<void> {
  const pages = await builtPages()
  if (!pages) return
  const shares = openShares(app.context, pages)
  const serve = (path: string, answer: Answer) =>
    app.get<Asked>(path, { compress: false }, (request, reply) => {
      const language = askedLanguage(request)
      return orMissing(
        reply,
        () => pages.missing(language),
        () => answer(request, reply, { id: idOf(request.params.id), language }),
      )
    })

  serve('/live/:id/poster', async (request, reply, { id, language }) =>
    sendSnapshot(request, reply, await shares.poster(id, language), 'everyone'),
  )
  const shared = [
    ['/live/:id', () => 'competition'],
    ['/live/:id/podium', () => 'podium'],
    ['/live/:id/rounds/:round', ({ params }) => idOf(params.round ?? '')],
  ] as const satisfies [string, (request: Request) => Share][]
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

/** Its version is that of the drawing: who has it gets nothing drawn. */
async function sendPicture(
  request: Request,
  reply: FastifyReply,
  drawing: Awaited<ReturnType<Shares['picture']>>,
): Promise<FastifyReply> {
  const etag = `"${drawing.version}"`
  reply.headers({ etag, vary: 'accept-language', ...cachedByEveryone })
  if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send()
  return reply.type('image/png').send(await drawPicture(drawing))
}
