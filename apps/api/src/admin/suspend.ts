/** An admin suspends and restores an account (accounts-and-people §15). */
import type { Account } from '@trickline/contract/admin'
import type * as calls from '@trickline/contract/admin'
import type { ParsedRequest } from '@trickline/contract/call'
import { refuse } from '@trickline/contract/refusals'
import type { Refusal } from '@trickline/contract/refusals'
import { lockSessionsOf, revokeAllSessions } from '../platform/http/sessions.ts'
import type { Work } from '../platform/http/work.ts'
import { releaseRounds } from '../rounds/release-rounds.ts'
import { announceAccountChange } from './announce-account-change.ts'
import { type AccountRecord, findAccount, restore, suspend } from './accounts-list-store.ts'
import { recordChange } from './changes-store.ts'
import { isLastAdmin } from './roles-store.ts'

export async function suspendAccount(
  work: Work,
  { body }: ParsedRequest<typeof calls.suspendAccount>,
): Promise<{ user: Account } | Refusal> {
  const account = await findAccount(work.tx, body.user_id)
  if (!account) return refuse('not-found')
  await lockSessionsOf(work.tx, account.id)
  if (await isLastAdmin(work.tx, account.id)) return refuse('last-admin')
  if (account.id === work.person.id) return refuse('own-account')
  if (!(await suspend(work.tx, account.id, { reason: body.reason, now: work.now }))) {
    return refuse('wrong-state')
  }
  await revokeAllSessions(work, account.id)
  await releaseRounds(work, account.id)
  return recordSuspension(work, 'account-suspended', account, body.reason)
}

export async function restoreAccount(
  work: Work,
  { body }: ParsedRequest<typeof calls.restoreAccount>,
): Promise<{ user: Account } | Refusal> {
  const account = await findAccount(work.tx, body.user_id)
  if (!account) return refuse('not-found')
  if (!(await restore(work.tx, account.id))) return refuse('wrong-state')
  return recordSuspension(work, 'account-restored', account, body.reason)
}

async function recordSuspension(
  work: Work,
  action: 'account-suspended' | 'account-restored',
  { id, email, language, name }: AccountRecord,
  reason: string,
): Promise<{ user: Account }> {
  await recordChange(work.tx, {
    at: work.now,
    admin_id: work.person.id,
    action,
    user_id: id,
    note: reason,
  })
  const data = { name, reason, link: work.config.publicUrl }
  await work.mail({ to: email, language, template: action, data })
  return announceAccountChange(work, id)
}
