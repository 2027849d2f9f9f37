/** Competition data found outside the query of competition.ts: copies on the device, and rounds already in the cache. */
import type { CompetitionRead, RoundRead } from '@trickline/contract/read-rows'
import { hasFields, isArray, isNumber } from '@trickline/contract/type-guards'
import { createOfflineCache } from './offline-cache.ts'

export const competitionKeyPrefix = ['competition'] as const

/** Copies of the last few competitions, without the e-mail addresses of invitations. */
export const competitionOfflineCache = createOfflineCache<CompetitionRead>(
  'competition',
  hasFields({ id: isNumber, entries: isArray, rounds: isArray }),
  {
    most: 6,
    cut: (competition) => ({
      ...competition,
      entries: competition.entries.map((row) => ({ ...row, invited_email: null })),
    }),
  },
)

export function patchRound(
  competition: CompetitionRead,
  id: number,
  patch: (row: RoundRead) => RoundRead,
): CompetitionRead {
  return { ...competition, rounds: competition.rounds.map((row) => (row.id === id ? patch(row) : row)) }
}
