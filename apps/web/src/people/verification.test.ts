import { expect, test } from 'vitest'
import { verificationOf } from './verification.ts'

test('an address is verified, pending once a mail was sent, otherwise not verified', () => {
  const at = '2030-05-01T10:00:00Z'
  expect(verificationOf({ email_verified_at: at, email_verification_sent_at: at })).toBe('verified')
  expect(verificationOf({ email_verified_at: null, email_verification_sent_at: at })).toBe('pending')
  expect(verificationOf({ email_verified_at: null, email_verification_sent_at: null })).toBe('none')
})
