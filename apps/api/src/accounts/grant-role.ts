/** An admin gives an account a role (accounts-and-people §1). */
import { isAdmin } from '@trickline/competition/permissions'
import type { grantRole as call } from '@trickline/contract/accounts'
import type { ParsedRequest, ReplyOf } from '@trickline/contract/call'
import type { Refusal } from '@trickline/contract/refusals'
import { refuse } from '@trickline/contract/refusals'
import { roleOf } from '@trickline/contract/status-codes'
import { findPerson } from '../people/people-store.ts'
import type { Work } from '../platform/http/work.ts'
import { addRole } from './accounts-store.ts'
import { announceAccount } from './announce-account.ts'

export async function grantRole(
  work: Work,
  { body }: ParsedRequest<typeof call>,
): Promise<ReplyOf<typeof call> | Refusal> {
  if (!isAdmin(work.person)) return refuse('not-allowed')
  if (!(await findPerson(work.tx, body.user_id))) return refuse('not-found')
  const role = roleOf(body.role_id)
  if (role === undefined) return refuse('invalid', { errors: { role_id: ['not-offered'] } })
  await addRole(work.tx, body.user_id, role)
  return { user: await announceAccount(work, body.user_id) }
}
