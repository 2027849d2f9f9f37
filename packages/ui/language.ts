/** The language of the screens, by context since a server renders pages in several languages. The app uses the device's. */
import type { Language } from '@trickline/messages/languages'
import { createContext, use } from 'react'

export type { Language } from '@trickline/messages/languages'

export const LanguageContext = createContext<Language>('en')

export function useLanguage(): Language {
  return use(LanguageContext)
}
