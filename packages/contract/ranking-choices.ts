/** The choices of the ranking as a client may send them; competition/ranking.ts has the same. */
import type { RankingFormula, RankingLevel, RankingPeriod } from '@trickline/competition/ranking'

export const rankingLevels = [
  'world-championship',
  'world-cup',
  'masters',
  'grand-slam',
  'open',
  'challenge',
] as const satisfies readonly RankingLevel[]

export const rankingFormulas = ['isa-2', 'isa-1'] as const satisfies readonly RankingFormula[]

export const rankingPeriods = ['year', 'three-years'] as const satisfies readonly RankingPeriod[]
