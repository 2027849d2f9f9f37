/** How the address of a person stands (accounts-and-people §5). */
import type { PersonFull } from '@trickline/contract/people'

type Marks = Pick<PersonFull, 'email_verified_at' | 'email_verification_sent_at'>

export function verificationOf(user: Marks): 'verified' | 'pending' | 'none' {
  if (user.email_verified_at !== null) return 'verified'
  return user.email_verification_sent_at === null ? 'none' : 'pending'
}
