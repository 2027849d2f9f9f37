/** The server's messages by language: common ones, refusals, fields, mails, demo, files, ranking, undoing an advance, events. */
import type { Areas } from './areas.ts'
import { loadArea } from './catalogues.ts'
import { type Language, languages } from './languages.ts'

export type ServerMessages = Pick<
  Areas,
  'common' | 'errors' | 'fields' | 'mails' | 'demo' | 'files' | 'ranking' | 'undo' | 'events'
>

const messagesByLanguage = new Map(
  await Promise.all(
    languages.map(async (language) => {
      const [common, errors, fields, mails, demo, files, ranking, undo, events] = await Promise.all([
        loadArea(language, 'common'),
        loadArea(language, 'errors'),
        loadArea(language, 'fields'),
        loadArea(language, 'mails'),
        loadArea(language, 'demo'),
        loadArea(language, 'files'),
        loadArea(language, 'ranking'),
        loadArea(language, 'undo'),
        loadArea(language, 'events'),
      ])
      return [language, { common, errors, fields, mails, demo, files, ranking, undo, events }] as const
    }),
  ),
)

export function messagesFor(language: Language): ServerMessages {
  const messages = messagesByLanguage.get(language)
  if (!messages) throw new Error(`no words in ${language}`)
  return messages
}
