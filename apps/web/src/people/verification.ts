/** State of a person's e-mail address (accounts-and-people §5). */
import { verificationLinkHours } from '@trickline/contract/accounts'
import type { PersonFull } from '@trickline/contract/people'

type VerificationTimes = Pick<PersonFull, 'email_verified_at' | 'email_verification_sent_at'>

/** `now`: server time, epoch milliseconds. */
export function verificationOf(user: VerificationTimes, now: number): 'verified' | 'pending' | 'none' {
  if (user.email_verified_at !== null) return 'verified'
  if (user.email_verification_sent_at === null) return 'none'
  const lifetimeMilliseconds = verificationLinkHours * 3_600_000
  return now < Date.parse(user.email_verification_sent_at) + lifetimeMilliseconds ? 'pending' : 'none'
}
