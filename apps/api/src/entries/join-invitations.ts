/**
 * Assigns the invitations of a verified address to its account; deletes those for a role the account has already
 * (statuses-and-moves §5).
 */
import { lockWithEntries } from '../competitions/lock-competition.ts'
import type { OpenWork } from '../platform/http/work.ts'
import { changeEntries, removeEntry } from './change-entries.ts'
import { invitationsTo } from './entries-store.ts'

export async function joinInvitations(work: OpenWork, account: { id: number; email: string }): Promise<void> {
  for (const { id, competition_id } of await invitationsTo(work.tx, account.email)) {
    const locked = await lockWithEntries(work.tx, competition_id, [account.id])
    const invitation = locked?.entries.find((entry) => entry.id === id)
    if (!locked || !invitation) continue
    const isEntered = locked.entries.some(
      ({ userId, role }) => userId === account.id && role === invitation.role,
    )
    await (isEntered
      ? removeEntry(work, locked, invitation)
      : changeEntries(work, locked, [{ ...invitation, userId: account.id }]))
  }
}
