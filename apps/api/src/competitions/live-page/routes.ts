/**
 * The front page and `/live/{id}` for everyone: the page, its parts by their hash, and the stream of what changes (screens
 * §32, §37).
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refuse } from '@trickline/contract/refusals'
import { languages, pickLanguage, type Language } from '@trickline/messages/languages'
import { clientAddress } from '../../platform/http/client-address.ts'
import { Refused } from '../../platform/http/errors.ts'
import { sendSnapshot } from '../../platform/http/snapshots.ts'
import { Changes } from './changes.ts'
import { registerForSearchEngines } from './search-engines.ts'
import { type LivePageId, livePages } from './live-pages.ts'

/** Of what changes at once everybody hears together. */
const pauseMilliseconds = 1000

type Asked = { Params: { id?: string; hash: string; round: string }; Querystring: { lang?: string } }

export async function registerLivePage(app: FastifyInstance): Promise<void> {
  const { context } = app
  registerForSearchEngines(app)
  const made = await livePages(context)
  if (!made) return
  const pages = made
  const changes = new Changes(context.snapshots, context.log)
  app.addHook('preClose', () => changes.close())

  const orMissing = async (
    request: FastifyRequest<Asked>,
    reply: FastifyReply,
    answer: (id: LivePageId, language: Language) => Promise<FastifyReply>,
  ) => {
    const language = askedLanguage(request)
    try {
      return await answer(pageIn(request), language)
    } catch (error) {
      if (!(error instanceof Refused) || error.refusal.refused !== 'not-found') throw error
      const html = await pages.missing(language)
      return reply.code(404).header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(html)
    }
  }

  // who is on the way to somewhere signs in first, in the app
  app.get<Asked>('/', { compress: false }, (request, reply) =>
    Object.keys(request.query).every((name) => name === 'lang')
      ? sendPage(request, reply)
      : reply.callNotFound(),
  )
  app.get<Asked>('/live/:id', { compress: false }, sendPage)
  for (const base of ['/live', '/live/:id']) {
    app.get<Asked>(`${base}/parts/:hash`, { compress: false }, (request, reply) =>
      orMissing(request, reply, async (id, language) =>
        sendSnapshot(request, reply, await pages.part(id, language, request.params.hash), 'forever'),
      ),
    )
    app.get<Asked>(`${base}/changes`, { compress: false }, (request, reply) =>
      orMissing(request, reply, async (id, language) => {
        const make = () => pages.page(id, language)
        const now = await make()
        const address = clientAddress(request)
        if (changes.isFull(address)) throw new Refused(refuse('too-many-requests', { retryAfterSeconds: 60 }))
        reply.hijack()
        const page = { key: `${id} ${language}`, make, pauseMilliseconds }
        changes.follow(reply.raw, { page, now, address })
        return reply
      }),
    )
  }

  app.get<Asked>('/live/:id/rounds/:round/tricks', { compress: false }, (request, reply) =>
    orMissing(request, reply, async (_page, language) => {
      const { id, round } = request.params
      return sendSnapshot(request, reply, await pages.round(idIn(id), idIn(round), language), 'everyone')
    }),
  )

  async function sendPage(request: FastifyRequest<Asked>, reply: FastifyReply): Promise<FastifyReply> {
    return orMissing(request, reply, async (id, language) =>
      sendSnapshot(request, reply, await pages.page(id, language), 'everyone'),
    )
  }
}

/** Without one in the address it is the front page. */
function pageIn({ params: { id } }: FastifyRequest<Asked>): LivePageId {
  return id === undefined ? 'front' : idIn(id)
}

/** What is no id is no competition. */
function idIn(text = ''): number {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0
}

/** As the address says, else as the browser does. */
function askedLanguage(request: FastifyRequest<Asked>): Language {
  const { lang } = request.query
  return (
    languages.find((language) => language === lang) ??
    pickLanguage(request.headers['accept-language']) ??
    'en'
  )
}
