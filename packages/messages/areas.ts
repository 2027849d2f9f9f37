/** The areas into which words are split, a file each in a language's folder. English gives the shape of all of them. */
import type { words as english } from './en/index.ts'

type English = typeof english
type Module<A extends Area> = Awaited<ReturnType<English[A]>>

export type Area = keyof English
/** The words of each area, as every language has them. */
export type Areas = { [A in Area]: A extends keyof Module<A> ? Module<A>[A] : never }
/** What a language's folder offers: a module an area, which exports the words under the area's name. */
export type LanguageCatalogue = { [A in Area]: () => Promise<{ [Name in A]: Areas[A] }> }
