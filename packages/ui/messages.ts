/** Messages in the viewer's language, by area, loaded on first use or by a route's loader. */
import type { Area, Areas } from '@trickline/messages/areas'
import { loadArea } from '@trickline/messages/catalogues'
import { use } from 'react'
import { currentLanguage, setLanguage } from './device-language.ts'
import { type Language, useLanguage } from './language.ts'

export type { Area } from '@trickline/messages/areas'

type Loading<A extends Area = Area> = Promise<Areas[A]> & { value?: Areas[A] }

const loading: { [L in Language]?: { [A in Area]?: Loading<A> } } = {}
const areasInUse = new Set<Area>()

export function useMessages<A extends Area>(area: A): Areas[A] {
  return use(loadMessages(area, useLanguage()))
}

/** Returns the same promise for the same area, as `use` requires. */
export function loadMessages<A extends Area>(
  area: A,
  language: Language = currentLanguage(),
): Promise<Areas[A]> {
  areasInUse.add(area)
  const loaded: { [Name in A]?: Loading<Name> } = (loading[language] ??= {})
  const pending = loaded[area]
  if (pending) return pending
  const words: Loading<A> = loadArea(language, area).catch((error: unknown) => {
    // without a network the next call tries again
    delete loaded[area]
    throw error
  })
  loaded[area] = words
  // `use` reads these fields: loaded messages are there at once, with the same hooks as while they load
  words.then(
    (value) => Object.assign(words, { status: 'fulfilled', value }),
    () => undefined,
  )
  return words
}

export async function withWords<Part>(part: Promise<Part>, ...areas: readonly Area[]): Promise<Part> {
  const [fetched] = await Promise.all([part, ...areas.map((area) => loadMessages(area))])
  return fetched
}

let lastRequested = currentLanguage()

export async function changeLanguage(language: Language): Promise<void> {
  lastRequested = language
  await Promise.all([...areasInUse].map((area) => loadMessages(area, language)))
  if (lastRequested === language) setLanguage(language)
}
