/** An admin takes a role from an account, but never the last admin's: nobody could grant roles again. */
import { isAdmin } from '@trickline/competition/permissions'
import type { withdrawRole as call } from '@trickline/contract/accounts'
import type { ParsedRequest, ReplyOf } from '@trickline/contract/call'
import type { Refusal } from '@trickline/contract/refusals'
import { refuse } from '@trickline/contract/refusals'
import { roleOf } from '@trickline/contract/status-codes'
import { findPerson } from '../people/people-store.ts'
import type { Work } from '../platform/http/work.ts'
import { lockHolders, removeRole } from './accounts-store.ts'
import { announceAccount } from './announce-account.ts'

export async function withdrawRole(
  work: Work,
  { body }: ParsedRequest<typeof call>,
): Promise<ReplyOf<typeof call> | Refusal> {
  if (!isAdmin(work.person)) return refuse('not-allowed')
  if (!(await findPerson(work.tx, body.user_id))) return refuse('not-found')
  const role = roleOf(body.role_id)
  if (role === undefined) return refuse('invalid', { errors: { role_id: ['not-offered'] } })
  const holders = await lockHolders(work.tx, role)
  if (role === 'admin' && holders.length === 1 && holders[0] === body.user_id) return refuse('last-admin')
  await removeRole(work.tx, body.user_id, role)
  return { user: await announceAccount(work, body.user_id) }
}
