/** Opens a session. Which of address and password is wrong is told, as documented (accounts-and-people §3). */
import type { login as call, SignedInReply } from '@trickline/contract/accounts'
import type { ParsedRequest } from '@trickline/contract/call'
import type { Refusal } from '@trickline/contract/refusals'
import { refuse } from '@trickline/contract/refusals'
import { passwordMatches } from './passwords.ts'
import type { OpenWork } from '../platform/http/work.ts'
import { findCredentials } from './accounts-store.ts'
import { signIn } from './sign-in.ts'

export async function login(
  work: OpenWork,
  { body }: ParsedRequest<typeof call>,
): Promise<SignedInReply | Refusal> {
  const account = await findCredentials(work.tx, body.email)
  if (!account) return refuse('error-email')
  if (!(await passwordMatches(body.password, account.password_hash))) return refuse('error-password')
  return signIn(work, account.id)
}
