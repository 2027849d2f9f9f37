// Dubs: touching the line or the mat takes a share of a trick's points (scoring §4).

import type { Dub } from './performed-round.ts'

export function dubFactor(dub: Dub): number {
  return (100 - percentTaken[dub]) / 100
}

const percentTaken = { 0: 0, 1: 20, 2: 50, 3: 80 } as const satisfies Record<Dub, number>

/** An 80 % dub on the last trick of a combo removes the combo points. */
export const dub80 = 3

export const dubLevels = [
  { id: 1, percent: percentTaken[1] },
  { id: 2, percent: percentTaken[2] },
  { id: dub80, percent: percentTaken[dub80] },
] as const
