/** The owner approves who has confirmed or registered: athletes while there is room (statuses-and-moves §4). */
import type { EntryRole } from '@trickline/competition/model'
import type { Refusal } from '@trickline/contract/refusals'
import { isRefusal } from '@trickline/contract/refusals'
import type { Work } from '../platform/http/work.ts'
import { decideGroup, lockEntryGroup, moveGroup, refuseGroup } from './entry-group.ts'

/** `ids`: all or none. */
export async function approveEntries(
  work: Work,
  role: EntryRole,
  ids: readonly number[],
): Promise<{ success: true } | Refusal> {
  const group = await lockEntryGroup(work, role, ids, 'id')
  if (isRefusal(group)) return group
  const { refusal, move } = decideGroup(work, group, 'approve')
  if (refusal) return refuseGroup(work, group, refusal)
  return moveGroup(work, group, move.to)
}
