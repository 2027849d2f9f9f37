// A round and its totals, calculated by hand.

import type { PerformedRow } from '../score-round.ts'

export type GoldenRound = {
  title: string
  rows: PerformedRow[]
  totals: Record<1 | 2 | 3 | 4, number>
}
