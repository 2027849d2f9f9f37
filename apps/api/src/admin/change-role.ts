/** The roles of an account: asked for by the person, given, refused and taken by an admin (accounts-and-people §1). */
import type { Role } from '@trickline/competition/model'
import { hasRole, isAdmin, isRequestable } from '@trickline/competition/permissions'
import type { Account } from '@trickline/contract/admin'
import type * as calls from '@trickline/contract/admin'
import type { ParsedRequest, ReplyOf } from '@trickline/contract/call'
import { isRefusal, refuse } from '@trickline/contract/refusals'
import type { Refusal } from '@trickline/contract/refusals'
import { roleOf } from '@trickline/contract/status-codes'
import type { Work } from '../platform/http/work.ts'
import { releaseRounds } from '../rounds/release-rounds.ts'
import { findAccount, type AccountRecord } from './accounts-list-store.ts'
import { announceAccountChange } from './announce-account-change.ts'
import { recordChange } from './changes-store.ts'
import { addRole, closeRoleRequest, insertRoleRequest, isLastAdmin, removeRole } from './roles-store.ts'

/** Judge, organizer or supervisor; one open request for each. Answers all that the person has open. */
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

/** An admin gives an account a role, asked for or not. */
export async function grantRole(
  work: Work,
  { body }: ParsedRequest<typeof calls.grantRole>,
): Promise<{ user: Account } | Refusal> {
  const asked = await readRoleQuestion(work, body)
  if (isRefusal(asked)) return asked
  if (!(await addRole(work.tx, body.user_id, asked.role))) return announceAccountChange(work, body.user_id)
  return answered(work, 'role-granted', asked)
}

/** An admin answers a request with no; the person may ask again. */
export async function refuseRole(
  work: Work,
  { body }: ParsedRequest<typeof calls.refuseRole>,
): Promise<{ user: Account } | Refusal> {
  const asked = await readRoleQuestion(work, body)
  if (isRefusal(asked)) return asked
  if (!(await closeRoleRequest(work.tx, body.user_id, asked.role))) return refuse('request-answered')
  return answered(work, 'role-refused', asked)
}

/**
 * An admin takes a role from an account, but never the last admin's: nobody could grant roles again. What the role held
 * is let go: rounds are open to other judges, and the nodes look at the person's channels again.
 */
export async function withdrawRole(
  work: Work,
  { body }: ParsedRequest<typeof calls.withdrawRole>,
): Promise<{ user: Account } | Refusal> {
  const asked = await readRoleQuestion(work, body)
  if (isRefusal(asked)) return asked
  const { role, account } = asked
  if (role === 'admin' && (await isLastAdmin(work.tx, account.id))) return refuse('last-admin')
  if (!(await removeRole(work.tx, account.id, role))) return announceAccountChange(work, account.id)
  if (role === 'judge') await releaseRounds(work, account.id)
  return answered(work, 'role-withdrawn', asked)
}

type RoleQuestion = { role: Role; account: AccountRecord; note: string }

/** The role and the account that are asked about, if it is an admin who asks and there are such. */
async function readRoleQuestion(
  { tx, person }: Work,
  asked: { user_id: number; role_id: number; note?: string | null | undefined },
): Promise<RoleQuestion | Refusal> {
  if (!isAdmin(person)) return refuse('not-allowed')
  const account = await findAccount(tx, asked.user_id)
  if (!account) return refuse('not-found')
  const role = roleOf(asked.role_id)
  if (!role) return refuse('invalid', { errors: { role_id: ['not-offered'] } })
  return { role, account, note: asked.note ?? '' }
}

/** Recorded, mailed to the person in his or her language, and told to all who have it on the screen. */
async function answered(
  work: Work,
  action: 'role-granted' | 'role-refused' | 'role-withdrawn',
  { role, account, note }: RoleQuestion,
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
