/** Stores and announces changed, removed and new entries. */
import type { EntryRole, EntryStatus } from '@trickline/competition/model'
import type { LockedCompetition } from '../competitions/lock-competition.ts'
import type { OpenWork } from '../platform/http/work.ts'
import { announceEntries, type EntryChange } from './announce-entries.ts'
import { deleteEntryRecord, type EntryRecord, insertEntries, storeEntries } from './entries-store.ts'

export type Newcomer = { userId: number } | { email: string }

export async function changeEntries(
  work: OpenWork,
  locked: LockedCompetition,
  changed: readonly EntryRecord[],
): Promise<LockedCompetition> {
  await storeEntries(work.tx, changed)
  return announce(work, locked, entryChanges(locked, changed))
}

/** Returns the competition without the entry. */
export async function removeEntry(
  work: OpenWork,
  locked: LockedCompetition,
  entry: EntryRecord,
): Promise<LockedCompetition> {
  await deleteEntryRecord(work.tx, entry.id)
  return announce(work, locked, [{ before: entry, after: null }])
}

/** Numbered after the role's existing entries. */
export async function addEntries(
  work: OpenWork,
  locked: LockedCompetition,
  { role, status, newcomers }: { role: EntryRole; status: EntryStatus; newcomers: readonly Newcomer[] },
): Promise<EntryRecord[]> {
  const inRole = locked.entries.filter((entry) => entry.role === role)
  const last = Math.max(0, ...inRole.map((entry) => entry.orderNumber))
  const added = await insertEntries(
    work.tx,
    newcomers.map((newcomer, index) => ({
      competition_id: locked.competition.id,
      user_id: 'userId' in newcomer ? newcomer.userId : null,
      invited_email: 'email' in newcomer ? newcomer.email : null,
      role,
      status,
      order_number: last + index + 1,
      created_at: work.now,
    })),
  )
  await announce(work, locked, entryChanges(locked, added))
  return added
}

async function announce(
  work: OpenWork,
  locked: LockedCompetition,
  changes: readonly EntryChange[],
): Promise<LockedCompetition> {
  const after = withChanges(locked, changes)
  await announceEntries(work, after, changes)
  return after
}

export function isEntered(
  { entries }: LockedCompetition,
  role: EntryRole,
  newcomers: readonly Newcomer[],
): boolean {
  const inRole = entries.filter((entry) => entry.role === role)
  return newcomers.some((newcomer) =>
    inRole.some((entry) =>
      'userId' in newcomer
        ? entry.userId === newcomer.userId
        : entry.userId === null && entry.invited_email?.toLowerCase() === newcomer.email,
    ),
  )
}

export function entryChanges({ entries }: LockedCompetition, changed: readonly EntryRecord[]): EntryChange[] {
  const before = new Map(entries.map((entry) => [entry.id, entry]))
  return changed.map((after) => ({ before: before.get(after.id) ?? null, after }))
}

/** The competition with the changes applied, entries in list order. */
export function withChanges(locked: LockedCompetition, changes: readonly EntryChange[]): LockedCompetition {
  const changedIds = new Set(changes.map(({ before, after }) => (after ?? before)?.id))
  const unchanged = locked.entries.filter(({ id }) => !changedIds.has(id))
  const entries = [...unchanged, ...changes.flatMap(({ after }) => after ?? [])]
  return { ...locked, entries: entries.toSorted((a, b) => a.orderNumber - b.orderNumber || a.id - b.id) }
}
