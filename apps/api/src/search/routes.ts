/** The public search, as a call and as a page (contract/search.ts), with a rate limit (calls §4). */
import type { FastifyInstance } from 'fastify'
import type { ParsedRequest, ReplyOf } from '@trickline/contract/call'
import { search } from '@trickline/contract/search'
import { isRefusal, refuse } from '@trickline/contract/refusals'
import type { Context } from '../platform/context.ts'
import { pageLanguage, queryLanguage } from '../platform/http/request-language.ts'
import { cachedList } from '../competitions/list-live.ts'
import { builtPages } from '../platform/http/built-pages.ts'
import { clientAddress } from '../platform/http/client-address.ts'
import { RefusalError } from '../platform/http/errors.ts'
import { parseRequest } from '../platform/http/parse-request.ts'
import { serveOpenQuery } from '../platform/http/serve.ts'
import { searchEverything } from './search-everything.ts'

export function registerSearch(app: FastifyInstance): void {
  serveOpenQuery(app, search, searchEverything, {
    limits: ({ address }) => [['search-address', address]],
  })
}

type RouteInput = { Querystring: { q?: unknown; lang?: string } }

export async function registerSearchPage(app: FastifyInstance): Promise<void> {
  const { context } = app
  const pages = await builtPages()
  if (!pages) return
  app.get<RouteInput>('/search', async (request, reply) => {
    const { q } = request.query
    const lang = queryLanguage(request.query)
    const query = { q: typeof q === 'string' ? q : '', ...(lang && { lang }) }
    const parsed = query.q.trim() === '' ? null : parseRequest(search, request)
    const isRefused = isRefusal(parsed)
    const results =
      parsed === null || isRefused ? null : await searchWithin(context, parsed, clientAddress(request))
    const problem = isRefused ? (parsed.errors?.['q']?.[0] ?? null) : null
    return reply
      .code(isRefused ? 422 : 200)
      .headers({
        'cache-control': 'no-cache',
        vary: 'accept-language',
        // results change often, and each has a page of its own
        ...(parsed !== null && { 'x-robots-tag': 'noindex' }),
      })
      .type('text/html; charset=utf-8')
      .send(
        await pages.search(
          { query, problem, found: results, list: await cachedList(context) },
          { language: pageLanguage(request), origin: context.config.publicUrl },
        ),
      )
  })
}

async function searchWithin(
  { db, rateLimits }: Context,
  parsed: ParsedRequest<typeof search>,
  address: string,
): Promise<ReplyOf<typeof search>> {
  const wait = await rateLimits.count('search-address', address)
  if (wait !== null) throw new RefusalError(refuse('too-many-requests', { retryAfterSeconds: wait }))
  return searchEverything({ db }, parsed)
}
