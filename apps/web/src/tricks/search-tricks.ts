/** The trick search (screens §17, §22) ignores case and accents: finds part of a name, or all words. An empty text finds all. */
import type { Trick } from '@trickline/contract/tricks'
import { containing, plainText } from '@trickline/ui/plain-text.ts'

/** Names in plain text, prepared once per catalogue. */
export type TrickIndex = readonly { trick: Trick; shortName: string; names: readonly string[] }[]

export function trickIndex(tricks: readonly Trick[]): TrickIndex {
  return tricks.map((trick) => ({
    trick,
    shortName: plainText(trick.short_name),
    names: [trick.name, ...trick.aliases].map(plainText),
  }))
}

export function trickNames({ name, short_name, aliases }: Trick): string {
  return [name, short_name, ...aliases].join(' ')
}

/** Best first, equally good ones in the order of `own` (trick ids); tricks that only contain all words come last. */
export function searchTricks(index: TrickIndex, text: string, own: readonly number[] = []): readonly Trick[] {
  const query = plainText(text.trim())
  if (query === '') return index.map(({ trick }) => trick)
  const hasAllWords = containing(query)
  const found: Trick[][] = [[], [], [], [], [], []]
  for (const { trick, shortName, names } of index) {
    const rank = rankOf(query, shortName, names)
    if (rank !== null) found[rank]?.push(trick)
    else if (query.includes(' ') && hasAllWords(trickNames(trick))) found[5]?.push(trick)
  }
  return found.flatMap((equal) => ownFirst(equal, own))
}

function ownFirst(tricks: readonly Trick[], own: readonly number[]): Trick[] {
  const found = own.flatMap((id) => tricks.find((trick) => trick.id === id) ?? [])
  return [...new Set([...found, ...tricks])]
}

/** 0: equal; 1, 2: the short name or name begins so; 3: a word begins so; 4: contained; null: no match. */
function rankOf(query: string, shortName: string, names: readonly string[]): 0 | 1 | 2 | 3 | 4 | null {
  if (shortName === query || names.includes(query)) return 0
  if (shortName.startsWith(query)) return 1
  if (names.some((name) => name.startsWith(query))) return 2
  if (names.some((name) => name.includes(` ${query}`))) return 3
  return shortName.includes(query) || names.some((name) => name.includes(query)) ? 4 : null
}
