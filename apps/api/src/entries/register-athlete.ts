/** An athlete registers while the competition is open, published and not started (statuses-and-moves §4). */
import type { ParsedRequest, ReplyOf } from '@trickline/contract/call'
import type { registerAthlete as call } from '@trickline/contract/entries'
import { isRefusal, type Refusal, refuse } from '@trickline/contract/refusals'
import { lockVisibleCompetition } from '../competitions/lock-competition.ts'
import type { Work } from '../platform/http/work.ts'
import { enter, refuseRegistering } from './enter-competition.ts'

export async function registerAthlete(
  work: Work,
  { body }: ParsedRequest<typeof call>,
): Promise<ReplyOf<typeof call> | Refusal> {
  const locked = await lockVisibleCompetition(work, body.competition_id)
  if (isRefusal(locked)) return locked
  if (body.user_id !== work.person.id) return refuse('not-allowed')
  const refusal = await refuseRegistering(work, locked)
  if (refusal) return refusal
  await enter(work, locked)
  return { success: true }
}
