/** Sends the verification mail again; whoever is verified already only gets his or her profile back. */
import type { resendVerification as call } from '@trickline/contract/accounts'
import type { ReplyOf } from '@trickline/contract/call'
import { findPerson } from '../people/people-store.ts'
import { personFull } from '../people/person-row.ts'
import type { Work } from '../platform/http/work.ts'
import { sendVerification } from './send-verification.ts'

export async function resendVerification(work: Work): Promise<ReplyOf<typeof call>> {
  if (work.person.emailVerifiedAt === null) await sendVerification(work, work.person)
  const person = await findPerson(work.tx, work.person.id)
  if (!person) throw new Error(`the session of an account that is gone: ${work.person.id}`)
  return { user: personFull(person) }
}
