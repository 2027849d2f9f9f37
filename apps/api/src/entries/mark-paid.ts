/** The owner marks the fees of an approved athlete as paid, once (statuses-and-moves §4). */
import type { ParsedRequest, ReplyOf } from '@trickline/contract/call'
import type { markPaid as call } from '@trickline/contract/entries'
import type { Refusal } from '@trickline/contract/refusals'
import { isRefusal } from '@trickline/contract/refusals'
import type { Work } from '../platform/http/work.ts'
import { announceEntries } from './announce-entries.ts'
import { updateEntries } from './entries-store.ts'
import { decideGroup, lockEntryGroup, refuseGroup } from './entry-group.ts'

export async function markPaid(
  work: Work,
  { body }: ParsedRequest<typeof call>,
): Promise<ReplyOf<typeof call> | Refusal> {
  const group = await lockEntryGroup(work, 'athlete', [body.competition_user_id], 'competition_user_id')
  if (isRefusal(group)) return group
  const { refusal } = decideGroup(work, group, 'pay')
  if (refusal) return refuseGroup(work, group, refusal)
  const [before = null] = group.entries
  const [after = null] = await updateEntries(work.tx, [body.competition_user_id], { fees_paid: true })
  await announceEntries(work, group.competition, [{ before, after }])
  return { success: true }
}
