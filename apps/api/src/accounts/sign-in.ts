/** Sessions begin and end: login, logout, and what every way in ends with. */
import type * as calls from '@trickline/contract/accounts'
import type { SignedInReply } from '@trickline/contract/accounts'
import type { ParsedRequest, ReplyOf } from '@trickline/contract/call'
import { isRefusal, refuse } from '@trickline/contract/refusals'
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
  const account = await accountOf(work, body)
  return isRefusal(account) ? account : signIn(work, account.id)
}

/** Whose address and password these are. */
export async function accountOf(
  { tx }: OpenWork,
  { email, password }: { email: string; password: string },
): Promise<{ id: number } | Refusal> {
  const account = await findCredentials(tx, email)
  if (!account) return refuse('error-email')
  if (!(await passwordMatches(password, account.password_hash))) return refuse('error-password')
  return account.suspended_at ? refuse('account-suspended') : account
}

/** Ends this session, on this device only. */
export async function logout({ tx, person }: Work): Promise<ReplyOf<typeof calls.logout>> {
  await endSession(tx, person.session)
  return { success: true }
}

/** What every way in ends with: a session, the profile and the trick list (accounts-and-people §3). */
export async function signIn(
  { tx, now, random, userAgent }: OpenWork,
  userId: number,
): Promise<SignedInReply> {
  const person = await findPerson(tx, userId)
  if (!person) throw new Error(`no account ${userId} to sign in to`)
  return {
    token: await startSession(tx, { userId, now, random, userAgent }),
    user: personFull(person),
    tricks: await trickRows(tx),
  }
}
