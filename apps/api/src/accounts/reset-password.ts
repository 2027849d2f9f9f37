/** Sets a new password with the link of a reset mail: good for an hour, once, and every session ends (accounts-and-people §4). */
import type { resetPassword as call } from '@trickline/contract/accounts'
import type { ParsedRequest, ReplyOf } from '@trickline/contract/call'
import type { Refusal } from '@trickline/contract/refusals'
import { refuse } from '@trickline/contract/refusals'
import { hashPassword } from './passwords.ts'
import { endAllSessions, hashToken } from '../platform/http/sessions.ts'
import type { OpenWork } from '../platform/http/work.ts'
import { changePassword, deleteEmailTokens, lockEmailToken } from './accounts-store.ts'

export async function resetPassword(
  work: OpenWork,
  { body }: ParsedRequest<typeof call>,
): Promise<ReplyOf<typeof call> | Refusal> {
  const { tx, now } = work
  const account = await lockEmailToken(tx, { tokenHash: hashToken(body.token), purpose: 'reset', now })
  if (!account || account.email.toLowerCase() !== body.email) {
    return refuse('invalid', { errors: { token: ['link-expired'] } })
  }
  await changePassword(tx, account.id, await hashPassword(body.password))
  await deleteEmailTokens(tx, account.id, 'reset')
  await endAllSessions(tx, account.id)
  return { success: true }
}
