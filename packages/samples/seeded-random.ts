/** Seeded random numbers, so that samples are the same on every machine. */

export type Dice = {
  /** 0 <= n < 1. */
  roll: () => number
  /** Integer, 0 <= n < `limit`. */
  below: (limit: number) => number
  /** True with a probability of `share` percent. */
  percent: (share: number) => boolean
  oneOf: <T>(items: readonly T[]) => T
}

/** The generator mulberry32. */
export function seededDice(seed: string): Dice {
  let state = hashOf(seed)
  const roll = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number): number => Math.floor(roll() * limit)
  return {
    roll,
    below,
    percent: (share) => roll() * 100 < share,
    oneOf: (items) => {
      const item = items[below(items.length)]
      if (item === undefined) throw new RangeError('nothing to choose from')
      return item
    },
  }
}

/** The hash function FNV-1a. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return hash | 0
}
