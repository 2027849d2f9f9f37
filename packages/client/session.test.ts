import { afterEach, expect, test } from 'vitest'
import {
  currentSession,
  duringLogout,
  endSession,
  expireSession,
  sessionEnded,
  setSession,
} from './session.ts'
import { profileFixture } from './test-fixtures.ts'

const profile = profileFixture()

afterEach(() => endSession())

test('an unknown token ends only its own session', () => {
  setSession('one', profile)
  expireSession('another')
  expect(currentSession()?.person).toEqual({ id: 7, roles: ['athlete'] })
  expireSession('one')
  expect([currentSession(), sessionEnded()]).toEqual([null, 'expired'])
})

test('during a logout the session stays until the end, also when the server ends it first', async () => {
  setSession('one', profile)
  await duringLogout(async () => {
    expireSession('one')
    expect(currentSession()?.profile.id).toBe(7)
    endSession()
  })
  expect(sessionEnded()).toBeNull()
  setSession('two', profile)
  expireSession('two')
  expect(sessionEnded()).toBe('expired')
})
