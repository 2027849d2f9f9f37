/** The owner deletes an entry before its invitation was sent (statuses-and-moves §4). */
import type { EntryRole } from '@trickline/competition/model'
import type { ParsedRequest, ReplyOf } from '@trickline/contract/call'
import type { deleteAthlete } from '@trickline/contract/entries'
import type { Refusal } from '@trickline/contract/refusals'
import { isRefusal } from '@trickline/contract/refusals'
import type { Work } from '../platform/http/work.ts'
import { announceEntries } from './announce-entries.ts'
import { deleteEntryRecord, entriesOf } from './entries-store.ts'
import { decideGroup, lockEntryGroup, refuseGroup } from './entry-group.ts'
import { visibleEntryRows } from './entry-row.ts'

type Call = typeof deleteAthlete

export async function deleteEntry(
  work: Work,
  role: EntryRole,
  { body }: ParsedRequest<Call>,
): Promise<ReplyOf<Call> | Refusal> {
  const group = await lockEntryGroup(work, role, [body.competition_user_id], 'competition_user_id')
  if (isRefusal(group)) return group
  const { refusal } = decideGroup(work, group, 'delete')
  if (refusal) return refuseGroup(work, group, refusal)
  const { competition, entries } = group
  for (const before of entries) {
    await deleteEntryRecord(work.tx, before.id)
    await announceEntries(work, competition, [{ before, after: null }])
  }
  const remaining = (await entriesOf(work.tx, competition.id)).filter((entry) => entry.role === role)
  return { success: true, competition_users: await visibleEntryRows(work, competition, remaining) }
}
