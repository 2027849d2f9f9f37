/** The language of the screens: chosen by the viewer and kept on the device, else the browser's, else English. */
import { isLanguage, type Language, locale, pickLanguage } from '@trickline/messages/languages'
import { readPrePaint, writePrePaint } from '@trickline/client/pre-paint-storage.ts'
import { createStore, useStore } from '@trickline/client/store.ts'

export type { Language } from '@trickline/messages/languages'

const current = createStore<Language>(shown() ?? stored() ?? preferred())
tellTheDocument()

export const currentLanguage = current.get
export const followLanguage = current.subscribe

export function useLanguage(): Language {
  return useStore(current)
}

/** Switches at once; `changeLanguage` in `messages.ts` loads the words first. */
export function setLanguage(language: Language): void {
  writePrePaint('language', language)
  current.set(language)
  tellTheDocument()
}

/** Of a page that the server made, before the app takes part in it. */
function shown(): Language | undefined {
  const value = typeof document === 'undefined' ? undefined : document.documentElement.dataset['lang']
  return isLanguage(value) ? value : undefined
}

function stored(): Language | undefined {
  const value = readPrePaint('language')
  return isLanguage(value) ? value : undefined
}

function preferred(): Language {
  if (typeof navigator === 'undefined') return 'en'
  return pickLanguage(navigator.languages?.join(',')) ?? 'en'
}

function tellTheDocument(): void {
  if (typeof document !== 'undefined') document.documentElement.lang = locale(current.get())
}
