/** Inserts and announces new entries of one role, numbered after the present ones. */
import type { EntryRole, EntryStatus } from '@trickline/competition/model'
import type { CompetitionRecord } from '../competitions/competitions-store.ts'
import type { OpenWork } from '../platform/http/work.ts'
import { announceEntries } from './announce-entries.ts'
import { type EntryRecord, insertEntries } from './entries-store.ts'

export type Newcomer = { userId: number } | { email: string }

export async function addEntries(
  work: OpenWork,
  { competition, present }: { competition: CompetitionRecord; present: readonly EntryRecord[] },
  { role, status, newcomers }: { role: EntryRole; status: EntryStatus; newcomers: readonly Newcomer[] },
): Promise<EntryRecord[]> {
  const last = Math.max(
    0,
    ...present.filter((entry) => entry.role === role).map((entry) => entry.orderNumber),
  )
  const added = await insertEntries(
    work.tx,
    newcomers.map((newcomer, index) => ({
      competition_id: competition.id,
      user_id: 'userId' in newcomer ? newcomer.userId : null,
      invited_email: 'email' in newcomer ? newcomer.email : null,
      role,
      status,
      order_number: last + index + 1,
      created_at: work.now,
    })),
  )
  await announceEntries(
    work,
    competition,
    added.map((after) => ({ before: null, after })),
  )
  return added
}

export function isEntered(
  present: readonly EntryRecord[],
  role: EntryRole,
  newcomers: readonly Newcomer[],
): boolean {
  const inRole = present.filter((entry) => entry.role === role)
  return newcomers.some((newcomer) =>
    inRole.some((entry) =>
      'userId' in newcomer
        ? entry.userId === newcomer.userId
        : entry.userId === null && entry.invited_email?.toLowerCase() === newcomer.email,
    ),
  )
}
