/** An athlete publishes training rounds, which cannot be changed afterwards (statuses-and-moves §11). */
import { decideTraining } from '@trickline/competition/training'
import { refuse } from '@trickline/contract/refusals'
import type { Refusal } from '@trickline/contract/refusals'
import type { Work } from '../platform/http/work.ts'
import { changeRounds } from '../rounds/round-changes-store.ts'
import { lockRounds } from '../rounds/rounds-store.ts'

export async function publishTrainingRounds(
  work: Work,
  ids: readonly number[],
): Promise<{ success: true } | Refusal> {
  const { tx, person, now } = work
  const rounds = await lockRounds(tx, ids)
  if (rounds.length < ids.length) return refuse('not-found')
  const refusals = rounds.flatMap((round) => decideTraining(person, round).refusal ?? [])
  if (refusals.includes('not-allowed')) return refuse('not-allowed')
  if (refusals.length > 0) return refuse('wrong-state')
  await changeRounds(work, rounds, { status: 'published', publish_at: now }, { action: 'publish' })
  return { success: true }
}
