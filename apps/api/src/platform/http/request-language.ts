/** The language of a public page: from `?lang=`, else from the browser. */
import { type Language, languages, pickLanguage } from '@trickline/messages/languages'
import type { FastifyRequest } from 'fastify'

export function pageLanguage({
  query,
  headers,
}: FastifyRequest<{ Querystring: { lang?: string } }>): Language {
  return queryLanguage(query) ?? pickLanguage(headers['accept-language']) ?? 'en'
}

export function queryLanguage({ lang }: { lang?: string }): Language | undefined {
  return languages.find((language) => language === lang)
}
