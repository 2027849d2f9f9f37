/** The language of a page for everyone: of `?lang=`, else of the browser. */
import { languages, pickLanguage, type Language } from '@trickline/messages/languages'
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
