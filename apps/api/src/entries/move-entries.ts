/** Moves entries of one role in one competition, all or none (statuses-and-moves §4). */
import type { EntryVerb } from '@trickline/competition/entry-moves'
import type { EntryRole } from '@trickline/competition/model'
import { isRefusal, refuse } from '@trickline/contract/refusals'
import type { Refusal } from '@trickline/contract/refusals'
import type { Work } from '../platform/http/work.ts'
import { announceEntries, entryChanges } from './announce-entries.ts'
import { updateEntries } from './entries-store.ts'
import { decideGroup, lockEntryGroup, refuseGroup } from './entry-group.ts'
import { mailInvitations } from './invitation-mails.ts'

/** `verb` null: no verb leads to the requested status. */
export async function moveEntries(
  work: Work,
  role: EntryRole,
  ids: readonly number[],
  verb: Exclude<EntryVerb, 'pay' | 'delete'> | null,
): Promise<{ success: true } | Refusal> {
  const group = await lockEntryGroup(work, role, ids, 'id')
  if (isRefusal(group)) return group
  if (verb === null) return refuse('wrong-state')
  const { refusal, move } = decideGroup(work, group, verb)
  if (refusal) return refuseGroup(work, group, refusal)
  const { competition, entries } = group
  const moved =
    verb === 'send-mail'
      ? await mailInvitations(work, competition, entries)
      : await updateEntries(work.tx, ids, { status: move.to, mail_waits: false })
  await announceEntries(work, competition, entryChanges(entries, moved))
  return { success: true }
}
