/** The page that a request asks for: the front page, a competition, an event, or a screen by its secret link. */
import { refuse } from '@trickline/contract/refusals'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../../platform/context.ts'
import { clientAddress } from '../../platform/http/client-address.ts'
import { RefusalError } from '../../platform/http/errors.ts'
import { pageLanguage } from '../../platform/http/request-language.ts'
import { openScreen, type ScreenRequest } from '../screens/screen-pages.ts'
import type { StreamedPage } from './change-stream.ts'
import { type LivePageId, type LivePages, pageKey } from './live-pages.ts'
import { isNotFound, parseId } from './not-found-page.ts'

export type LivePageRoute = {
  Params: { id?: string; hash: string }
  Querystring: { lang?: string; screen?: unknown; key?: unknown }
}
export type LivePageRequest = FastifyRequest<LivePageRoute>

export type OpenedPage = StreamedPage & { isScreen: boolean }

/** Least time between two messages of a page. */
const pauseMilliseconds = 1000
/** Shorter for screens, which are few and switched from a phone beside them. */
const screenPauseMilliseconds = 100

export const eventPages = {
  page: '/live/event/:id',
  'big-screen': '/live/event/:id/screen',
  overlay: '/live/event/:id/overlay',
} as const

export async function openPage(
  context: Context,
  pages: LivePages,
  request: LivePageRequest,
): Promise<OpenedPage> {
  const language = pageLanguage(request)
  const { query } = request
  const id = idOf(request)
  if (typeof id !== 'number' || !isScreen(request))
    return {
      key: `${pageKey(id)} ${language}`,
      make: () => pages.page(id, language),
      pauseMilliseconds,
      isScreen: false,
    }
  const screen = isOverlay(request)
    ? ({ kind: 'overlay', secret: textOf(query.key) } as const)
    : ({ kind: 'big-screen', secret: textOf(query.screen) } as const)
  const opened = await openScreenOrCount(context, pages, request, { id, language, ...screen })
  return { ...opened, pauseMilliseconds: screenPauseMilliseconds, isScreen: true }
}

function idOf({ params: { id }, routeOptions: { url } }: LivePageRequest): LivePageId {
  if (id === undefined) return 'front'
  if (!url?.startsWith(eventPages.page)) return parseId(id)
  const as = (['big-screen', 'overlay'] as const).find((kind) => url.startsWith(eventPages[kind]))
  return { event: parseId(id), as: as ?? 'page' }
}

export function isScreen(request: LivePageRequest): boolean {
  return isOverlay(request) || request.query.screen !== undefined
}

function isOverlay({ routeOptions }: LivePageRequest): boolean {
  return routeOptions.url?.startsWith('/overlay') ?? false
}

/** Counts only wrong secrets, so a valid link is never limited. */
async function openScreenOrCount(
  context: Context,
  pages: LivePages,
  request: LivePageRequest,
  screen: ScreenRequest,
) {
  try {
    return await openScreen(context, pages.screens, screen)
  } catch (error) {
    if (!isNotFound(error)) throw error
    const wait = await context.rateLimits.count('screen-address', clientAddress(request))
    throw wait === null ? error : new RefusalError(refuse('too-many-requests', { retryAfterSeconds: wait }))
  }
}

/** A repeated parameter is a list, which counts as a wrong secret. */
function textOf(parameter: unknown): string {
  return typeof parameter === 'string' ? parameter : ''
}
