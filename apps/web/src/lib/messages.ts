/**
 * Words for the screens: `useMessages('accounts')` is the typed catalogue of that area in the viewer's
 * language. A file of words is loaded when a screen first asks for it; a route's loader may ask before.
 */
import type { Areas } from '@trickline/messages/areas'
import { use, useSyncExternalStore } from 'react'
import { currentLanguage, isLanguage, type Language, onLanguageChange, setLanguage } from './language.ts'

export type Area = keyof Areas

/** One module a language and area; it exports the catalogue under the area's name. */
const files = import.meta.glob<Record<string, unknown>>([
  '../../../../packages/messages/*/*.ts',
  '!../../../../packages/messages/*/{mails,server}.ts',
  '!../../../../packages/messages/*/*.test.ts',
])

const loaded = new Map<string, unknown>()
const loading = new Map<string, Promise<unknown>>()

export function useMessages<A extends Area>(area: A): Areas[A] {
  const language = useSyncExternalStore(onLanguageChange, currentLanguage, currentLanguage)
  const ready = loaded.get(keyOf(language, area)) as Areas[A] | undefined
  return ready ?? use(loadMessages(area, language))
}

/** For a route's loader and for code outside of React. */
export function loadMessages<A extends Area>(
  area: A,
  language: Language = currentLanguage(),
): Promise<Areas[A]> {
  const key = keyOf(language, area)
  const known = loading.get(key)
  if (known) return known as Promise<Areas[A]>
  const load = files[`../../../../packages/messages/${language}/${area}.ts`]
  if (!load) throw new Error(`no words for ${area} in ${language}`)
  const words = load().then(
    (module) => {
      loaded.set(key, module[area])
      return module[area] as Areas[A]
    },
    (error: unknown) => {
      loading.delete(key)
      throw error
    },
  )
  loading.set(key, words)
  return words
}

/** Loads every area in use in the new language, then switches, so that no screen blinks. */
export async function changeLanguage(language: Language): Promise<void> {
  if (!isLanguage(language)) return
  const areas = new Set([...loaded.keys()].map((key) => key.slice(key.indexOf('/') + 1) as Area))
  await Promise.all([...areas].map((area) => loadMessages(area, language)))
  setLanguage(language)
}

function keyOf(language: Language, area: Area): string {
  return `${language}/${area}`
}
