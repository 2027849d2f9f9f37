/** The state of a person's e-mail address (accounts-and-people §5). */
import { verificationLinkHours } from '@trickline/contract/accounts'
import type { PersonCard, PersonFull } from '@trickline/contract/people'

type VerificationTimes = Pick<PersonFull, 'email_verified_at' | 'email_verification_sent_at'>

/** `now`: server time, epoch milliseconds. About other people it is known only whether the address is verified. */
export function verificationOf(
  user: VerificationTimes | Pick<PersonCard, 'is_verified'>,
  now: number,
): 'verified' | 'pending' | 'none' {
  if (!('email_verified_at' in user)) return user.is_verified ? 'verified' : 'none'
  if (user.email_verified_at !== null) return 'verified'
  if (user.email_verification_sent_at === null) return 'none'
  const lifetimeMilliseconds = verificationLinkHours * 3_600_000
  return now < Date.parse(user.email_verification_sent_at) + lifetimeMilliseconds ? 'pending' : 'none'
}
