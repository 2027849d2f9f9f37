import { expect, test } from 'vitest'
import { verificationOf } from './verification.ts'

const stateOf = (email_verified_at: string | null, email_verification_sent_at: string | null, now: string) =>
  verificationOf({ email_verified_at, email_verification_sent_at }, Date.parse(now))

test('an address is verified, pending while the mailed link is valid, else not verified', () => {
  const at = '2030-05-01T10:00:00Z'
  expect(stateOf(at, at, at)).toBe('verified')
  expect(stateOf(null, at, '2030-05-04T09:59:59Z')).toBe('pending')
  expect(stateOf(null, at, '2030-05-04T10:00:00Z')).toBe('none')
  expect(stateOf(null, null, at)).toBe('none')
  expect(verificationOf({ is_verified: true }, 0)).toBe('verified')
  expect(verificationOf({ is_verified: false }, 0)).toBe('none')
})
