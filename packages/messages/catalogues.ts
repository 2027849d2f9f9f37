/** The languages: a folder and a line each. A missing or extra word is a type error; languages.test.ts checks the rest. */
import type { Area, Areas, LanguageCatalogue } from './areas.ts'

/** By the language code in a profile, in the order in which they are offered (accounts-and-people §8). */
export const catalogues = {
  en: () => import('./en/index.ts'),
  es: () => import('./es/index.ts'),
  it: () => import('./it/index.ts'),
  fr: () => import('./fr/index.ts'),
  jp: () => import('./jp/index.ts'),
  de: () => import('./de/index.ts'),
  pt: () => import('./pt/index.ts'),
}

/** The names of all areas. */
export async function listAreas(): Promise<Area[]> {
  const { words } = await catalogues.en()
  const isArea = (name: string): name is Area => name in words
  return Object.keys(words).filter(isArea)
}

export async function loadArea<A extends Area>(
  language: keyof typeof catalogues,
  area: A,
): Promise<Areas[A]> {
  const { words }: { words: LanguageCatalogue } = await catalogues[language]()
  return (await words[area]())[area]
}
