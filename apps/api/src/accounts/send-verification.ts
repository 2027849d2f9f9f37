/** Sends the mail that asks a person to confirm his or her address. */
import type { OpenWork } from '../platform/http/work.ts'
import { markVerificationSent } from './accounts-store.ts'
import { newEmailToken } from './email-link.ts'

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
