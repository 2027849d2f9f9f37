/** The messages of the server by language: refusals, fields, mails, demo. */
import type { Areas } from './areas.ts'
import { loadArea } from './catalogues.ts'
import { type Language, languages } from './languages.ts'

export type ServerMessages = Pick<Areas, 'errors' | 'fields' | 'mails' | 'demo'>

const messagesByLanguage = new Map(
  await Promise.all(
    languages.map(async (language) => {
      const [errors, fields, mails, demo] = await Promise.all([
        loadArea(language, 'errors'),
        loadArea(language, 'fields'),
        loadArea(language, 'mails'),
        loadArea(language, 'demo'),
      ])
      return [language, { errors, fields, mails, demo }] as const
    }),
  ),
)

export function messagesFor(language: Language): ServerMessages {
  const messages = messagesByLanguage.get(language)
  if (!messages) throw new Error(`no words in ${language}`)
  return messages
}
