/** The address of an account is verified by a mailed link. */
import type * as calls from '@trickline/contract/accounts'
import type { ParsedRequest, ReplyOf } from '@trickline/contract/call'
import { refuse } from '@trickline/contract/refusals'
import type { Refusal } from '@trickline/contract/refusals'
import { joinInvitations } from '../entries/join-invitations.ts'
import { findPerson } from '../people/people-store.ts'
import { personFull } from '../people/person-row.ts'
import { hashToken } from '../platform/http/sessions.ts'
import type { OpenWork, Work } from '../platform/http/work.ts'
import { lockEmailToken, markVerificationSent, markVerified } from './accounts-store.ts'
import { announceAccount } from './announce-account.ts'
import { newEmailToken } from './email-link.ts'

/** Sends the mail that asks a person to confirm his or her address. */
export async function sendVerification(
  work: OpenWork,
  person: { id: number; name: string; email: string; language: string },
): Promise<void> {
  const token = await newEmailToken(work, person.id, 'verify')
  await markVerificationSent(work.tx, person.id, work.now)
  await work.mail({
    to: person.email,
    language: person.language,
    template: 'verify-email',
    data: { name: person.name, link: `${work.config.publicUrl}/verify-email/${token}` },
  })
}

/** Sends the verification mail again; whoever is verified already only gets his or her profile back. */
export async function resendVerification(work: Work): Promise<ReplyOf<typeof calls.resendVerification>> {
  if (work.person.emailVerifiedAt === null) await sendVerification(work, work.person)
  const person = await findPerson(work.tx, work.person.id)
  if (!person) throw new Error(`the session of an account that is gone: ${work.person.id}`)
  return { user: personFull(person) }
}

/**
 * Confirms the address that a verification mail went to. The first time, the invitations sent to that address join
 * the account (accounts-and-people §5). The link may be opened again while it is good: people click twice, and it changes
 * nothing then.
 */
export async function verifyEmail(
  work: OpenWork,
  { body }: ParsedRequest<typeof calls.verifyEmail>,
): Promise<ReplyOf<typeof calls.verifyEmail> | Refusal> {
  const { tx, now } = work
  const account = await lockEmailToken(tx, {
    tokenHash: hashToken(body.token),
    purpose: 'verify',
    now,
  })
  if (!account) return refuse('invalid', { errors: { token: ['link-expired'] } })
  if (await markVerified(tx, account.id, now)) {
    await joinInvitations(work, account)
    await announceAccount(work, account.id)
  }
  return { success: true }
}
