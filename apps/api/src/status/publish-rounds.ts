/** Rounds of a phase are published by its owner, training rounds by their athlete: which they are, they say themselves. */
import type { Refusal } from '@trickline/contract/refusals'
import { publishPhase } from '../phases/publish-phase.ts'
import type { Work } from '../platform/work.ts'
import { roundsById } from '../rounds/rounds-store.ts'
import { publishTrainingRounds } from '../training/publish-training-rounds.ts'

export async function publishRounds(
  work: Work,
  ids: readonly number[],
): Promise<{ success: true } | Refusal> {
  const rounds = await roundsById(work.tx, ids)
  const isTraining = rounds.length > 0 && rounds.every((round) => round.competition_id === null)
  return isTraining ? publishTrainingRounds(work, ids) : publishPhase(work, ids)
}
