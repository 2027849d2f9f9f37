/** The owner approves who has confirmed or registered: athletes while there is room (statuses-and-moves §4). */
import { competitionIsFull } from '@trickline/competition/entry-moves'
import { canApproveEntry } from '@trickline/competition/permissions'
import type { EntryRole } from '@trickline/competition/model'
import type { Refusal } from '@trickline/contract/refusals'
import { isRefusal, refuse } from '@trickline/contract/refusals'
import type { Work } from '../platform/http/work.ts'
import { asEntry } from './entries-store.ts'
import { groupCanMove, lockEntryGroup, moveGroup, refuseState, type EntryGroup } from './entry-group.ts'

/** `ids`: all or none. */
export async function approveEntries(
  work: Work,
  role: EntryRole,
  ids: readonly number[],
): Promise<{ success: true } | Refusal> {
  const group = await lockEntryGroup(work, role, ids, 'id')
  if (isRefusal(group)) return group
  if (!canApproveEntry(work.person, group.rules)) return refuse('not-allowed')
  if (!groupCanMove(group, 'approved')) return refuseState(work, group)
  if (role === 'athlete' && !hasRoomFor(group)) return refuse('competition-full')
  return moveGroup(work, group, 'approved')
}

/** Room for the last of them, when the others are in. */
function hasRoomFor({ rules, entries, all }: EntryGroup): boolean {
  const others = new Set(entries.slice(1).map((entry) => entry.id))
  const withOthers = all.map((entry) => ({
    ...asEntry(entry),
    ...(others.has(entry.id) && { status: 'approved' as const }),
  }))
  return !competitionIsFull(rules, withOthers)
}
