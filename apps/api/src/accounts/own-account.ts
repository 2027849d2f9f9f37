/** One's own account: where one is signed in, another password, another address (accounts-and-people §11). */
import type * as calls from '@trickline/contract/accounts'
import type { ParsedRequest, ReplyOf } from '@trickline/contract/call'
import { isRefusal, refuse } from '@trickline/contract/refusals'
import type { Refusal } from '@trickline/contract/refusals'
import { revokeAllSessions, revokeSession, sessionsOf } from '../platform/http/sessions.ts'
import type { SignedInPrepareContext, SignedInReadContext, Work } from '../platform/http/work.ts'
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

/** One's own; another's is not there. */
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

/** Whoever else is signed in to the account is not any more, and a reset that was asked for is over. */
export async function changePassword(
  work: Work,
  _: ParsedRequest<typeof calls.changePassword>,
  { proven, chosen }: { proven: string; chosen: string },
): Promise<ReplyOf<typeof calls.changePassword> | Refusal> {
  const { tx, person } = work
  if (!(await isPasswordUnchanged(work, proven))) return wrongPassword()
  await setPassword(tx, person.id, chosen)
  await deleteEmailTokens(tx, { userId: person.id, purpose: 'reset' })
  await revokeAllSessions(work, person.id, { except: person.session })
  return { success: true }
}

export async function prepareChangePassword(
  given: SignedInPrepareContext,
  asked: ParsedRequest<typeof calls.changePassword>,
): Promise<{ proven: string; chosen: string } | Refusal> {
  const proven = await verifyPassword(given, asked)
  return isRefusal(proven) ? proven : { proven, chosen: await hashPassword(asked.body.new_password) }
}

/** The link that went to the new address makes it the account's (verify-email.ts); the old one hears of it now, while it counts. */
export async function changeEmail(
  work: Work,
  { body }: ParsedRequest<typeof calls.changeEmail>,
  proven: string,
): Promise<ReplyOf<typeof calls.changeEmail> | Refusal> {
  const { tx, person, mail, config } = work
  if (!(await isPasswordUnchanged(work, proven))) return wrongPassword()
  if (await findCredentials(tx, body.email)) return refuse('email-taken', { errors: { email: ['taken'] } })
  await mail({ secret: 'new-address', userId: person.id, to: body.email })
  const { name, language } = person
  const data = { name, address: body.email, link: `${config.publicUrl}/account` }
  await mail({ to: person.email, language, template: 'address-changes', data })
  return { success: true }
}

/** An open session is not enough for what cannot be taken back: a phone can lie around. Answers the hash that fits. */
export async function verifyPassword(
  { db, person }: SignedInPrepareContext,
  { body }: { body: { password: string } },
): Promise<string | Refusal> {
  const stored = await findPasswordHash(db, person.id)
  return (await passwordMatches(body.password, stored)) ? stored : wrongPassword()
}

/** Nobody has changed the password since. */
export async function isPasswordUnchanged({ tx, person }: Work, proven: string): Promise<boolean> {
  return (await lockAccount(tx, person.id))?.password_hash === proven
}

export function wrongPassword(): Refusal {
  return refuse('invalid', { errors: { password: ['wrong-password'] } })
}
