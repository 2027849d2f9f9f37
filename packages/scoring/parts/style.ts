// Style: tricks with a grab raise the score of the round (scoring §10).

import type { StylePercent } from './round-score.ts'

/** Repeated and dubbed tricks count too. */
export function stylePercent(grabTricks: number): StylePercent {
  if (grabTricks >= 7) return 20
  if (grabTricks >= 4) return 15
  if (grabTricks >= 2) return 10
  if (grabTricks === 1) return 5
  return 0
}
