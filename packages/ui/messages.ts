/**
 * Words for the screens: `useMessages('accounts')` is the typed catalogue of that area in the viewer's
 * language. A file of words is loaded when a screen first asks for it; a route's loader may ask before.
 */
import type { Area, Areas } from '@trickline/messages/areas'
import { loadArea } from '@trickline/messages/catalogues'
import { use } from 'react'
import { currentLanguage, type Language, setLanguage, useLanguage } from './language.ts'

export type { Area } from '@trickline/messages/areas'

type Loading<A extends Area = Area> = Promise<Areas[A]> & { value?: Areas[A] }

const loading: { [L in Language]?: { [A in Area]?: Loading<A> } } = {}
const areasInUse = new Set<Area>()

export function useMessages<A extends Area>(area: A): Areas[A] {
  return use(loadMessages(area, useLanguage()))
}

/** For a route's loader and for code outside of React. The same promise for the same words, as `use` needs it. */
export function loadMessages<A extends Area>(
  area: A,
  language: Language = currentLanguage(),
): Promise<Areas[A]> {
  areasInUse.add(area)
  const known: { [Name in A]?: Loading<Name> } = (loading[language] ??= {})
  const asked = known[area]
  if (asked) return asked
  const words: Loading<A> = loadArea(language, area).catch((error: unknown) => {
    // A dead network: the next one who asks tries again.
    delete known[area]
    throw error
  })
  known[area] = words
  // what `use` reads of a promise: words that are there are there at once, with the same hooks as while they are not
  words.then(
    (value) => Object.assign(words, { status: 'fulfilled', value }),
    () => undefined,
  )
  return words
}

/** A part of the app that is fetched later, with the words that it needs. */
export async function withWords<Part>(part: Promise<Part>, ...areas: readonly Area[]): Promise<Part> {
  const [fetched] = await Promise.all([part, ...areas.map((area) => loadMessages(area))])
  return fetched
}

/** For plain functions that a screen calls: words that are there already, as those of the frame are. */
export function wordsInUse<A extends Area>(area: A): Areas[A] | undefined {
  const known: { [Name in A]?: Loading<Name> } = loading[currentLanguage()] ?? {}
  return known[area]?.value
}

let lastAsked = currentLanguage()

/** Loads every area in use in the new language, then switches, so that no screen blinks. Of several the last one counts. */
export async function changeLanguage(language: Language): Promise<void> {
  lastAsked = language
  await Promise.all([...areasInUse].map((area) => loadMessages(area, language)))
  if (lastAsked === language) setLanguage(language)
}
