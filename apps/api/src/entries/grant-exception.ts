/** The owner lets an athlete enter who is not eligible; who did it, for whom, why and when is kept (events §4). */
import { isOwner } from '@trickline/competition/permissions'
import type { ParsedRequest, ReplyOf } from '@trickline/contract/call'
import type { grantException as call } from '@trickline/contract/entries'
import { isRefusal, type Refusal, refuse } from '@trickline/contract/refusals'
import { lockVisibleCompetition } from '../competitions/lock-competition.ts'
import { findPerson } from '../people/people-store.ts'
import type { Work } from '../platform/http/work.ts'
import { upsertException } from './eligibility-store.ts'

export async function grantException(
  work: Work,
  { body }: ParsedRequest<typeof call>,
): Promise<ReplyOf<typeof call> | Refusal> {
  const { tx, person, now } = work
  const locked = await lockVisibleCompetition(work, body.competition_id)
  if (isRefusal(locked)) return locked
  if (!isOwner(person, locked.competition)) return refuse('not-allowed')
  const athlete = await findPerson(tx, body.user_id)
  if (!athlete || athlete.deleted_at) return refuse('invalid', { errors: { user_id: ['unknown-person'] } })
  await upsertException(tx, {
    competition_id: body.competition_id,
    user_id: body.user_id,
    reason: body.reason,
    granted_by: person.id,
    at: now,
  })
  return { success: true }
}
