/** Entries by what they wait for: first what waits for the owner, then who takes part, then who has not answered. */
import { feesAreOwed } from '@trickline/competition/entry-moves'
import type { Competition } from '@trickline/competition/model'
import type { EntryRead } from '@trickline/contract/read-rows'

export const entryGroups = [
  'pending',
  'unpaid',
  'registered',
  // of a newer version: in sight
  'unknown',
  'approved',
  'competing',
  'eliminated',
  'invited',
  'declined',
] as const
export type EntryGroup = (typeof entryGroups)[number]

type GroupedEntry = Pick<EntryRead, 'role' | 'status' | 'feesPaid' | 'fees_paid'>

export function groupOf(entry: GroupedEntry, competition: Pick<Competition, 'fees'>): EntryGroup {
  // null: the viewer may not see it
  return entry.fees_paid !== null && feesAreOwed(competition, entry) ? 'unpaid' : entry.status
}

/** Stable: within a group the order stays. */
export function byGroup<E extends GroupedEntry>(
  entries: readonly E[],
  competition: Pick<Competition, 'fees'>,
): E[] {
  const place = (entry: E) => entryGroups.indexOf(groupOf(entry, competition))
  return entries.toSorted((one, other) => place(one) - place(other))
}

/** Groups that wait for the owner; on a wide window they stand beside the others. */
export function waitsForOwner(group: EntryGroup): boolean {
  return group === 'pending' || group === 'unpaid' || group === 'registered'
}
