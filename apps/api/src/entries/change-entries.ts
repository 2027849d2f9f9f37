/** Stores and announces changed entries. */
import type { LockedCompetition } from '../competitions/lock-competition.ts'
import type { OpenWork } from '../platform/http/work.ts'
import { announceEntries, type EntryChange } from './announce-entries.ts'
import { deleteEntryRecord, type EntryRecord, storeEntries } from './entries-store.ts'

/** Returns the competition with the changed entries. */
export async function changeEntries(
  work: OpenWork,
  locked: LockedCompetition,
  changed: readonly EntryRecord[],
): Promise<LockedCompetition> {
  await storeEntries(work.tx, changed)
  const changes = entryChanges(locked, changed)
  const after = withChanges(locked, changes)
  await announceEntries(work, after, changes)
  return after
}

/** Returns the competition without the entry. */
export async function removeEntry(
  work: OpenWork,
  locked: LockedCompetition,
  entry: EntryRecord,
): Promise<LockedCompetition> {
  await deleteEntryRecord(work.tx, entry.id)
  const changes = [{ before: entry, after: null }]
  const after = withChanges(locked, changes)
  await announceEntries(work, after, changes)
  return after
}

export function entryChanges({ entries }: LockedCompetition, changed: readonly EntryRecord[]): EntryChange[] {
  const before = new Map(entries.map((entry) => [entry.id, entry]))
  return changed.map((after) => ({ before: before.get(after.id) ?? null, after }))
}

/** In the order of the list. */
export function withChanges(locked: LockedCompetition, changes: readonly EntryChange[]): LockedCompetition {
  const changedIds = new Set(changes.map(({ before, after }) => (after ?? before)?.id))
  const unchanged = locked.entries.filter(({ id }) => !changedIds.has(id))
  const entries = [...unchanged, ...changes.flatMap(({ after }) => after ?? [])]
  return { ...locked, entries: entries.toSorted((a, b) => a.orderNumber - b.orderNumber || a.id - b.id) }
}
