/** Inserts and announces new entries of one role, numbered after the present ones. */
import type { EntryRole, EntryStatus } from '@trickline/competition/model'
import type { LockedCompetition } from '../competitions/lock-competition.ts'
import type { OpenWork } from '../platform/http/work.ts'
import { announceEntries } from './announce-entries.ts'
import { entryChanges, withChanges } from './change-entries.ts'
import { type EntryRecord, insertEntries } from './entries-store.ts'

export type Newcomer = { userId: number } | { email: string }

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
  const changes = entryChanges(locked, added)
  await announceEntries(work, withChanges(locked, changes), changes)
  return added
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
