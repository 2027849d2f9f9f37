/** Resets a forgotten password through a mailed link. */
import type * as calls from '@trickline/contract/accounts'
import type { ParsedRequest, ReplyOf } from '@trickline/contract/call'
import { refuse } from '@trickline/contract/refusals'
import type { Refusal } from '@trickline/contract/refusals'
import { findPerson } from '../people/people-store.ts'
import { hashToken, lockSessionsOf, revokeAllSessions } from '../platform/http/sessions.ts'
import type { OpenWork, PrepareContext } from '../platform/http/work.ts'
import { deleteEmailTokens, findEmailToken, lockEmailToken, setPassword } from './accounts-store.ts'
import { mailPasswordChanged } from './own-account.ts'
import { hashPassword } from './passwords.ts'

/** Looks the account up only when the mail is sent, so neither reply nor response time reveals it (accounts-and-people §4). */
export async function forgotPassword(
  { mail, isFromKnown }: OpenWork,
  { body }: ParsedRequest<typeof calls.forgotPassword>,
): Promise<ReplyOf<typeof calls.forgotPassword>> {
  const { email } = body
  await mail({ secret: 'reset-password', to: email, isFromKnown: await isFromKnown(email) })
  return { success: true }
}

export async function prepareResetPassword(
  { db, now }: PrepareContext,
  { body }: ParsedRequest<typeof calls.resetPassword>,
): Promise<{ userId: number; passwordHash: string } | Refusal> {
  const link = await findEmailToken(db, { tokenHash: hashToken(body.token), purpose: 'reset', now })
  if (!link || link.email !== body.email) return linkExpired()
  return { userId: link.userId, passwordHash: await hashPassword(body.password) }
}

/** The link works once within an hour; using it ends every session and mails the person (accounts-and-people §4). */
export async function resetPassword(
  work: OpenWork,
  { body }: ParsedRequest<typeof calls.resetPassword>,
  { userId, passwordHash }: { userId: number; passwordHash: string },
): Promise<ReplyOf<typeof calls.resetPassword> | Refusal> {
  const { tx, now } = work
  await lockSessionsOf(tx, userId)
  const link = await lockEmailToken(tx, { tokenHash: hashToken(body.token), purpose: 'reset', now })
  if (!link || link.email !== body.email) return linkExpired()
  await setPassword(tx, userId, passwordHash)
  await deleteEmailTokens(tx, { userId, purpose: 'reset' })
  await revokeAllSessions(work, userId)
  const person = await findPerson(tx, userId)
  if (person) await mailPasswordChanged(work, person)
  return { success: true }
}

function linkExpired(): Refusal {
  return refuse('invalid', { errors: { token: ['link-expired'] } })
}
