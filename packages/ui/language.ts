/** Language of the screens, by context: a server renders pages in several. The app gives that of the device. */
import type { Language } from '@trickline/messages/languages'
import { createContext, use } from 'react'

export type { Language } from '@trickline/messages/languages'

export const LanguageContext = createContext<Language>('en')

export function useLanguage(): Language {
  return use(LanguageContext)
}
