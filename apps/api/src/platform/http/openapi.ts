/** The description of the API, `GET /api/openapi.json` (calls §23), and the page that shows it. */
import type { FastifyInstance } from 'fastify'
import { getOpenApi } from '@trickline/contract/openapi'
import { openApiDocument, type OpenApiDocument } from '@trickline/contract/openapi-document'
import { builtPages } from './built-pages.ts'
import { replyNoSuchPath } from './errors.ts'
import { publishedLimits } from './rate-limits.ts'
import { pageLanguage } from './request-language.ts'
import { serveOpenQuery } from './serve.ts'

export function registerOpenApi(app: FastifyInstance): void {
  const { publicUrl } = app.context.config
  serveOpenQuery(app, getOpenApi, () => documentAt(publicUrl), { skipsSession: true })
}

/** `/developers` (screens §42). */
export async function registerDevelopersPage(app: FastifyInstance): Promise<void> {
  const { publicUrl: origin } = app.context.config
  const pages = await builtPages()
  app.get<{ Querystring: { lang?: string } }>('/developers', async (request, reply) => {
    const input = { document: documentAt(origin), limits: publishedLimits }
    const page = await pages?.developers(input, { language: pageLanguage(request), origin })
    return page === undefined
      ? replyNoSuchPath(request, reply)
      : reply
          .headers({ 'cache-control': 'no-cache', vary: 'accept-language' })
          .type('text/html; charset=utf-8')
          .send(page)
  })
}

const documents = new Map<string, OpenApiDocument>()

/** Made on the first request: describing all calls would take most of the start. */
function documentAt(origin: string): OpenApiDocument {
  const made = documents.get(origin) ?? openApiDocument(origin)
  documents.set(origin, made)
  return made
}
