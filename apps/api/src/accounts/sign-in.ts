/** What every way in ends with: a session, the profile and the trick list (accounts-and-people §3). */
import type { SignedInReply } from '@trickline/contract/accounts'
import { findPerson } from '../people/people-store.ts'
import { personFull } from '../people/person-row.ts'
import { startSession } from '../platform/http/sessions.ts'
import type { OpenWork } from '../platform/http/work.ts'
import { trickList } from '../tricks/trick-list.ts'

export async function signIn({ tx, now, random }: OpenWork, userId: number): Promise<SignedInReply> {
  const person = await findPerson(tx, userId)
  if (!person) throw new Error(`no account ${userId} to sign in to`)
  return {
    token: await startSession(tx, { userId, now, random }),
    user: personFull(person),
    tricks: await trickList(tx),
  }
}
