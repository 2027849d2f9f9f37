/** Some calls mean rounds of a competition and of training alike: the rounds say themselves which. */
import type { Work } from '../platform/http/work.ts'
import { roundsById } from '../rounds/rounds-store.ts'

/** False for a mixture, and when there is none of them. */
export async function areTrainingRounds({ tx }: Pick<Work, 'tx'>, ids: readonly number[]): Promise<boolean> {
  const rounds = await roundsById(tx, ids)
  return rounds.length > 0 && rounds.every((round) => round.competition_id === null)
}
