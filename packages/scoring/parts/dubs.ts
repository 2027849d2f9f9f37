// Dubs: touching the line or the mat takes a share of the trick away (scoring §4).

import type { Dub } from './performed-round.ts'

/** What a dub leaves of the trick: 1, 0.8, 0.5 or 0.2. */
export function dubFactor(dub: Dub): number {
  return (100 - percentTaken[dub]) / 100
}

const percentTaken = { 0: 0, 1: 20, 2: 50, 3: 80 } as const satisfies Record<Dub, number>

/** The dub after which nothing can follow; on the last trick of a combo it removes the combo points. */
export const dub80 = 3

/** The dubs a judge can choose from; `percent` is what each takes away. */
export const dubLevels = [
  { id: 1, percent: percentTaken[1] },
  { id: 2, percent: percentTaken[2] },
  { id: dub80, percent: percentTaken[dub80] },
] as const
