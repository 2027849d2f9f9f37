/** Totals and score of a round, for viewers who may see them. */
import type { RoundRead } from '@trickline/contract/read-rows'
import { type RoundScore, scoreRound } from '@trickline/scoring'
import type { DraftRow } from './draft-trick.ts'
import type { Totals } from './total.tsx'

/** null if the server hides the totals from this person. */
export function visibleTotals({ totalScore, score_parts }: RoundRead): Totals | null {
  if (totalScore === null || score_parts === null) return null
  return {
    total: totalScore,
    score: score_parts.score,
    stylePercent: score_parts.style_percent,
    varietyPoints: score_parts.variety_points,
    uniqueTricks: score_parts.unique_tricks,
  }
}

/** Also null for a stopped round, which scores 0. */
export function scoreForViewer(round: RoundRead, rows: readonly DraftRow[]): RoundScore | null {
  const isStopped = round.disqualifiedAt !== null || round.injuredAt !== null
  return isStopped || visibleTotals(round) === null ? null : scoreRound(round.rule_id, rows)
}
