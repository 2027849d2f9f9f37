/** Login, logout, and the session that every sign-in opens. */
import type * as calls from '@trickline/contract/accounts'
import type { SignedInReply } from '@trickline/contract/accounts'
import type { ParsedRequest, ReplyOf } from '@trickline/contract/call'
import { isRefusal, refuse } from '@trickline/contract/refusals'
import type { Refusal } from '@trickline/contract/refusals'
import { findPerson } from '../people/people-store.ts'
import { ownProfile } from '../people/person-row.ts'
import { revokeSession, startSession } from '../platform/http/sessions.ts'
import type { OpenWork, PrepareContext, Work } from '../platform/http/work.ts'
import { trickRows } from '../tricks/trick-row.ts'
import type { Kysely } from 'kysely'
import type { Schema } from '../platform/postgres/schema.ts'
import { findCredentials, lockAccount } from './accounts-store.ts'
import { passwordMatches } from './passwords.ts'
import { refusedBySecondFactor } from './second-factor.ts'

export type VerifiedCredentials = { id: number; passwordHash: string }

/** A refusal says which is wrong: address, password or code (accounts-and-people §3, §18). */
export async function login(
  work: OpenWork,
  { body }: ParsedRequest<typeof calls.login>,
  credentials: VerifiedCredentials,
): Promise<SignedInReply | Refusal> {
  const account = await accountOfCredentials(work, credentials)
  if (isRefusal(account)) return account
  return (await refusedBySecondFactor(work, account.id, body.code)) ?? signIn(work, account.id)
}

export async function prepareLogin(
  { db }: PrepareContext,
  { body }: ParsedRequest<typeof calls.login>,
): Promise<VerifiedCredentials | Refusal> {
  return verifyCredentials(db, body)
}

export async function verifyCredentials(
  db: Kysely<Schema>,
  { email, password }: { email: string; password: string },
): Promise<VerifiedCredentials | Refusal> {
  const account = await findCredentials(db, email)
  if (!account) return refuse('error-email', { errors: { email: ['unknown-email'] } })
  const { id, password_hash: passwordHash } = account
  return (await passwordMatches(password, passwordHash)) ? { id, passwordHash } : refuseWrongPassword()
}

/** Refuses if the password was changed after it was verified, or the account is suspended. */
export async function accountOfCredentials(
  { tx }: OpenWork,
  { id, passwordHash }: VerifiedCredentials,
): Promise<{ id: number } | Refusal> {
  const account = await lockAccount(tx, id)
  if (account?.password_hash !== passwordHash) return refuseWrongPassword()
  return account.suspended_at ? refuse('account-suspended') : { id }
}

function refuseWrongPassword(): Refusal {
  return refuse('error-password', { errors: { password: ['wrong-password'] } })
}

export async function logout(work: Work): Promise<ReplyOf<typeof calls.logout>> {
  await revokeSession(work, work.person.session)
  return { success: true }
}

/** Opens the session (accounts-and-people §3). */
export async function signIn(
  { tx, now, random, userAgent }: OpenWork,
  userId: number,
): Promise<SignedInReply> {
  const person = await findPerson(tx, userId)
  if (!person) throw new Error(`no account ${userId} to sign in to`)
  return {
    token: await startSession(tx, { userId, now, random, userAgent }),
    user: ownProfile(person),
    tricks: await trickRows(tx),
  }
}
