// The shape of a golden round: what was performed, and the totals that were worked out by hand.

import type { PerformedRow } from '../score-round.ts'

export type GoldenRound = {
  title: string
  rows: PerformedRow[]
  /** By the four rules of the document. */
  totals: Record<1 | 2 | 3 | 4, number>
}
