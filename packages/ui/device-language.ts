/** The language of this device: the one chosen on it, else the browser's, else English. */
import { createAtom, useSelector } from '@tanstack/react-store'
import { isLanguage, type Language, locale, pickLanguage } from '@trickline/messages/languages'
import { readPrePaint, writePrePaint } from './pre-paint-storage.ts'

const current = createAtom<Language>(stored() ?? preferred())
setDocumentLanguage()

export const currentLanguage = current.get

export function onLanguageChange(listener: () => void): void {
  current.subscribe(listener)
}

export function useDeviceLanguage(): Language {
  return useSelector(current)
}

export function setLanguage(language: Language): void {
  writePrePaint('language', language)
  current.set(language)
  setDocumentLanguage()
}

function stored(): Language | undefined {
  const value = readPrePaint('language')
  return isLanguage(value) ? value : undefined
}

function preferred(): Language {
  if (typeof navigator === 'undefined') return 'en'
  return pickLanguage(navigator.languages?.join(',')) ?? 'en'
}

function setDocumentLanguage(): void {
  if (typeof document !== 'undefined') document.documentElement.lang = locale(current.get())
}
