/** The views of an entries panel and which entries each shows. */
import { feesAreOwed } from '@trickline/competition/entry-moves'
import { isOwner } from '@trickline/competition/permissions'
import type { Competition, Entry, Person } from '@trickline/competition/model'
import { type EntryView, entryViews } from './entries-search.ts'

export function entriesIn<E extends Entry>(
  view: EntryView | undefined,
  competition: Competition,
  entries: readonly E[],
): E[] {
  return entries.filter((entry) => viewFilters[view ?? 'active'](entry, competition))
}

/** Views that are not empty; pending and unpaid are only for the owner. */
export function viewsWith(person: Person, competition: Competition, entries: readonly Entry[]): EntryView[] {
  const offered = isOwner(person, competition) ? entryViews : (['declined'] as const)
  return offered.filter((view) => entriesIn(view, competition, entries).length > 0)
}

const viewFilters: Record<EntryView | 'active', (entry: Entry, competition: Competition) => boolean> = {
  active: ({ status }) => status !== 'declined',
  unpaid: (entry, competition) => feesAreOwed(competition, entry),
  pending: ({ status }) => status === 'pending',
  declined: ({ status }) => status === 'declined',
}
