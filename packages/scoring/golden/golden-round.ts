// The shape of a golden round: what was performed, and the totals that were worked out by hand.

import type { PerformedRow, RuleId } from '../score-round.ts'

export type GoldenRound = {
  says: string
  rows: PerformedRow[]
  totals: Record<RuleId, number>
}
