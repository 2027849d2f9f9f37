/** The areas of words: one file each in the folder of a language. English defines the shape. */
import type { words as english } from './en/index.ts'

type English = typeof english
type Module<A extends Area> = Awaited<ReturnType<English[A]>>

export type Area = keyof English
export type Areas = { [A in Area]: A extends keyof Module<A> ? Module<A>[A] : never }
export type LanguageCatalogue = { [A in Area]: () => Promise<{ [Name in A]: Areas[A] }> }
