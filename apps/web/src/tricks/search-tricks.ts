/** The search for tricks (screens §17, §22), without case and accents: a substring of a name, else all words. Empty: all. */
import type { Trick } from '@trickline/contract/tricks'
import { containsWords, plainText } from '@trickline/ui/plain-text.ts'

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

/** `nameMatches`: best first, equally good ones in the order of `own` (trick ids). `wordMatches`: contain all words. */
export function searchTricks(
  index: TrickIndex,
  text: string,
  own: readonly number[] = [],
): { named: Trick[]; worded: Trick[] } {
  const wanted = plainText(text.trim())
  if (wanted === '') return { named: index.map(({ trick }) => trick), worded: [] }
  const named: Trick[][] = [[], [], [], [], []]
  const worded: Trick[] = []
  for (const { trick, shortName, names } of index) {
    const rank = rankOf(wanted, shortName, names)
    if (rank !== null) named[rank]?.push(trick)
    else if (wanted.includes(' ') && containsWords(trickNames(trick), wanted)) worded.push(trick)
  }
  return { named: named.flatMap((equal) => ownFirst(equal, own)), worded }
}

function ownFirst(tricks: readonly Trick[], own: readonly number[]): Trick[] {
  const found = own.flatMap((id) => tricks.find((trick) => trick.id === id) ?? [])
  return [...new Set([...found, ...tricks])]
}

/** 0: equal; 1, 2: short name or name begins so; 3: a word begins so; 4: contained; null: no match. */
function rankOf(wanted: string, shortName: string, names: readonly string[]): 0 | 1 | 2 | 3 | 4 | null {
  if (shortName === wanted || names.includes(wanted)) return 0
  if (shortName.startsWith(wanted)) return 1
  if (names.some((name) => name.startsWith(wanted))) return 2
  if (names.some((name) => name.includes(` ${wanted}`))) return 3
  return shortName.includes(wanted) || names.some((name) => name.includes(wanted)) ? 4 : null
}
