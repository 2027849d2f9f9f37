/** Which entries each view of a panel shows, and which views there are. */
import { feesAreOwed } from '@trickline/competition/entry-moves'
import { isOwner } from '@trickline/competition/permissions'
import type { Competition, Entry, Person } from '@trickline/competition/model'
import { type EntryView, entryViews } from './entries-search.ts'

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
