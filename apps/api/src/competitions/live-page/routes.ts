/** Public pages, screens by secret links, and what keeps them current (screens §32, §37, §38, calls §20). */
import { negotiate } from '@fastify/accept-negotiator'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { clientAddress } from '../../platform/http/client-address.ts'
import { pageLanguage } from '../../platform/http/request-language.ts'
import { sendSnapshot } from '../../platform/http/snapshots.ts'
import { ChangeStream } from './change-stream.ts'
import { type LivePages, livePages } from './live-pages.ts'
import { orNotFoundPage, parseId, screenHeaders } from './not-found-page.ts'
import {
  eventPages,
  isScreen,
  type LivePageRequest,
  type LivePageRoute,
  type OpenedPage,
  openPage,
} from './open-page.ts'
import { headOf } from './page-head.ts'
import { RecentParts } from './recent-parts.ts'
import { registerForSearchEngines } from './search-engines.ts'

/** A screen reloads itself after an error, as nobody is there to do it. */
const retrySeconds = 5

const pagesById = ['/live/:id', '/overlay/:id', ...Object.values(eventPages)]

type Answer = (page: OpenedPage, request: LivePageRequest, reply: FastifyReply) => Promise<FastifyReply>

export async function registerLivePage(app: FastifyInstance): Promise<void> {
  registerForSearchEngines(app)
  const pages = await livePages(app.context)
  if (!pages) return
  const parts = new RecentParts()
  const serve = (path: string, answer: Answer) => servePage(app, { pages, parts, path }, answer)
  for (const path of ['/', ...pagesById])
    serve(path, async (page, request, reply) => {
      // other parameters are for the app, where the person signs in first
      if (path === '/' && hasAppParameters(request)) {
        reply.callNotFound()
        return reply
      }
      return sendSnapshot(request, reply, await page.make(), page.isScreen ? 'person' : 'everyone')
    })
  app.get<{ Params: { id: string; number: string }; Querystring: { lang?: string } }>(
    '/live/:id/seal/:number',
    { compress: false },
    (request, reply) => {
      const language = pageLanguage(request)
      return orNotFoundPage(
        reply,
        () => pages.missing(language),
        async () => {
          const of = { id: parseId(request.params.id), number: parseId(request.params.number) }
          return sendSnapshot(request, reply, await pages.seal(of, language), 'everyone')
        },
      )
    },
  )
  const changes = new ChangeStream(app.context.snapshots, app.context.log)
  app.addHook('preClose', () => changes.close())
  for (const base of ['/live', ...pagesById]) serveChanges(base, serve, { parts, changes })
}

/** The head of a page, its parts by hash, and the stream that sends both sooner. */
function serveChanges(
  base: string,
  serve: (path: string, answer: Answer) => void,
  { parts, changes }: { parts: RecentParts; changes: ChangeStream },
): void {
  serve(`${base}/now`, async (page, request, reply) => {
    const present = await page.make()
    changes.notice(page.key, present)
    return sendSnapshot(request, reply, headOf(present), page.isScreen ? 'person' : 'everyone')
  })
  serve(`${base}/parts/:hash`, async (page, request, reply) => {
    // refuses if the page is no longer public
    await page.make()
    const part = parts.find(page.key, request.params.hash)
    // changed too long ago, or just now on another node: no error, the page asks for its head again
    if (part === undefined) return sendNothing(reply)
    return sendSnapshot(request, reply, part, page.isScreen ? 'person' : 'forever')
  })
  serve(`${base}/changes`, async (page, request, reply) => {
    const current = await page.make()
    const address = clientAddress(request)
    // the page asks for its head instead; screens are few enough to be exempt
    if (changes.isFull(address) && !page.isScreen) return sendNothing(reply)
    const encoding = negotiate(request.headers['accept-encoding'] ?? 'identity', ['gzip', 'identity'])
    reply.hijack()
    changes.follow(reply.raw, { page, current, address, takesGzip: encoding === 'gzip' })
    return reply
  })
}

type PageRoute = { pages: LivePages; parts: RecentParts; path: string }

function servePage(app: FastifyInstance, { pages, parts, path }: PageRoute, answer: Answer): void {
  app.get<LivePageRoute>(path, { compress: false }, async (request, reply) => {
    const missing = () => pages.missing(pageLanguage(request))
    try {
      return await orNotFoundPage(reply, missing, async () => {
        const page = await openPage(app.context, pages, request)
        if (page.isScreen) reply.headers(screenHeaders)
        return answer(remembered(page, parts), request, reply)
      })
    } catch (error) {
      if (isScreen(request)) reply.header('refresh', retrySeconds)
      throw error
    }
  })
}

function remembered(page: OpenedPage, parts: RecentParts): OpenedPage {
  return {
    ...page,
    make: async () => {
      const made = await page.make()
      parts.remember(page.key, made)
      return made
    },
  }
}

function sendNothing(reply: FastifyReply): FastifyReply {
  return reply.code(204).header('cache-control', 'no-store').send()
}

function hasAppParameters({ query }: LivePageRequest): boolean {
  return Object.keys(query).some((name) => name !== 'lang')
}
