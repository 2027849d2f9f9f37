/** The roles of an account, given and taken by an admin (accounts-and-people §1). */
import type { Role } from '@trickline/competition/model'
import { isAdmin } from '@trickline/competition/permissions'
import type * as calls from '@trickline/contract/accounts'
import type { ParsedRequest, ReplyOf } from '@trickline/contract/call'
import { isRefusal, refuse } from '@trickline/contract/refusals'
import type { Refusal } from '@trickline/contract/refusals'
import { roleOf } from '@trickline/contract/status-codes'
import { findPerson } from '../people/people-store.ts'
import type { Work } from '../platform/http/work.ts'
import { addRole, lockHolders, removeRole } from './accounts-store.ts'
import { announceAccount } from './announce-account.ts'

/** An admin gives an account a role. */
export async function grantRole(
  work: Work,
  { body }: ParsedRequest<typeof calls.grantRole>,
): Promise<ReplyOf<typeof calls.grantRole> | Refusal> {
  const role = await roleOfAccount(work, body)
  if (isRefusal(role)) return role
  await addRole(work.tx, body.user_id, role)
  return { user: await announceAccount(work, body.user_id) }
}

/** An admin takes a role from an account, but never the last admin's: nobody could grant roles again. */
export async function withdrawRole(
  work: Work,
  { body }: ParsedRequest<typeof calls.withdrawRole>,
): Promise<ReplyOf<typeof calls.withdrawRole> | Refusal> {
  const role = await roleOfAccount(work, body)
  if (isRefusal(role)) return role
  const holders = await lockHolders(work.tx, role)
  if (role === 'admin' && holders.length === 1 && holders[0] === body.user_id) return refuse('last-admin')
  await removeRole(work.tx, body.user_id, role)
  return { user: await announceAccount(work, body.user_id) }
}

/** The role that is asked about, if it is an admin who asks and there are such a role and account. */
async function roleOfAccount(
  { tx, person }: Work,
  asked: { user_id: number; role_id: number },
): Promise<Role | Refusal> {
  if (!isAdmin(person)) return refuse('not-allowed')
  if (!(await findPerson(tx, asked.user_id))) return refuse('not-found')
  return roleOf(asked.role_id) ?? refuse('invalid', { errors: { role_id: ['not-offered'] } })
}
