/** Public pages, screens for links with a secret, their parts by hash and streams of changes (screens §32, §37, §38). */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refuse } from '@trickline/contract/refusals'
import type { Language } from '@trickline/messages/languages'
import { pageLanguage } from '../../platform/http/request-language.ts'
import { clientAddress } from '../../platform/http/client-address.ts'
import { RefusalError } from '../../platform/http/errors.ts'
import { sendSnapshot, type Snapshot } from '../../platform/http/snapshots.ts'
import { openScreen, type ScreenRequest } from '../screens/screen-pages.ts'
import { PartChangeStream, type StreamedPage } from './part-change-stream.ts'
import { isNotFound, orNotFoundPage, parseId, screenHeaders } from './not-found-page.ts'
import { registerForSearchEngines } from './search-engines.ts'
import { type LivePageId, livePages } from './live-pages.ts'

/** Least time between two messages of a page. */
const pauseMilliseconds = 1000

/** Shorter for screens: they are few, and switched from a phone next to them. */
const screenPauseMilliseconds = 100
/** A screen that gets an error reloads: nobody is there to do it. */
const retrySeconds = 5

type RouteInput = {
  Params: { id?: string; hash: string }
  Querystring: { lang?: string; screen?: unknown; key?: unknown }
}
type Request = FastifyRequest<RouteInput>
type OpenedPage = StreamedPage & { part: (hash: string) => Promise<Snapshot | null>; isScreen: boolean }

export async function registerLivePage(app: FastifyInstance): Promise<void> {
  const { context } = app
  registerForSearchEngines(app)
  const pages = await livePages(context)
  if (!pages) return
  const changes = new PartChangeStream(context.snapshots, context.log)
  app.addHook('preClose', () => changes.close())

  const forEveryone = async (id: LivePageId, language: Language): Promise<OpenedPage> => ({
    key: `${id} ${language}`,
    make: () => pages.page(id, language),
    part: (hash) => pages.part(id, language, hash),
    pauseMilliseconds,
    isScreen: false,
  })
  const screen = async (request: Request, screenRequest: ScreenRequest): Promise<OpenedPage> => {
    try {
      const opened = await openScreen(context, pages.screens, screenRequest)
      return { ...opened, pauseMilliseconds: screenPauseMilliseconds, isScreen: true }
    } catch (error) {
      if (!isNotFound(error)) throw error
      // only wrong secrets are counted, so a valid link is never limited
      const wait = await context.rateLimits.count('screen-address', clientAddress(request))
      throw wait === null ? error : new RefusalError(refuse('too-many-requests', { retryAfterSeconds: wait }))
    }
  }
  const open = (request: Request): Promise<OpenedPage> => {
    const language = pageLanguage(request)
    if (request.params.id === undefined) return forEveryone('front', language)
    const id = parseId(request.params.id)
    const { screen: secret, key } = request.query
    if (request.routeOptions.url?.startsWith('/overlay'))
      return screen(request, { id, language, kind: 'overlay', secret: textOf(key) })
    if (secret !== undefined)
      return screen(request, { id, language, kind: 'big-screen', secret: textOf(secret) })
    return forEveryone(id, language)
  }
  const sendOrNotFound = async (
    request: Request,
    reply: FastifyReply,
    answer: () => Promise<FastifyReply>,
  ) => {
    try {
      return await orNotFoundPage(reply, () => pages.missing(pageLanguage(request)), answer)
    } catch (error) {
      if (isScreen(request)) reply.header('refresh', retrySeconds)
      throw error
    }
  }
  const serve = (
    path: string,
    answer: (opened: OpenedPage, request: Request, reply: FastifyReply) => Promise<FastifyReply>,
  ) =>
    app.get<RouteInput>(path, { compress: false }, (request, reply) =>
      sendOrNotFound(request, reply, async () => {
        const opened = await open(request)
        if (opened.isScreen) reply.headers(screenHeaders)
        return answer(opened, request, reply)
      }),
    )

  for (const path of ['/', '/live/:id', '/overlay/:id'])
    serve(path, async ({ make, isScreen: isOne }, request, reply) => {
      // other parameters are for the app, where the person signs in first
      if (path === '/' && hasAppParameters(request)) {
        reply.callNotFound()
        return reply
      }
      return sendSnapshot(request, reply, await make(), isOne ? 'person' : 'everyone')
    })
  for (const base of ['/live', '/live/:id', '/overlay/:id']) {
    serve(`${base}/parts/:hash`, async ({ part, isScreen: isOne }, request, reply) => {
      const found = await part(request.params.hash)
      // a page may ask for a part that has changed since: no error, the stream sends the new hash
      if (found === null) return reply.code(204).header('cache-control', 'no-store').send()
      return sendSnapshot(request, reply, found, isOne ? 'person' : 'forever')
    })
    serve(`${base}/changes`, async (page, request, reply) => {
      const current = await page.make()
      const address = clientAddress(request)
      if (changes.isFull(address))
        throw new RefusalError(refuse('too-many-requests', { retryAfterSeconds: 60 }))
      reply.hijack()
      changes.follow(reply.raw, { page, current, address })
      return reply
    })
  }
}

function hasAppParameters({ query }: Request): boolean {
  return Object.keys(query).some((name) => name !== 'lang')
}

function isScreen({ query, routeOptions }: Request): boolean {
  return query.screen !== undefined || (routeOptions.url?.startsWith('/overlay') ?? false)
}

/** A repeated parameter is a list, and counts as a wrong secret. */
function textOf(parameter: unknown): string {
  return typeof parameter === 'string' ? parameter : ''
}
