/** The trick search (screens §17): a case-insensitive substring of name or short name; empty text finds all. */
import type { Trick } from '@trickline/contract/tricks'

/** A catalogue made ready once, so that a keystroke only compares. */
export type TrickIndex = readonly { trick: Trick; name: string; shortName: string }[]

export function trickIndex(tricks: readonly Trick[]): TrickIndex {
  return tricks.map((trick) => ({
    trick,
    name: trick.name.toLowerCase(),
    shortName: trick.short_name.toLowerCase(),
  }))
}

/** Best matches first; equally good ones, and all of them for an empty text, in the catalogue's order. */
export function searchTricks(index: TrickIndex, text: string): Trick[] {
  const wanted = text.trim().toLowerCase()
  if (wanted === '') return index.map(({ trick }) => trick)
  const found: Trick[][] = [[], [], [], [], []]
  for (const { trick, name, shortName } of index) {
    const rank = rankOf(wanted, name, shortName)
    if (rank !== null) found[rank]?.push(trick)
  }
  return found.flat()
}

/** 0 is it, 1 and 2 begin with it, 3 has a word that does, 4 contains it; null does not. */
function rankOf(wanted: string, name: string, shortName: string): 0 | 1 | 2 | 3 | 4 | null {
  if (shortName === wanted || name === wanted) return 0
  if (shortName.startsWith(wanted)) return 1
  if (name.startsWith(wanted)) return 2
  if (name.includes(` ${wanted}`)) return 3
  return shortName.includes(wanted) || name.includes(wanted) ? 4 : null
}
