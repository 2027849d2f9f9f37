/** The calls of the OpenAPI document, as the developers' page lists them. */
import type { OpenApiDocument } from '@trickline/contract/openapi-document'

export type ListedCall = {
  id: string
  method: string
  path: string
  summary: string
  /** Scopes that a personal token needs; null: anyone may call; empty: only a session may. */
  scopes: readonly string[] | null
  /** Fields of address, query and body; a question mark follows optional ones. */
  fields: string[]
}

export function callsByNoun(document: OpenApiDocument): Record<string, ListedCall[]> {
  const nouns: Record<string, ListedCall[]> = {}
  for (const [path, operations] of Object.entries(document.paths))
    for (const [method, operation] of Object.entries(operations)) {
      const { operationId: id, summary, tags, 'x-token-scopes': scopes, parameters = [] } = operation
      const [noun = ''] = tags
      const named = parameters.filter(({ in: place }) => place !== 'header')
      const fields = [
        ...named.map(({ name, required }) => marked(name, required)),
        ...bodyOf(document, operation),
      ]
      ;(nouns[noun] ??= []).push({
        id,
        method: method.toUpperCase(),
        path: `/api${path}`,
        summary,
        scopes: scopes ?? null,
        fields,
      })
    }
  return nouns
}

function bodyOf(
  { components: { schemas } }: OpenApiDocument,
  { requestBody }: OpenApiDocument['paths'][string][string],
): string[] {
  const reference = requestBody?.content['application/json']?.schema.$ref
  const { properties = {}, required = [] } = schemas[reference?.split('/').at(-1) ?? ''] ?? {}
  return Object.keys(properties).map((name) => marked(name, required.includes(name)))
}

function marked(name: string, isRequired = false): string {
  return isRequired ? name : `${name}?`
}
