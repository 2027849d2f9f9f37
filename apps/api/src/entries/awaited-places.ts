/** Places of the next stage, listed among the entries until its athletes are known (phases-and-seeding §9). */
import { awaitedStage } from '@trickline/competition/phases'
import type { CompetitionUser } from '@trickline/contract/entries'
import { awaitedPlaceCode, entryRoleCodes } from '@trickline/contract/status-codes'
import type { CompetitionRecord } from '../competitions/competitions-store.ts'
import type { RoundRecord } from '../rounds/rounds-store.ts'

export function awaitedPlaces(
  competition: CompetitionRecord,
  rounds: readonly RoundRecord[],
): CompetitionUser[] {
  const stage = awaitedStage(competition, rounds)
  return Array.from({ length: stage?.places ?? 0 }, (_, index) => ({
    id: null,
    competition_id: competition.id,
    user_id: null,
    user: null,
    invited_email: null,
    role_id: entryRoleCodes.athlete,
    role: { id: entryRoleCodes.athlete, name: 'athlete' },
    status_id: awaitedPlaceCode,
    status: { id: awaitedPlaceCode, name: 'pending' },
    fees_paid: null,
    order_number: index + 1,
    seed: null,
    round_number: stage?.phase.number ?? null,
    round_size_id: stage?.phase.stage ?? null,
    total_score: 0,
  }))
}
