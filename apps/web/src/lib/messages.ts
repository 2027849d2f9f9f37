/**
 * Words for the screens: `useMessages('accounts')` is the typed catalogue of that area in the viewer's
 * language. A file of words is loaded when a screen first asks for it; a route's loader may ask before.
 */
import type { Areas } from '@trickline/messages/areas'
import { use } from 'react'
import { currentLanguage, type Language, setLanguage, useLanguage } from './language.ts'

export type Area = keyof Areas

/** One module a language and area; it exports the catalogue under the area's name. */
type Module = Partial<Areas>

const files = import.meta.glob<Module>([
  '../../../../packages/messages/*/*.ts',
  '!../../../../packages/messages/*/{demo,mails,server}.ts',
  '!../../../../packages/messages/*/*.test.ts',
])

const loading = new Map<string, Promise<Module> & { value?: Module }>()
const areasInUse = new Set<Area>()

export function useMessages<A extends Area>(area: A): Areas[A] {
  const language = useLanguage()
  return wordsOf(use(load(area, language)), area)
}

/** For a route's loader and for code outside of React. */
export async function loadMessages<A extends Area>(
  area: A,
  language: Language = currentLanguage(),
): Promise<Areas[A]> {
  return wordsOf(await load(area, language), area)
}

/** For plain functions that a screen calls: words that are there already, as those of the frame are. */
export function wordsInUse<A extends Area>(area: A): Areas[A] | undefined {
  return loading.get(keyOf(currentLanguage(), area))?.value?.[area]
}

/** Loads every area in use in the new language, then switches, so that no screen blinks. */
export async function changeLanguage(language: Language): Promise<void> {
  await Promise.all([...areasInUse].map((area) => load(area, language)))
  setLanguage(language)
}

/** The same promise for the same file, as `use` needs it. */
function load(area: Area, language: Language): Promise<Module> {
  areasInUse.add(area)
  const key = keyOf(language, area)
  const known = loading.get(key)
  if (known) return known
  const file = files[`../../../../packages/messages/${key}.ts`]
  if (!file) throw new Error(`no words for ${area} in ${language}`)
  const module = file().catch((error: unknown) => {
    // A dead network: the next one who asks tries again.
    loading.delete(key)
    throw error
  })
  loading.set(key, module)
  // what `use` reads of a promise: words that are there are there at once, with the same hooks as while they are not
  module.then(
    (value) => Object.assign(module, { status: 'fulfilled', value }),
    () => undefined,
  )
  return module
}

function wordsOf<A extends Area>(module: Module, area: A): Areas[A] {
  const words: Areas[A] | undefined = module[area]
  if (!words) throw new Error(`messages/${area}.ts does not export ${area}`)
  return words
}

function keyOf(language: Language, area: Area): string {
  return `${language}/${area}`
}
