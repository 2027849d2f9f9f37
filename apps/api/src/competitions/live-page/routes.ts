/** `/live/{id}` for everyone: the page, its parts by their hash, and the stream of what changes (screens §32). */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refuse } from '@trickline/contract/refusals'
import { languages, pickLanguage, type Language } from '@trickline/messages/languages'
import { clientAddress } from '../../platform/http/client-address.ts'
import { Refused } from '../../platform/http/errors.ts'
import { sendSnapshot } from '../../platform/http/snapshots.ts'
import { Changes } from './changes.ts'
import { registerForSearchEngines } from './search-engines.ts'
import { livePages } from './live-pages.ts'

/** Of what changes at once everybody hears together. */
const pauseMilliseconds = 1000

type Asked = { Params: { id: string; hash: string; round: string }; Querystring: { lang?: string } }

export async function registerLivePage(app: FastifyInstance): Promise<void> {
  const { context } = app
  registerForSearchEngines(app)
  const pages = await livePages(context)
  if (!pages) return
  const changes = new Changes(context.snapshots, context.log)
  app.addHook('preClose', () => changes.close())

  const orMissing = async (
    request: FastifyRequest<Asked>,
    reply: FastifyReply,
    answer: (id: number, language: Language) => Promise<FastifyReply>,
  ) => {
    const language = askedLanguage(request)
    try {
      return await answer(idOf(request.params.id), language)
    } catch (error) {
      if (!(error instanceof Refused) || error.refusal.refused !== 'not-found') throw error
      const html = await pages.missing(language)
      return reply.code(404).header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(html)
    }
  }

  app.get<Asked>('/live/:id', { compress: false }, (request, reply) =>
    orMissing(request, reply, async (id, language) =>
      sendSnapshot(request, reply, await pages.page(id, language), 'everyone'),
    ),
  )
  app.get<Asked>('/live/:id/parts/:hash', { compress: false }, (request, reply) =>
    orMissing(request, reply, async (id, language) =>
      sendSnapshot(request, reply, await pages.part(id, language, request.params.hash), 'forever'),
    ),
  )
  app.get<Asked>('/live/:id/rounds/:round/tricks', { compress: false }, (request, reply) =>
    orMissing(request, reply, async (id, language) => {
      const round = await pages.round(id, idOf(request.params.round), language)
      return sendSnapshot(request, reply, round, 'everyone')
    }),
  )
  app.get<Asked>('/live/:id/changes', { compress: false }, (request, reply) =>
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

/** What is no id is no competition. */
function idOf(text: string): number {
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
