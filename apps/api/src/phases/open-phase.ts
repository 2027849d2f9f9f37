/** Inserts the pending rounds of a phase, under the competition's rule. */
import type { NewRound } from '@trickline/competition/model'
import { phaseAt } from '@trickline/competition/phases'
import type { CompetitionRecord } from '../competitions/competitions-store.ts'
import type { Work } from '../platform/http/work.ts'
import { insertRounds } from '../rounds/rounds-store.ts'
import type { RoundRecord } from '../rounds/rounds-store.ts'

export async function openPhase(
  { tx, now }: Work,
  competition: CompetitionRecord,
  rounds: readonly NewRound[],
): Promise<RoundRecord[]> {
  const { rule_id } = competition
  if (rule_id === null) throw new Error(`competition ${competition.id} was started without a rule`)
  return insertRounds(
    tx,
    rounds.map((round) => ({
      competition_id: competition.id,
      user_id: round.userId,
      round_number: round.roundNumber,
      round_name: phaseAt(competition, round.roundNumber)?.name ?? null,
      stage: round.stage,
      vs_group: round.vsGroup,
      vs_match_number: round.vsMatchNumber,
      run_order: round.runOrder,
      rule_id,
      status: 'pending' as const,
      created_at: now,
      updated_at: now,
    })),
  )
}
