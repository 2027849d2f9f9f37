/**
 * What the server says to people, by language: the sentences of refusals and of wrong fields, and the
 * mails. Screens import the areas they show themselves, so that a page loads no other page's words.
 */
import * as en from './en/server.ts'
import * as es from './es/server.ts'
import type { Language } from './languages.ts'

export type ServerMessages = typeof en

const catalogues: Record<Language, ServerMessages> = { en, es }

export function messagesFor(language: Language): ServerMessages {
  return catalogues[language]
}
