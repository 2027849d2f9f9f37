/** How the address of a person stands (accounts-and-people §5). */
import { verificationLinkHours } from '@trickline/contract/accounts'
import type { PersonFull } from '@trickline/contract/people'

type Marks = Pick<PersonFull, 'email_verified_at' | 'email_verification_sent_at'>

/** `now` by the server's clock, in epoch milliseconds. */
export function verificationOf(user: Marks, now: number): 'verified' | 'pending' | 'none' {
  if (user.email_verified_at !== null) return 'verified'
  if (user.email_verification_sent_at === null) return 'none'
  const lasts = verificationLinkHours * 3_600_000
  return now < Date.parse(user.email_verification_sent_at) + lasts ? 'pending' : 'none'
}
