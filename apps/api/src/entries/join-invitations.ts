/**
 * Assigns invitations of a verified address to its account, deletes those for a role it has already (statuses-and-moves
 * §5).
 */
import { lockCompetition } from '../competitions/competitions-store.ts'
import type { OpenWork } from '../platform/http/work.ts'
import { announceEntries } from './announce-entries.ts'
import {
  deleteEntryRecord,
  type EntryRecord,
  invitationsTo,
  lockEntriesOf,
  updateEntries,
} from './entries-store.ts'

export async function joinInvitations(work: OpenWork, account: { id: number; email: string }): Promise<void> {
  for (const invitation of await invitationsTo(work.tx, account.email)) {
    const competition = await lockCompetition(work.tx, invitation.competition_id, 'update')
    const entries = await lockEntriesOf(work.tx, invitation.competition_id)
    const before = entries.find((entry) => entry.id === invitation.id)
    if (!competition || !before) continue
    const after = await join(work, before, entries, account.id)
    await announceEntries(work, competition, [{ before, after }])
  }
}

async function join(
  { tx }: OpenWork,
  invitation: EntryRecord,
  entries: readonly EntryRecord[],
  userId: number,
): Promise<EntryRecord | null> {
  if (entries.some((entry) => entry.userId === userId && entry.role === invitation.role)) {
    await deleteEntryRecord(tx, invitation.id)
    return null
  }
  const [joined = null] = await updateEntries(tx, [invitation.id], { user_id: userId })
  return joined
}
