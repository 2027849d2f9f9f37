/** The parts of a panel that an address can name: which entries it shows, and which dialog stands open above them. */
import { feesAreOwed } from '@trickline/competition/entry-moves'
import { isOwner } from '@trickline/competition/permissions'
import type { Competition, Entry, Person } from '@trickline/competition/model'

/** All who are not declined, or one of these. */
export const entryViews = ['unpaid', 'pending', 'declined'] as const
export type EntryView = (typeof entryViews)[number]

export const entryDialogs = ['invite', 'order'] as const
export type EntryDialog = (typeof entryDialogs)[number]

/** What of a panel stands in the address; `page` from 1, beyond the end it is the last. */
export type EntriesSearch = {
  show?: EntryView | undefined
  dialog?: EntryDialog | undefined
  page?: number | undefined
  view?: 'table' | 'list' | undefined
}

/** Those that a view shows; without one everybody who is not declined. */
export function entriesIn<E extends Entry>(
  view: EntryView | undefined,
  competition: Competition,
  entries: readonly E[],
): E[] {
  return entries.filter((entry) => belongs[view ?? 'active'](entry, competition))
}

/** The views that have somebody in them and concern the viewer: what is still to do concerns the owner. */
export function viewsWith(person: Person, competition: Competition, entries: readonly Entry[]): EntryView[] {
  const offered = isOwner(person, competition) ? entryViews : (['declined'] as const)
  return offered.filter((view) => entriesIn(view, competition, entries).length > 0)
}

const belongs: Record<EntryView | 'active', (entry: Entry, competition: Competition) => boolean> = {
  active: ({ status }) => status !== 'declined',
  unpaid: (entry, competition) => feesAreOwed(competition, entry),
  pending: ({ status }) => status === 'pending',
  declined: ({ status }) => status === 'declined',
}
