/** A person's own account: sessions, password, e-mail address (accounts-and-people §11). */
import type * as calls from '@trickline/contract/accounts'
import type { ParsedRequest, ReplyOf } from '@trickline/contract/call'
import { isRefusal, refuse } from '@trickline/contract/refusals'
import type { Refusal } from '@trickline/contract/refusals'
import { lockSessionsOf, revokeAllSessions, revokeSession, sessionsOf } from '../platform/http/sessions.ts'
import type {
  OpenWork,
  SignedIn,
  SignedInPrepareContext,
  SignedInReadContext,
  Work,
} from '../platform/http/work.ts'
import {
  deleteEmailTokens,
  findCredentials,
  findPasswordHash,
  lockAccount,
  setPassword,
} from './accounts-store.ts'
import { hashPassword, passwordMatches } from './passwords.ts'

export async function listSessions({
  db,
  person,
  now,
}: SignedInReadContext): Promise<ReplyOf<typeof calls.sessions>> {
  const sessions = await sessionsOf(db, person.id, now)
  return {
    sessions: sessions.map(({ id, session, user_agent, created_at, used_at, expires_at }) => ({
      id,
      is_current: session.equals(person.session),
      user_agent,
      created_at: created_at.toISOString(),
      used_at: used_at.toISOString(),
      expires_at: expires_at.toISOString(),
    })),
  }
}

export async function endOwnSession(
  work: Work,
  { params }: ParsedRequest<typeof calls.endSession>,
): Promise<ReplyOf<typeof calls.endSession> | Refusal> {
  const { tx, person, now } = work
  const ending = (await sessionsOf(tx, person.id, now)).find(({ id }) => id === params.id)
  if (!ending) return refuse('not-found')
  await revokeSession(work, ending.session)
  return { success: true }
}

/** Ends all other sessions, voids open links for resetting the password and mails the person. */
export async function changePassword(
  work: Work,
  _: ParsedRequest<typeof calls.changePassword>,
  { verifiedHash, newHash }: { verifiedHash: string; newHash: string },
): Promise<ReplyOf<typeof calls.changePassword> | Refusal> {
  const { tx, person } = work
  await lockSessionsOf(tx, person.id)
  if (!(await isPasswordUnchanged(work, verifiedHash))) return wrongPassword()
  await setPassword(tx, person.id, newHash)
  await deleteEmailTokens(tx, { userId: person.id, purpose: 'reset' })
  await revokeAllSessions(work, person.id, { except: person.session })
  await mailPasswordChanged(work, person)
  return { success: true }
}

/** Whoever did not change it can reset the password by the mail. */
export async function mailPasswordChanged(
  { mail, config }: Pick<OpenWork, 'mail' | 'config'>,
  { name, email, language }: Pick<SignedIn, 'name' | 'email' | 'language'>,
): Promise<void> {
  const data = { name, link: `${config.publicUrl}/forgot-password` }
  await mail({ to: email, language, template: 'password-changed', data })
}

export async function prepareChangePassword(
  context: SignedInPrepareContext,
  request: ParsedRequest<typeof calls.changePassword>,
): Promise<{ verifiedHash: string; newHash: string } | Refusal> {
  const verifiedHash = await verifyPassword(context, request)
  return isRefusal(verifiedHash)
    ? verifiedHash
    : { verifiedHash, newHash: await hashPassword(request.body.new_password) }
}

/** Mails a link to the new address, which takes effect when it is opened (verify-email.ts), and tells the old one at once. */
export async function changeEmail(
  work: Work,
  { body }: ParsedRequest<typeof calls.changeEmail>,
  verifiedHash: string,
): Promise<ReplyOf<typeof calls.changeEmail> | Refusal> {
  const { tx, person, mail, config } = work
  if (!(await isPasswordUnchanged(work, verifiedHash))) return wrongPassword()
  if (await findCredentials(tx, body.email)) return refuse('email-taken', { errors: { email: ['taken'] } })
  await mail({ secret: 'new-address', userId: person.id, to: body.email })
  const { name, language } = person
  const data = { name, address: body.email, link: `${config.publicUrl}/account` }
  await mail({ to: person.email, language, template: 'address-changes', data })
  return { success: true }
}

/** What cannot be undone needs the password, not just a session: phones lie around. Returns the stored hash if it fits. */
export async function verifyPassword(
  { db, person }: SignedInPrepareContext,
  { body }: { body: { password: string } },
): Promise<string | Refusal> {
  const stored = await findPasswordHash(db, person.id)
  return (await passwordMatches(body.password, stored)) ? stored : wrongPassword()
}

/** Returns false if the password was changed after it was verified. */
export async function isPasswordUnchanged({ tx, person }: Work, verifiedHash: string): Promise<boolean> {
  return (await lockAccount(tx, person.id))?.password_hash === verifiedHash
}

export function wrongPassword(): Refusal {
  return refuse('invalid', { errors: { password: ['wrong-password'] } })
}
