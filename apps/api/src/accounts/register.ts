/** Creates an account with the role Athlete, sends the verification mail and opens a session (accounts-and-people §2). */
import type { register as call, SignedInReply } from '@trickline/contract/accounts'
import type { ParsedRequest } from '@trickline/contract/call'
import type { FieldErrors, Refusal } from '@trickline/contract/refusals'
import { refuse } from '@trickline/contract/refusals'
import { hashPassword } from './passwords.ts'
import type { OpenWork, PrepareContext } from '../platform/http/work.ts'
import { addRole } from '../admin/roles-store.ts'
import { insertAccount } from './accounts-store.ts'
import { signIn } from './sign-in.ts'
import { sendVerification } from './verify-email.ts'

export async function prepareRegister(
  _: PrepareContext,
  { body }: ParsedRequest<typeof call>,
): Promise<string | Refusal> {
  const errors = captchaErrors(body.captchaQuestion, body.captchaAnswer)
  return errors ? refuse('wrong-captcha', { errors: errors }) : hashPassword(body.password)
}

export async function register(
  work: OpenWork,
  { body }: ParsedRequest<typeof call>,
  passwordHash: string,
): Promise<SignedInReply | Refusal> {
  const { name, surname, email } = body
  const id = await insertAccount(work.tx, {
    name,
    surname,
    email,
    password_hash: passwordHash,
    language: work.language,
    created_at: work.now,
  })
  if (id === undefined) return refuse('email-taken', { errors: { email: ['taken'] } })
  await addRole(work.tx, id, 'athlete')
  await sendVerification(work, { id, email })
  return signIn(work, id)
}

/** The question is `a + b` (accounts-and-people §2). A malformed one is also reported at the answer, which people see. */
function captchaErrors(question: string, answer: string): FieldErrors | null {
  const [, a, b] = /^(\d)\s*\+\s*(\d)$/.exec(question) ?? []
  const captchaAnswer = ['wrong-captcha']
  if (a === undefined || b === undefined) return { captchaQuestion: captchaAnswer, captchaAnswer }
  return /^\d+$/.test(answer) && Number(answer) === Number(a) + Number(b) ? null : { captchaAnswer }
}
