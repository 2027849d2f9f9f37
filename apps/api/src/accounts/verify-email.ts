/** Verifies the address of an account by a mailed link. */
import type * as calls from '@trickline/contract/accounts'
import type { ParsedRequest, ReplyOf } from '@trickline/contract/call'
import { isRefusal, refuse } from '@trickline/contract/refusals'
import type { Refusal } from '@trickline/contract/refusals'
import { joinInvitations } from '../entries/join-invitations.ts'
import { findPerson } from '../people/people-store.ts'
import { ownProfile } from '../people/person-row.ts'
import { hashToken } from '../platform/http/sessions.ts'
import type { OpenWork, PrepareContext, Work } from '../platform/http/work.ts'
import {
  deleteEmailTokens,
  lockEmailToken,
  lockVerificationSent,
  markVerificationSent,
  setVerifiedEmail,
} from './accounts-store.ts'
import { announceAccount } from './announce-account.ts'
import { accountOfCredentials, verifyCredentials } from './sign-in.ts'
import type { VerifiedCredentials } from './sign-in.ts'

export async function sendVerification(
  { tx, now, mail }: OpenWork,
  person: { id: number; email: string },
): Promise<void> {
  await markVerificationSent(tx, person.id, now)
  await mail({ secret: 'verify-email', userId: person.id, to: person.email })
}

export async function resendVerification(
  work: Work,
): Promise<ReplyOf<typeof calls.resendVerification> | Refusal> {
  if (work.person.emailVerifiedAt === null) {
    const wait = work.config.rateLimits ? await secondsToNextMail(work) : 0
    if (wait > 0) return refuse('too-many-requests', { retryAfterSeconds: wait })
    await sendVerification(work, work.person)
  }
  const person = await findPerson(work.tx, work.person.id)
  if (!person) throw new Error(`the session of an account that is gone: ${work.person.id}`)
  return { user: ownProfile(person) }
}

/** Mails are at least a minute apart, counting the one at registration (accounts-and-people §5). */
async function secondsToNextMail({ tx, now, person }: Work): Promise<number> {
  const sentAt = await lockVerificationSent(tx, person.id)
  return sentAt === null ? 0 : Math.ceil((sentAt.getTime() - now.getTime()) / 1000) + pauseSeconds
}

const pauseSeconds = 60

/**
 * Only the account that requested the link may use it, since anybody can register with somebody else's address
 * (accounts-and-people §5).
 */
export async function verifyEmail(
  work: OpenWork,
  { body }: ParsedRequest<typeof calls.verifyEmail>,
  credentials: VerifiedCredentials | null,
): Promise<ReplyOf<typeof calls.verifyEmail> | Refusal> {
  const { tx, now } = work
  const account = credentials
    ? await accountOfCredentials(work, credentials)
    : (work.person ?? refuse('no-session'))
  if (isRefusal(account)) return account
  const link = await lockEmailToken(tx, { tokenHash: hashToken(body.token), purpose: 'verify', now })
  if (!link) return refuse('invalid', { errors: { token: ['link-expired'] } })
  if (link.userId !== account.id) return refuse('not-allowed')
  const { userId: id, email } = link
  if (!(await setVerifiedEmail(tx, id, { email, now }))) {
    return refuse('email-taken', { errors: { email: ['taken'] } })
  }
  await deleteEmailTokens(tx, { userId: id, purpose: 'verify', email })
  await joinInvitations(work, { id, email })
  await announceAccount(work, id)
  return { success: true }
}

/** null: the body has no credentials, so the session decides. */
export async function prepareVerifyEmail(
  { db }: PrepareContext,
  { body: { email, password } }: ParsedRequest<typeof calls.verifyEmail>,
): Promise<VerifiedCredentials | null | Refusal> {
  if (email !== undefined && password !== undefined) return verifyCredentials(db, { email, password })
  if (email !== undefined) return refuse('invalid', { errors: { password: ['required'] } })
  if (password !== undefined) return refuse('invalid', { errors: { email: ['required'] } })
  return null
}
