/** Roles: a person requests one; an admin grants, refuses or withdraws it (accounts-and-people §1). */
import type { Role } from '@trickline/competition/model'
import { isRequestable } from '@trickline/competition/permissions'
import { hasRole } from '@trickline/competition/roles'
import type { Account } from '@trickline/contract/admin'
import type * as calls from '@trickline/contract/admin'
import type { ParsedRequest, ReplyOf } from '@trickline/contract/call'
import { isRefusal, refuse } from '@trickline/contract/refusals'
import type { Refusal } from '@trickline/contract/refusals'
import { roleOf } from '@trickline/contract/status-codes'
import type { Work } from '../platform/http/work.ts'
import { releaseRounds } from '../rounds/release-rounds.ts'
import { type AccountRecord, findAccount } from './accounts-list-store.ts'
import { announceAccountChange } from './announce-account-change.ts'
import { recordChange } from './changes-store.ts'
import { addRole, closeRoleRequest, insertRoleRequest, isLastAdmin, removeRole } from './roles-store.ts'

/** Returns all the person's open requests. */
export async function requestRole(
  work: Work,
  { body }: ParsedRequest<typeof calls.requestRole>,
): Promise<ReplyOf<typeof calls.requestRole> | Refusal> {
  const { tx, person, now } = work
  const role = roleOf(body.role_id)
  if (!role || !isRequestable(role)) return refuse('invalid', { errors: { role_id: ['not-offered'] } })
  if (hasRole(person, role)) return refuse('role-held')
  const request = await insertRoleRequest(tx, {
    user_id: person.id,
    role,
    note: body.note ?? '',
    created_at: now,
  })
  if (!request) return refuse('role-requested')
  const { user } = await announceAccountChange(work, person.id)
  return { requests: user.role_requests }
}

export async function grantRole(
  work: Work,
  { body }: ParsedRequest<typeof calls.grantRole>,
): Promise<{ user: Account } | Refusal> {
  const change = await readRoleChange(work, body)
  if (isRefusal(change)) return change
  if (!(await addRole(work.tx, body.user_id, change.role))) return announceAccountChange(work, body.user_id)
  return recordRoleChange(work, 'role-granted', change)
}

export async function refuseRole(
  work: Work,
  { body }: ParsedRequest<typeof calls.refuseRole>,
): Promise<{ user: Account } | Refusal> {
  const change = await readRoleChange(work, body)
  if (isRefusal(change)) return change
  if (!(await closeRoleRequest(work.tx, body.user_id, change.role))) return refuse('request-answered')
  return recordRoleChange(work, 'role-refused', change)
}

/** The last admin keeps the role, since nobody else could grant roles. */
export async function withdrawRole(
  work: Work,
  { body }: ParsedRequest<typeof calls.withdrawRole>,
): Promise<{ user: Account } | Refusal> {
  const change = await readRoleChange(work, body)
  if (isRefusal(change)) return change
  const { role, account } = change
  if (role === 'admin' && (await isLastAdmin(work.tx, account.id))) return refuse('last-admin')
  if (!(await removeRole(work.tx, account.id, role))) return announceAccountChange(work, account.id)
  if (role === 'judge') await releaseRounds(work, account.id)
  return recordRoleChange(work, 'role-withdrawn', change)
}

type RoleChange = { role: Role; account: AccountRecord; note: string }

async function readRoleChange(
  { tx }: Work,
  change: { user_id: number; role_id: number; note?: string | null | undefined },
): Promise<RoleChange | Refusal> {
  const account = await findAccount(tx, change.user_id)
  if (!account) return refuse('not-found')
  const role = roleOf(change.role_id)
  if (!role) return refuse('invalid', { errors: { role_id: ['not-offered'] } })
  return { role, account, note: change.note ?? '' }
}

async function recordRoleChange(
  work: Work,
  action: 'role-granted' | 'role-refused' | 'role-withdrawn',
  { role, account, note }: RoleChange,
): Promise<{ user: Account }> {
  const { id, email, language, name } = account
  await recordChange(work.tx, { at: work.now, admin_id: work.person.id, action, user_id: id, role, note })
  await work.mail({
    to: email,
    language,
    template: action,
    data: { name, role, note, link: `${work.config.publicUrl}/profile` },
  })
  return announceAccountChange(work, id)
}
