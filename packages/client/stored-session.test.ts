import { afterEach, expect, test, vi } from 'vitest'
import { currentSession, endSession, setSession } from './session.ts'
import { personFixture } from './test-fixtures.ts'
import { updateProfile } from './stored-session.ts'
import { withDevice } from './test-device.ts'

withDevice(7)
afterEach(() => {
  endSession()
  vi.restoreAllMocks()
})

test('of two profiles at once the later one is stored, however long the first takes to encrypt', async () => {
  setSession('a token', aProfile('as it was'))
  encryptSlowlyOnce()
  await Promise.all([updateProfile(aProfile('older')), updateProfile(aProfile('newer'))])
  expect(currentSession()?.profile.username).toBe('newer')
})

test('a profile that arrives during a logout does not sign the person in again', async () => {
  setSession('a token', aProfile('as it was'))
  encryptSlowlyOnce()
  const update = updateProfile(aProfile('newer'))
  endSession()
  await update
  expect(currentSession()).toBeNull()
})

function encryptSlowlyOnce() {
  const encrypt = crypto.subtle.encrypt.bind(crypto.subtle)
  vi.spyOn(crypto.subtle, 'encrypt').mockImplementationOnce(async (...args) => {
    await new Promise((later) => setTimeout(later, 30))
    return encrypt(...args)
  })
}

function aProfile(username: string) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only these fields are used
  return { ...personFixture({ id: 7 }), roles: [], username } as unknown as Parameters<typeof setSession>[1]
}
