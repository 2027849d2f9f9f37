// Style: tricks with a grab raise the score of the whole round (scoring §10).

import type { StylePercent } from './round-score.ts'

/** `grabTricks` counts every trick with a grab, repeated and dubbed ones included. */
export function stylePercent(grabTricks: number): StylePercent {
  if (grabTricks >= 7) return 20
  if (grabTricks >= 4) return 15
  if (grabTricks >= 2) return 10
  if (grabTricks === 1) return 5
  return 0
}
