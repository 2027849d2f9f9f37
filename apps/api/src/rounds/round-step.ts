/** What one step of a round changes besides its status; that it may be taken is decided before (move-round.ts). */
import type { Work } from '../platform/http/work.ts'
import type { RoundChanges, RoundRecord } from './rounds-store.ts'

export type RoundStep = (work: Pick<Work, 'now' | 'person'>, round: RoundRecord) => RoundChanges

/** Disqualified or injured: whatever was judged counts nothing (statuses-and-moves §8). */
export const noScore = {
  score: 0,
  style_percent: 0,
  variety_points: 0,
  unique_tricks: 0,
  total_score: 0,
} as const satisfies RoundChanges
