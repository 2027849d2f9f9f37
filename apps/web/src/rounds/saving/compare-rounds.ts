/** Aligns two versions of a round: equal rows face each other, in the order performed. */
import { type DraftRow, draftRowFingerprint } from '@trickline/views/rounds/draft-trick.ts'

export type ComparedRow = {
  one: DraftRow | null
  other: DraftRow | null
  isSame: boolean
}

/** Rows between equal rows face each other in order; surplus ones face null. */
export function compareRounds(one: readonly DraftRow[], other: readonly DraftRow[]): ComparedRow[] {
  const compared: ComparedRow[] = []
  let [from, otherFrom] = [0, 0]
  for (const [to, otherTo] of [...sameRows(one, other), [one.length, other.length] as const]) {
    compared.push(...unmatched(one.slice(from, to), other.slice(otherFrom, otherTo)))
    const [row, otherRow] = [one[to], other[otherTo]]
    if (row && otherRow) compared.push({ one: row, other: otherRow, isSame: true })
    ;[from, otherFrom] = [to + 1, otherTo + 1]
  }
  return compared
}

function unmatched(one: readonly DraftRow[], other: readonly DraftRow[]): ComparedRow[] {
  return Array.from({ length: Math.max(one.length, other.length) }, (_, place) => ({
    one: one[place] ?? null,
    other: other[place] ?? null,
    isSame: false,
  }))
}

/** Indexes of the longest common subsequence of rows. */
function sameRows(one: readonly DraftRow[], other: readonly DraftRow[]): (readonly [number, number])[] {
  const [fingerprints, otherFingerprints] = [one.map(draftRowFingerprint), other.map(draftRowFingerprint)]
  // longest[a][b]: number of common rows from row a of `one` and row b of `other` on
  const longest: number[][] = Array.from({ length: one.length + 1 }, () => other.map(() => 0))
  const at = (a: number, b: number) => longest[a]?.[b] ?? 0
  for (let a = one.length - 1; a >= 0; a -= 1)
    for (let b = other.length - 1; b >= 0; b -= 1) {
      const common =
        fingerprints[a] === otherFingerprints[b] ? at(a + 1, b + 1) + 1 : Math.max(at(a + 1, b), at(a, b + 1))
      longest[a]?.splice(b, 1, common)
    }
  const same: (readonly [number, number])[] = []
  let [a, b] = [0, 0]
  while (a < one.length && b < other.length) {
    if (fingerprints[a] === otherFingerprints[b]) {
      same.push([a, b])
      a += 1
      b += 1
    } else if (at(a + 1, b) >= at(a, b + 1)) a += 1
    else b += 1
  }
  return same
}
