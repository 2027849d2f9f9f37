/**
 * Confirms the address that a verification mail went to. The first time, the invitations sent to that address join
 * the account (accounts-and-people §5), and the one address of ADMIN_EMAIL becomes an admin. The link may be opened again while
 * it is good: people click twice, and it changes nothing then.
 */
import type { verifyEmail as call } from '@trickline/contract/accounts'
import type { ParsedRequest, ReplyOf } from '@trickline/contract/call'
import type { Refusal } from '@trickline/contract/refusals'
import { refuse } from '@trickline/contract/refusals'
import { joinInvitations } from '../entries/join-invitations.ts'
import { hashToken } from '../platform/http/sessions.ts'
import type { OpenWork } from '../platform/http/work.ts'
import { addRole, lockEmailToken, markVerified } from './accounts-store.ts'
import { announceAccount } from './announce-account.ts'

export async function verifyEmail(
  work: OpenWork,
  { body }: ParsedRequest<typeof call>,
): Promise<ReplyOf<typeof call> | Refusal> {
  const { tx, now, config } = work
  const account = await lockEmailToken(tx, {
    tokenHash: hashToken(body.token),
    purpose: 'verify',
    now,
  })
  if (!account) return refuse('invalid', { errors: { token: ['link-expired'] } })
  if (await markVerified(tx, account.id, now)) {
    await joinInvitations(work, account)
    if (account.email.toLowerCase() === config.adminEmail) await addRole(tx, account.id, 'admin')
    await announceAccount(work, account.id)
  }
  return { success: true }
}
