/** Sessions begin and end: login, logout, and what every way in ends with. */
import type * as calls from '@trickline/contract/accounts'
import type { SignedInReply } from '@trickline/contract/accounts'
import type { ParsedRequest, ReplyOf } from '@trickline/contract/call'
import { refuse } from '@trickline/contract/refusals'
import type { Refusal } from '@trickline/contract/refusals'
import { findPerson } from '../people/people-store.ts'
import { personFull } from '../people/person-row.ts'
import { endSession, startSession } from '../platform/http/sessions.ts'
import type { OpenWork, Work } from '../platform/http/work.ts'
import { trickRows } from '../tricks/trick-row.ts'
import { findCredentials } from './accounts-store.ts'
import { passwordMatches } from './passwords.ts'

/** Opens a session. Which of address and password is wrong is told (accounts-and-people §3), to who knows both that it is suspended. */
export async function login(
  work: OpenWork,
  { body }: ParsedRequest<typeof calls.login>,
): Promise<SignedInReply | Refusal> {
  const account = await findCredentials(work.tx, body.email)
  if (!account) return refuse('error-email')
  if (!(await passwordMatches(body.password, account.password_hash))) return refuse('error-password')
  if (account.suspended_at) return refuse('account-suspended')
  return signIn(work, account.id)
}

/** Ends this session, on this device only. */
export async function logout({ tx, person }: Work): Promise<ReplyOf<typeof calls.logout>> {
  await endSession(tx, person.session)
  return { success: true }
}

/** What every way in ends with: a session, the profile and the trick list (accounts-and-people §3). */
export async function signIn({ tx, now, random }: OpenWork, userId: number): Promise<SignedInReply> {
  const person = await findPerson(tx, userId)
  if (!person) throw new Error(`no account ${userId} to sign in to`)
  return {
    token: await startSession(tx, { userId, now, random }),
    user: personFull(person),
    tricks: await trickRows(tx),
  }
}
