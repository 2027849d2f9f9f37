/** A forgotten password is reset by a mailed link. */
import type * as calls from '@trickline/contract/accounts'
import type { ParsedRequest, ReplyOf } from '@trickline/contract/call'
import { refuse } from '@trickline/contract/refusals'
import type { Refusal } from '@trickline/contract/refusals'
import { findPerson } from '../people/people-store.ts'
import { endAllSessions, hashToken } from '../platform/http/sessions.ts'
import type { OpenWork } from '../platform/http/work.ts'
import { changePassword, deleteEmailTokens, findCredentials, lockEmailToken } from './accounts-store.ts'
import { newEmailToken } from './email-link.ts'
import { hashPassword } from './passwords.ts'

/** Sends a reset mail if the address has an account; the answer does not tell whether it has (accounts-and-people §4). */
export async function forgotPassword(
  work: OpenWork,
  { body }: ParsedRequest<typeof calls.forgotPassword>,
): Promise<ReplyOf<typeof calls.forgotPassword>> {
  const account = await findCredentials(work.tx, body.email)
  const person = account && (await findPerson(work.tx, account.id))
  if (person) {
    const token = await newEmailToken(work, person.id, 'reset')
    await work.mail({
      to: person.email,
      language: person.language,
      template: 'reset-password',
      data: { name: person.name, link: resetLink(work.config.publicUrl, token, person.email) },
    })
  }
  return { success: true }
}

/** The screen reads the address from the query string (accounts-and-people §4). */
function resetLink(publicUrl: string, token: string, email: string): string {
  return `${publicUrl}/forgot-password/${token}?email=${encodeURIComponent(email)}`
}

/** Sets a new password with the link of a reset mail: good for an hour, once, and every session ends (accounts-and-people §4). */
export async function resetPassword(
  work: OpenWork,
  { body }: ParsedRequest<typeof calls.resetPassword>,
): Promise<ReplyOf<typeof calls.resetPassword> | Refusal> {
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
