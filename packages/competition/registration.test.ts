import { expect, test } from 'vitest'
import { registrationOf } from './registration.ts'
import { competitionWith } from './test-fixtures.ts'

const competition = competitionWith({ athletesMax: 4, registrationOpensAt: 3, registrationClosesAt: 5 })

test('registration opens later, is open, and is closed', () => {
  expect([2, 3, 4, 5].map((now) => registrationOf({ competition, approved: 3, now }))).toEqual([
    'opens-later',
    'open',
    'open',
    'closed',
  ])
})

test('when every place is taken athletes wait for one, as long as registration is open', () => {
  const cases = [
    { now: 4, approved: 4 },
    { now: 4, approved: 5 },
    { now: 2, approved: 4 },
    { now: 5, approved: 4 },
  ]
  expect(cases.map((each) => registrationOf({ competition, ...each }))).toEqual([
    'full',
    'full',
    'opens-later',
    'closed',
  ])
})

test('a competition that is not open is by invitation, whatever the time', () => {
  const closed = { ...competition, isOpen: false }
  expect([2, 4].map((now) => registrationOf({ competition: closed, approved: 0, now }))).toEqual([
    'by-invitation',
    'by-invitation',
  ])
})

test('without times registration is open', () => {
  expect(registrationOf({ competition: competitionWith(), approved: 0, now: 1 })).toBe('open')
})
