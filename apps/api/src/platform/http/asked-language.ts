/** The language of a page for everyone: as its address says, else as the browser does. */
import { languages, pickLanguage, type Language } from '@trickline/messages/languages'
import type { FastifyRequest } from 'fastify'

export function askedLanguage({
  query,
  headers,
}: FastifyRequest<{ Querystring: { lang?: string } }>): Language {
  return langOf(query) ?? pickLanguage(headers['accept-language']) ?? 'en'
}

/** As the address says. */
export function langOf({ lang }: { lang?: string }): Language | undefined {
  return languages.find((language) => language === lang)
}
