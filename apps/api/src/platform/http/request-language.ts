/** The language of a page for everyone: as its address says, else as the browser does. */
import { languages, pickLanguage, type Language } from '@trickline/messages/languages'
import type { FastifyRequest } from 'fastify'

export function pageLanguage({
  query,
  headers,
}: FastifyRequest<{ Querystring: { lang?: string } }>): Language {
  return queryLanguage(query) ?? pickLanguage(headers['accept-language']) ?? 'en'
}

/** As the address says. */
export function queryLanguage({ lang }: { lang?: string }): Language | undefined {
  return languages.find((language) => language === lang)
}
