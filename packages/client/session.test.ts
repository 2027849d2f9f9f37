import type { PersonFull } from '@trickline/contract/people'
import { afterEach, expect, test } from 'vitest'
import {
  currentSession,
  duringLogout,
  endSession,
  expireSession,
  sessionEnded,
  setSession,
} from './session.ts'

const profile: PersonFull = {
  id: 7,
  name: 'Nayeli',
  surname: 'Ocampo',
  img_path: null,
  country: null,
  username: null,
  roles: [{ id: 1, name: 'Athlete' }],
  slackline_since: null,
  social_links: { website: null, instagram: null, youtube: null },
  is_verified: false,
  created_at: '2026-01-01T00:00:00.000Z',
  state: null,
  city: null,
  email: 'nayeli@trickline.example',
  phone: null,
  language: 'es',
  country_id: null,
  email_verified_at: null,
  email_verification_sent_at: null,
}

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
