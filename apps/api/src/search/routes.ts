/** The search for everyone, as a call and as a page (contract/search.ts); how often one may search is limited (calls §4). */
import type { FastifyInstance } from 'fastify'
import type { ParsedRequest, ReplyOf } from '@trickline/contract/call'
import { search } from '@trickline/contract/search'
import { isRefusal, refuse } from '@trickline/contract/refusals'
import type { Context } from '../platform/context.ts'
import { pageLanguage, queryLanguage } from '../platform/http/request-language.ts'
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

/** What is not searched is said at its field; before anybody asks there is the form alone. */
export async function registerSearchPage(app: FastifyInstance): Promise<void> {
  const { context } = app
  const pages = await builtPages()
  if (!pages) return
  app.get<RouteInput>('/search', async (request, reply) => {
    const { q } = request.query
    const lang = queryLanguage(request.query)
    const query = { q: typeof q === 'string' ? q : '', ...(lang && { lang }) }
    const asked = query.q.trim() === '' ? null : parseRequest(search, request)
    const refused = isRefusal(asked)
    const found =
      asked === null || refused ? null : await searchWithin(context, asked, clientAddress(request))
    const problem = refused ? (asked.errors?.['q']?.[0] ?? null) : null
    return reply
      .code(refused ? 422 : 200)
      .headers({
        'cache-control': 'no-cache',
        vary: 'accept-language',
        // what is found changes with every competition, and each has a page of its own
        ...(asked !== null && { 'x-robots-tag': 'noindex' }),
      })
      .type('text/html; charset=utf-8')
      .send(
        await pages.search(
          { query, problem, found },
          { language: pageLanguage(request), origin: context.config.publicUrl },
        ),
      )
  })
}

async function searchWithin(
  { db, rateLimits }: Context,
  asked: ParsedRequest<typeof search>,
  address: string,
): Promise<ReplyOf<typeof search>> {
  const wait = await rateLimits.count('search-address', address)
  if (wait !== null) throw new RefusalError(refuse('too-many-requests', { retryAfterSeconds: wait }))
  return searchEverything({ db }, asked)
}
