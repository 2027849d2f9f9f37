/** The world ranking and athletes, as calls and as public pages (contract/ranking.ts, ranking §4, §5). */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { readRanking as call } from '@trickline/contract/ranking'
import type { PublicPages } from '@trickline/contract/public-pages'
import { isRefusal } from '@trickline/contract/refusals'
import type { Language } from '@trickline/messages/languages'
import { athleteNow } from '../athletes/read-athlete.ts'
import { orNotFoundPage, parseId } from '../competitions/live-page/not-found-page.ts'
import { builtPages } from '../platform/http/built-pages.ts'
import { RefusalError } from '../platform/http/errors.ts'
import { parseRequest } from '../platform/http/parse-request.ts'
import { pageLanguage } from '../platform/http/request-language.ts'
import { serveCachedQuery } from '../platform/http/serve.ts'
import { sendSnapshot, type SnapshotSource } from '../platform/http/snapshots.ts'
import { rankingKey, rankingNow, readRanking } from './read-ranking.ts'

export function registerRanking(app: FastifyInstance): void {
  serveCachedQuery(app, call, readRanking)
}

type Page = { key: string; make: () => Promise<Pick<SnapshotSource, 'text' | 'sourceChannels'>> }

export async function registerRankingPages(app: FastifyInstance): Promise<void> {
  const pages = await builtPages()
  if (!pages) return
  app.get<{ Querystring: { lang?: string } }>('/ranking', async (request, reply) =>
    sendPage(pages, request, reply, (options) => rankingPage(app, pages, request, options)),
  )
  app.get<{ Params: { id: string }; Querystring: { lang?: string } }>(
    '/live/athlete/:id',
    async (request, reply) =>
      sendPage(pages, request, reply, (options) =>
        athletePage(app, pages, parseId(request.params.id), options),
      ),
  )
}

type PageOptions = { language: Language; origin: string }

function rankingPage(
  { context: { db, clock } }: FastifyInstance,
  pages: PublicPages<Language>,
  request: FastifyRequest,
  options: PageOptions,
): Page {
  const parsed = parseRequest(call, request)
  // an invalid query shows today's ranking
  const query = isRefusal(parsed) ? { page: 1 } : parsed.query
  const shown = isRefusal(parsed) ? {} : textsOf(request.query)
  const now = clock.now()
  return {
    key: `ranking ${rankingKey(query, now)} ${JSON.stringify(shown)}`,
    make: async () => {
      const made = await rankingNow(db, { query, language: options.language, now })
      if (isRefusal(made)) throw new RefusalError(made)
      const text = await pages.ranking({ query: shown, table: made.reply }, options)
      return { text, sourceChannels: made.sourceChannels }
    },
  }
}

function athletePage(
  { context: { db } }: FastifyInstance,
  pages: PublicPages<Language>,
  id: number,
  options: PageOptions,
): Page {
  return {
    key: `athlete ${id}`,
    make: async () => {
      const made = await athleteNow(db, id)
      if (isRefusal(made)) throw new RefusalError(made)
      return { text: await pages.athlete(made.reply, options), sourceChannels: made.sourceChannels }
    },
  }
}

async function sendPage(
  pages: PublicPages<Language>,
  request: FastifyRequest<{ Querystring: { lang?: string } }>,
  reply: FastifyReply,
  pageOf: (options: PageOptions) => Page,
): Promise<FastifyReply> {
  const { snapshots, config } = request.server.context
  const language = pageLanguage(request)
  return orNotFoundPage(
    reply,
    () => pages.missing(language),
    async () => {
      const { key, make } = pageOf({ language, origin: config.publicUrl })
      const snapshot = await snapshots.of(`page ${key} ${language}`, async () => ({
        ...(await make()),
        type: 'html',
      }))
      return sendSnapshot(request, reply, snapshot, 'everyone')
    },
  )
}

const shownParameters: ReadonlySet<string> = new Set([
  'gender',
  'category',
  'period',
  'formula',
  'at',
  'lang',
])

function textsOf(query: unknown): Record<string, string> {
  if (typeof query !== 'object' || query === null) return {}
  return Object.fromEntries(
    Object.entries(query).filter(
      (entry): entry is [string, string] =>
        shownParameters.has(entry[0]) && typeof entry[1] === 'string' && entry[1] !== '',
    ),
  )
}
