/** Groups entries by what they wait for: first the owner, then people who take part, then those who have not answered. */
import { feesAreOwed } from '@trickline/competition/entry-moves'
import type { Competition } from '@trickline/competition/model'
import type { EntryRead } from '@trickline/contract/read-rows'

export const entryGroups = [
  'pending',
  'unpaid',
  'registered',
  // from a newer version, kept visible
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
  // null: the viewer may not see whether it is paid
  return entry.fees_paid !== null && feesAreOwed(competition, entry) ? 'unpaid' : entry.status
}

/** Keeps the order within a group. */
export function byGroup<E extends GroupedEntry>(
  entries: readonly E[],
  competition: Pick<Competition, 'fees'>,
): E[] {
  const place = (entry: E) => entryGroups.indexOf(groupOf(entry, competition))
  return entries.toSorted((one, other) => place(one) - place(other))
}

/** True for groups that wait for the owner; in a wide window they are beside the others. */
export function waitsForOwner(group: EntryGroup): boolean {
  return group === 'pending' || group === 'unpaid' || group === 'registered'
}
