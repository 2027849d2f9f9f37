/** The language of the screens: chosen by the viewer and kept on the device, else the browser's, else English. */
import { type Language, languages, pickLanguage } from '@trickline/messages/languages'
import { earlyChoice, keepEarlyChoice } from './early-choice.ts'
import { createStore, useStore } from './store.ts'

export type { Language } from '@trickline/messages/languages'

/** What each language calls itself. */
export const languageNames: Record<Language, string> = { en: 'English', es: 'Español' }

const current = createStore<Language>(shown() ?? stored() ?? preferred())
tellTheDocument()

export const currentLanguage = current.get

/** What `Intl` calls the language; the product's `jp` is `ja` there. */
export function locale(language: string = current.get()): string {
  return language === 'jp' ? 'ja' : language
}

export function useLanguage(): Language {
  return useStore(current)
}

/** Switches at once; `changeLanguage` in `messages.ts` loads the words first. */
export function setLanguage(language: Language): void {
  keepEarlyChoice('language', language)
  current.set(language)
  tellTheDocument()
}

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value)
}

/** Of a page that the server made, before the app takes part in it. */
function shown(): Language | undefined {
  const value = typeof document === 'undefined' ? undefined : document.documentElement.dataset['lang']
  return isLanguage(value) ? value : undefined
}

function stored(): Language | undefined {
  const value = earlyChoice('language')
  return isLanguage(value) ? value : undefined
}

function preferred(): Language {
  if (typeof navigator === 'undefined') return 'en'
  return pickLanguage(navigator.languages?.join(',')) ?? 'en'
}

function tellTheDocument(): void {
  if (typeof document !== 'undefined') document.documentElement.lang = locale()
}
