/**
 * The front page and `/live/{id}` for everyone, and the big screen and the overlay for who has a link: the page, its parts by
 * their hash, and the stream of what changes (screens §32, §37, §38).
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refuse } from '@trickline/contract/refusals'
import type { Language } from '@trickline/messages/languages'
import { askedLanguage } from '../../platform/http/asked-language.ts'
import { clientAddress } from '../../platform/http/client-address.ts'
import { Refused } from '../../platform/http/errors.ts'
import { sendSnapshot, type Snapshot } from '../../platform/http/snapshots.ts'
import { type AskedScreen, openScreen } from '../screens/screen-pages.ts'
import { Changes, type FollowedPage } from './changes.ts'
import { registerForSearchEngines } from './search-engines.ts'
import { type LivePageId, livePages } from './live-pages.ts'

/** Of what changes at once everybody hears together. */
const pauseMilliseconds = 1000

/** A screen is switched from a phone beside it, and there are few of them. */
const screenPauseMilliseconds = 100
/** Whoever cannot be answered in this moment asks again: at a screen stands nobody who would. */
const askAgainSeconds = 5

type Asked = {
  Params: { id?: string; hash: string; round: string }
  Querystring: { lang?: string; screen?: unknown; key?: unknown }
}
type Request = FastifyRequest<Asked>
type Opened = FollowedPage & { part: (hash: string) => Promise<Snapshot>; isScreen: boolean }

export async function registerLivePage(app: FastifyInstance): Promise<void> {
  const { context } = app
  registerForSearchEngines(app)
  const pages = await livePages(context)
  if (!pages) return
  const changes = new Changes(context.snapshots, context.log)
  app.addHook('preClose', () => changes.close())

  const forEveryone = async (id: LivePageId, language: Language): Promise<Opened> => ({
    key: `${id} ${language}`,
    make: () => pages.page(id, language),
    part: (hash) => pages.part(id, language, hash),
    pauseMilliseconds,
    isScreen: false,
  })
  const screen = async (request: Request, asked: AskedScreen): Promise<Opened> => {
    try {
      const opened = await openScreen(context, pages.screens, asked)
      return { ...opened, pauseMilliseconds: screenPauseMilliseconds, isScreen: true }
    } catch (error) {
      if (!isMissing(error)) throw error
      // who has the secret is not counted, and nobody's tries keep another one out
      const wait = await context.rateLimits.count('screen-address', clientAddress(request))
      throw wait === null ? error : new Refused(refuse('too-many-requests', { retryAfterSeconds: wait }))
    }
  }
  const open = (request: Request): Promise<Opened> => {
    const language = askedLanguage(request)
    if (request.params.id === undefined) return forEveryone('front', language)
    const id = idOf(request.params.id)
    const { screen: secret, key } = request.query
    if (request.routeOptions.url?.startsWith('/overlay'))
      return screen(request, { id, language, kind: 'overlay', secret: textOf(key) })
    if (secret !== undefined)
      return screen(request, { id, language, kind: 'big-screen', secret: textOf(secret) })
    return forEveryone(id, language)
  }
  const orMissing = async (request: Request, reply: FastifyReply, answer: () => Promise<FastifyReply>) => {
    try {
      return await answer()
    } catch (error) {
      if (isMissing(error)) return sendMissing(reply, await pages.missing(askedLanguage(request)))
      if (isScreen(request)) reply.header('refresh', askAgainSeconds)
      throw error
    }
  }
  const serve = (
    path: string,
    answer: (opened: Opened, request: Request, reply: FastifyReply) => Promise<FastifyReply>,
  ) =>
    app.get<Asked>(path, { compress: false }, (request, reply) =>
      orMissing(request, reply, async () => {
        const opened = await open(request)
        if (opened.isScreen) reply.headers(ofScreens)
        return answer(opened, request, reply)
      }),
    )

  app.get<Asked>('/live/:id/rounds/:round/tricks', { compress: false }, (request, reply) =>
    orMissing(request, reply, async () => {
      const { id, round } = request.params
      const tricks = await pages.round(idOf(id ?? ''), idOf(round), askedLanguage(request))
      return sendSnapshot(request, reply, tricks, 'everyone')
    }),
  )
  for (const path of ['/', '/live/:id', '/overlay/:id'])
    serve(path, async ({ make, isScreen: isOne }, request, reply) => {
      // who is on the way to somewhere signs in first, in the app
      if (path === '/' && isOnTheWay(request)) {
        reply.callNotFound()
        return reply
      }
      return sendSnapshot(request, reply, await make(), isOne ? 'person' : 'everyone')
    })
  for (const base of ['/live', '/live/:id', '/overlay/:id']) {
    serve(`${base}/parts/:hash`, async ({ part, isScreen: isOne }, request, reply) =>
      sendSnapshot(request, reply, await part(request.params.hash), isOne ? 'person' : 'forever'),
    )
    serve(`${base}/changes`, async (page, request, reply) => {
      const now = await page.make()
      const address = clientAddress(request)
      if (changes.isFull(address)) throw new Refused(refuse('too-many-requests', { retryAfterSeconds: 60 }))
      reply.hijack()
      changes.follow(reply.raw, { page, now, address })
      return reply
    })
  }
}

/** It says more than the language: where to, or for whom. */
function isOnTheWay({ query }: Request): boolean {
  return Object.keys(query).some((name) => name !== 'lang')
}

/** The secret in its address goes to nobody, and no search engine keeps it. */
const ofScreens = { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' }

function isScreen({ query, routeOptions }: Request): boolean {
  return query.screen !== undefined || (routeOptions.url?.startsWith('/overlay') ?? false)
}

function isMissing(error: unknown): boolean {
  return error instanceof Refused && error.refusal.refused === 'not-found'
}

/** Byte for byte the same for whatever is not there. */
function sendMissing(reply: FastifyReply, html: string): FastifyReply {
  for (const name of Object.keys(ofScreens)) reply.removeHeader(name)
  return reply.code(404).header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(html)
}

/** Said twice in the address it is a list, and wrong. */
function textOf(said: unknown): string {
  return typeof said === 'string' ? said : ''
}

/** What is no id is no competition. */
function idOf(text: string): number {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0
}
