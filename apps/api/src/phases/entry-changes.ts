/** Entries before and after a start or an advance, matched for their announcement. */
import type { EntryRecord } from '../entries/entries-store.ts'

export function entryChanges(
  before: readonly EntryRecord[],
  changed: readonly EntryRecord[],
): { before: EntryRecord | null; after: EntryRecord }[] {
  const was = new Map(before.map((entry) => [entry.id, entry]))
  return changed.map((after) => ({ before: was.get(after.id) ?? null, after }))
}
