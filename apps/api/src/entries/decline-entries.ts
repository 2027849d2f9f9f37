/** The owner or the person declines, before the start (statuses-and-moves §4). */
import { canDeclineEntry } from '@trickline/competition/permissions'
import type { EntryRole } from '@trickline/competition/model'
import type { Refusal } from '@trickline/contract/refusals'
import { isRefusal, refuse } from '@trickline/contract/refusals'
import type { Work } from '../platform/http/work.ts'
import { every, groupCanMove, lockEntryGroup, moveGroup, refuseState } from './entry-group.ts'

/** `ids`: all or none. */
export async function declineEntries(
  work: Work,
  role: EntryRole,
  ids: readonly number[],
): Promise<{ success: true } | Refusal> {
  const group = await lockEntryGroup(work, role, ids, 'id')
  if (isRefusal(group)) return group
  if (!every(group, (entry) => canDeclineEntry(work.person, group.rules, entry))) return refuse('not-allowed')
  if (!groupCanMove(group, 'declined')) return refuseState(work, group)
  return moveGroup(work, group, 'declined')
}
