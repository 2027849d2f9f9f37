/** Makes an account, an Athlete, sends the verification mail and opens a session (accounts-and-people §2). */
import type { register as call, SignedInReply } from '@trickline/contract/accounts'
import type { ParsedRequest } from '@trickline/contract/call'
import type { Refusal } from '@trickline/contract/refusals'
import { refuse } from '@trickline/contract/refusals'
import { hashPassword } from './passwords.ts'
import type { OpenWork } from '../platform/http/work.ts'
import { addRole } from '../admin/roles-store.ts'
import { insertAccount } from './accounts-store.ts'
import { signIn } from './sign-in.ts'
import { sendVerification } from './verify-email.ts'

export async function register(
  work: OpenWork,
  { body }: ParsedRequest<typeof call>,
): Promise<SignedInReply | Refusal> {
  if (!sumIsRight(body.captchaQuestion, body.captchaAnswer)) {
    return refuse('wrong-captcha', { errors: { captchaAnswer: ['wrong-captcha'] } })
  }
  const { name, surname, email } = body
  const id = await insertAccount(work.tx, {
    name,
    surname,
    email,
    password_hash: await hashPassword(body.password),
    language: work.language,
    created_at: work.now,
  })
  if (id === undefined) return refuse('email-taken', { errors: { email: ['taken'] } })
  await addRole(work.tx, id, 'athlete')
  await sendVerification(work, { id, email })
  return signIn(work, id)
}

/** The question is `a + b`; the contract lets nothing else through. */
function sumIsRight(question: string, answer: string): boolean {
  const [a = NaN, b = NaN] = question.split('+').map(Number)
  return /^\d+$/.test(answer) && Number(answer) === a + b
}
