/** Sends a reset mail if the address has an account; the answer does not tell whether it has (accounts-and-people §4). */
import type { forgotPassword as call } from '@trickline/contract/accounts'
import type { ParsedRequest, ReplyOf } from '@trickline/contract/call'
import { findPerson } from '../people/people-store.ts'
import type { OpenWork } from '../platform/http/work.ts'
import { findCredentials } from './accounts-store.ts'
import { newEmailToken } from './email-link.ts'

export async function forgotPassword(
  work: OpenWork,
  { body }: ParsedRequest<typeof call>,
): Promise<ReplyOf<typeof call>> {
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
