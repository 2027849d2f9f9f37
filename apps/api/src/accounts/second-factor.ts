/**
 * The second factor of an admin (accounts-and-people §18): a code of an authenticator app (TOTP, RFC 6238: six digits, 30 s)
 * or a recovery code. Each code works once.
 */
import { createHash } from 'node:crypto'
import { isAdmin } from '@trickline/competition/roles'
import type { ParsedRequest, ReplyOf } from '@trickline/contract/call'
import { type Refusal, refuse } from '@trickline/contract/refusals'
import type * as calls from '@trickline/contract/second-factor'
import { Secret, TOTP } from 'otpauth'
import { lockSessionsOf, revokeAllSessions } from '../platform/http/sessions.ts'
import type { OpenWork, SignedIn, SignedInReadContext, Work } from '../platform/http/work.ts'
import type { Random } from '../platform/random.ts'
import { isPasswordUnchanged, wrongPassword } from './own-account.ts'
import {
  changeSecondFactor,
  deleteSecondFactor,
  findSecondFactor,
  insertSecondFactor,
  lockSecondFactor,
  type SecondFactor,
} from './second-factor-store.ts'

const secretBytes = 20
const recoveryCodes = 10
const recoveryCodeBytes = 10
const periodSeconds = 30

/** Includes admins who have no rights yet because the server requires the second factor. */
export function mayHaveSecondFactor(person: SignedIn): boolean {
  return isAdmin(person) || person.lacksSecondFactor === true
}

export async function readSecondFactor({
  db,
  person,
}: SignedInReadContext): Promise<ReplyOf<typeof calls.getSecondFactor>> {
  const factor = await findSecondFactor(db, person.id)
  const isOn = factor?.confirmed_at instanceof Date
  return {
    is_on: isOn,
    is_needed: person.lacksSecondFactor === true,
    recovery_codes_left: isOn ? factor.recovery_codes.length : 0,
  }
}

export async function addSecondFactor(
  work: Work,
  _: ParsedRequest<typeof calls.addSecondFactor>,
  verifiedHash: string,
): Promise<ReplyOf<typeof calls.addSecondFactor> | Refusal> {
  const { tx, person, now, random, config } = work
  if (!(await isPasswordUnchanged(work, verifiedHash))) return wrongPassword()
  const secret = random.bytes(secretBytes)
  if (!(await insertSecondFactor(tx, { userId: person.id, secret, now }))) return refuse('wrong-state')
  const issuer = `Trickline ${new URL(config.publicUrl).hostname}`
  const totp = new TOTP({ issuer, label: person.email, secret: secretOf(secret) })
  return { secret: totp.secret.base32, uri: totp.toString() }
}

/** Ends the other sessions, since one may belong to the person against whom the factor protects. */
export async function confirmSecondFactor(
  work: Work,
  { body }: ParsedRequest<typeof calls.confirmSecondFactor>,
): Promise<ReplyOf<typeof calls.confirmSecondFactor> | Refusal> {
  const { tx, person, now, random } = work
  await lockSessionsOf(tx, person.id)
  const factor = await lockSecondFactor(tx, person.id)
  if (!factor || factor.confirmed_at) return refuse('wrong-state')
  const step = stepOf(factor, body.code, now)
  if (step === null) return wrongCode()
  const codes = Array.from({ length: recoveryCodes }, () => newRecoveryCode(random))
  await changeSecondFactor(tx, person.id, {
    confirmed_at: now,
    last_step: step,
    recovery_codes: codes.map(hashOf),
  })
  await revokeAllSessions(work, person.id, { except: person.session })
  await mailChange(work, true)
  return { recovery_codes: codes }
}

export async function removeSecondFactor(
  work: Work,
  { body }: ParsedRequest<typeof calls.removeSecondFactor>,
  verifiedHash: string,
): Promise<ReplyOf<typeof calls.removeSecondFactor> | Refusal> {
  const { tx, person } = work
  if (!(await isPasswordUnchanged(work, verifiedHash))) return wrongPassword()
  const factor = await lockSecondFactor(tx, person.id)
  if (!factor?.confirmed_at) return refuse('wrong-state')
  if (!(await useCode(work, factor, body.code))) return wrongCode()
  await deleteSecondFactor(tx, person.id)
  work.forgetCachedSessions(person.id)
  await mailChange(work, false)
  return { success: true }
}

async function mailChange({ mail, person, config }: Work, isOn: boolean): Promise<void> {
  const { name, email, language } = person
  const data = { name, isOn, link: `${config.publicUrl}/account` }
  await mail({ to: email, language, template: 'second-factor-changed', data })
}

/** Returns null if the person may sign in. A missing code does not count as wrong: clients ask so whether one is needed. */
export async function refusedBySecondFactor(
  work: Pick<OpenWork, 'tx' | 'now'>,
  userId: number,
  code: string | null | undefined,
): Promise<Refusal | null> {
  const factor = await lockSecondFactor(work.tx, userId)
  if (!factor?.confirmed_at) return null
  if (code === undefined || code === null) return refuse('second-factor')
  if (await useCode(work, factor, code)) return null
  return refuse('second-factor', { errors: { code: ['wrong-code'] } })
}

/** Returns false if the code is wrong or was used before. */
async function useCode(
  { tx, now }: Pick<OpenWork, 'tx' | 'now'>,
  factor: SecondFactor,
  code: string,
): Promise<boolean> {
  const step = stepOf(factor, code, now)
  const left = factor.recovery_codes.filter((hash) => hash !== hashOf(code))
  if (step !== null) await changeSecondFactor(tx, factor.user_id, { last_step: step })
  else if (left.length < factor.recovery_codes.length)
    await changeSecondFactor(tx, factor.user_id, { recovery_codes: left })
  else return false
  return true
}

/** The period of the code, out of the current one and its neighbours; null if wrong or not later than the last used. */
function stepOf({ secret, last_step }: SecondFactor, code: string, now: Date): number | null {
  if (!/^\d{6}$/.test(code)) return null
  const timestamp = now.getTime()
  const delta = new TOTP({ secret: secretOf(secret) }).validate({ token: code, timestamp, window: 1 })
  const step = Math.floor(timestamp / 1000 / periodSeconds) + (delta ?? 0)
  return delta === null || step <= last_step ? null : step
}

function secretOf(bytes: Buffer): Secret {
  return new Secret({ buffer: Uint8Array.from(bytes).buffer })
}

/** 80 random bits as `abcd-efgh-…`. */
function newRecoveryCode(random: Random): string {
  const text = secretOf(random.bytes(recoveryCodeBytes)).base32.toLowerCase()
  return (text.match(/.{4}/g) ?? []).join('-')
}

/** No salt is needed, as codes are long and random. */
function hashOf(code: string): string {
  return createHash('sha256').update(code.replaceAll('-', '')).digest('hex')
}

function wrongCode(): Refusal {
  return refuse('invalid', { errors: { code: ['wrong-code'] } })
}
