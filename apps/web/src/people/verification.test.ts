import { expect, test } from 'vitest'
import { verificationOf } from './verification.ts'

test('an address is verified, pending while the link of the mail is good, otherwise not verified', () => {
  const at = '2030-05-01T10:00:00Z'
  const of = (email_verified_at: string | null, email_verification_sent_at: string | null, now: string) =>
    verificationOf({ email_verified_at, email_verification_sent_at }, Date.parse(now))
  expect(of(at, at, at)).toBe('verified')
  expect(of(null, at, '2030-05-04T09:59:59Z')).toBe('pending')
  expect(of(null, at, '2030-05-04T10:00:00Z')).toBe('none')
  expect(of(null, null, at)).toBe('none')
})
