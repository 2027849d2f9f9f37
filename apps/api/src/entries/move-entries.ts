/** Moves entries of one role in one competition, all or none (statuses-and-moves §4). */
import type { EntryVerb } from '@trickline/competition/entry-moves'
import type { EntryRole } from '@trickline/competition/model'
import type { ParsedRequest, ReplyOf } from '@trickline/contract/call'
import type { markPaid as markPaidCall } from '@trickline/contract/entries'
import { isRefusal, refuse } from '@trickline/contract/refusals'
import type { Refusal } from '@trickline/contract/refusals'
import type { Work } from '../platform/http/work.ts'
import { changeEntries } from './change-entries.ts'
import { mailInvitations } from './invitation-mails.ts'
import { decideLocked, lockEntries, refuseLocked } from './lock-entries.ts'

/** `verb` is null if no verb leads to the requested status. */
export async function moveEntries(
  work: Work,
  role: EntryRole,
  ids: readonly number[],
  verb: Exclude<EntryVerb, 'pay' | 'delete'> | null,
): Promise<{ success: true } | Refusal> {
  const locked = await lockEntries(work, role, ids, 'id')
  if (isRefusal(locked)) return locked
  if (verb === null) return refuse('wrong-state')
  const { refusal, move } = decideLocked(work, locked, verb)
  if (refusal) return refuseLocked(work, locked, refusal)
  const moved =
    verb === 'send-mail'
      ? await mailInvitations(work, locked, locked.selected)
      : locked.selected.map((entry) => ({ ...entry, status: move.to, mail_waits: false }))
  await changeEntries(work, locked, moved)
  return { success: true }
}

/** The owner marks the fees of an approved athlete as paid, once. */
export async function markPaid(
  work: Work,
  { body }: ParsedRequest<typeof markPaidCall>,
): Promise<ReplyOf<typeof markPaidCall> | Refusal> {
  const locked = await lockEntries(work, 'athlete', [body.competition_user_id], 'competition_user_id')
  if (isRefusal(locked)) return locked
  const { refusal } = decideLocked(work, locked, 'pay')
  if (refusal) return refuseLocked(work, locked, refusal)
  const paid = locked.selected.map((entry) => ({ ...entry, feesPaid: true }))
  await changeEntries(work, locked, paid)
  return { success: true }
}
