/** What a round's totals are to whoever looks at it, and the score behind them that explains each number. */
import type { RoundRow } from '@trickline/contract/rounds'
import { type RoundScore, scoreRound } from '@trickline/scoring'
import type { DraftRow } from './draft-trick.ts'
import type { Totals } from './totals-bar.tsx'

/** The server's totals; null when it does not show them to this person. */
export function shownTotals({ total_score, score_parts }: RoundRow): Totals | null {
  if (total_score === null || score_parts === null) return null
  return {
    total: total_score,
    score: score_parts.score,
    stylePercent: score_parts.style_percent,
    varietyPoints: score_parts.variety_points,
    uniqueTricks: score_parts.unique_tricks,
  }
}

/** null also for a round that was stopped: it counts 0, whatever its tricks would have been worth. */
export function shownScore(round: RoundRow, rows: readonly DraftRow[]): RoundScore | null {
  const isStopped = round.disqualified_at !== null || round.injured_at !== null
  return isStopped || shownTotals(round) === null ? null : scoreRound(round.rule_id, rows)
}
