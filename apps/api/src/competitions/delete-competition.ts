/** The owner deletes a competition that is not published yet, with its entries (statuses-and-moves §2). */
import type { ParsedRequest, ReplyOf } from '@trickline/contract/call'
import type { deleteCompetition as call } from '@trickline/contract/competitions'
import type { Refusal } from '@trickline/contract/refusals'
import { isRefusal } from '@trickline/contract/refusals'
import type { Work } from '../platform/http/work.ts'
import { announceDeletedCompetition } from './announce-competition.ts'
import { deleteCompetitionRecord } from './competitions-store.ts'
import { lockForVerb } from './lock-competition.ts'

export async function deleteCompetition(
  work: Work,
  { params }: ParsedRequest<typeof call>,
): Promise<ReplyOf<typeof call> | Refusal> {
  const locked = await lockForVerb(work, params.id, 'delete')
  if (isRefusal(locked)) return locked
  await deleteCompetitionRecord(work.tx, params.id)
  await announceDeletedCompetition(work, locked)
  return { success: true }
}
