/** The owner deletes an entry before its invitation was sent (statuses-and-moves §4). */
import type { EntryRole } from '@trickline/competition/model'
import type { ParsedRequest, ReplyOf } from '@trickline/contract/call'
import type { deleteAthlete } from '@trickline/contract/entries'
import type { Refusal } from '@trickline/contract/refusals'
import { isRefusal } from '@trickline/contract/refusals'
import type { LockedCompetition } from '../competitions/lock-competition.ts'
import type { Work } from '../platform/http/work.ts'
import { removeEntry } from './change-entries.ts'
import { entryRowsFor } from './entry-row.ts'
import { decideLocked, lockEntries, refuseLocked } from './lock-entries.ts'

type Call = typeof deleteAthlete

export async function deleteEntry(
  work: Work,
  role: EntryRole,
  { body }: ParsedRequest<Call>,
): Promise<ReplyOf<Call> | Refusal> {
  const locked = await lockEntries(work, role, [body.competition_user_id], 'competition_user_id')
  if (isRefusal(locked)) return locked
  const { refusal } = decideLocked(work, locked, 'delete')
  if (refusal) return refuseLocked(work, locked, refusal)
  let after: LockedCompetition = locked
  for (const entry of locked.selected) after = await removeEntry(work, after, entry)
  const remaining = after.entries.filter((entry) => entry.role === role)
  return { success: true, competition_users: entryRowsFor(work.person, after, remaining) }
}
