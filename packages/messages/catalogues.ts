/**
 * The languages, one folder and one line each. One that lacks a word, or has one that English has not, is a type error
 * in its folder; what else makes it complete, `languages.test.ts` says.
 */
import type { Area, Areas, LanguageCatalogue } from './areas.ts'

/** Under their codes in a profile, in the order in which they are offered (accounts-and-people §8). */
export const catalogues = {
  en: () => import('./en/index.ts'),
  es: () => import('./es/index.ts'),
  it: () => import('./it/index.ts'),
  fr: () => import('./fr/index.ts'),
  jp: () => import('./jp/index.ts'),
  de: () => import('./de/index.ts'),
  pt: () => import('./pt/index.ts'),
}

/** One area in one language. */
export async function loadArea<A extends Area>(
  language: keyof typeof catalogues,
  area: A,
): Promise<Areas[A]> {
  const { words }: { words: LanguageCatalogue } = await catalogues[language]()
  return (await words[area]())[area]
}
