/** `GET /api/openapi.json` (calls §23). */
import type { FastifyInstance } from 'fastify'
import { getOpenApi } from '@trickline/contract/openapi'
import { openApiDocument, type OpenApiDocument } from '@trickline/contract/openapi-document'
import { serveOpenQuery } from './serve.ts'

export function registerOpenApi(app: FastifyInstance): void {
  const { publicUrl } = app.context.config
  // on the first request: all at start would take most of the start
  let document: OpenApiDocument | undefined
  serveOpenQuery(app, getOpenApi, () => (document ??= openApiDocument(publicUrl)), { skipsSession: true })
}
