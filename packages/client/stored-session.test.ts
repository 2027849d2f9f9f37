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

test('of two profiles that come at once the later one stays, however long the first takes to seal', async () => {
  setSession('a token', aProfile('as it was'))
  sealSlowlyOnce()
  await Promise.all([updateProfile(aProfile('older')), updateProfile(aProfile('newer'))])
  expect(currentSession()?.profile.username).toBe('newer')
})

test('a profile that comes while somebody logs out signs nobody in again', async () => {
  setSession('a token', aProfile('as it was'))
  sealSlowlyOnce()
  const update = updateProfile(aProfile('newer'))
  endSession()
  await update
  expect(currentSession()).toBeNull()
})

function sealSlowlyOnce() {
  const encrypt = crypto.subtle.encrypt.bind(crypto.subtle)
  vi.spyOn(crypto.subtle, 'encrypt').mockImplementationOnce(async (...given) => {
    await new Promise((later) => setTimeout(later, 30))
    return encrypt(...given)
  })
}

function aProfile(username: string) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only these fields are used
  return { ...personFixture({ id: 7 }), roles: [], username } as unknown as Parameters<typeof setSession>[1]
}
