import { describe, expect, test } from 'vitest'
import { changedPlaces, decideSeal, isOfficialResult } from './seal.ts'
import { competitionWith, entryWith, personWith } from './test-fixtures.ts'

const owner = personWith(1, 'organizer')
const supervisor = personWith(2, 'supervisor')
const head = personWith(3, 'judge')
const judge = personWith(4, 'judge')
const entries = [3, 4].map((userId) => ({
  ...entryWith({ userId, role: 'judge' }),
  is_head: userId === 3,
}))

const seal = (person: typeof owner, about: object = {}) => {
  const competition = { ...competitionWith({ status: 'finished' }), seal_by: 'one', ...about }
  const decision = decideSeal(person, { competition, entries, now: 1000 })
  return decision.refusal ?? decision.move
}

describe('sealing', () => {
  test('is done by the owner; if two are needed, the head judge or a supervisor follows', () => {
    expect([owner, supervisor, head, judge].map((person) => seal(person))).toEqual([
      'complete',
      'not-allowed',
      'not-allowed',
      'not-allowed',
    ])
    const two = { seal_by: 'two' }
    expect([owner, supervisor, judge].map((person) => seal(person, two))).toEqual([
      'begin',
      'wrong-state',
      'not-allowed',
    ])
    const waits = { ...two, sealWaits: true }
    expect([owner, supervisor, head].map((person) => seal(person, waits))).toEqual([
      'wrong-state',
      'complete',
      'complete',
    ])
  })
  test('is possible once for a finished result, if wanted, and after the last inquiry', () => {
    expect(seal(owner, { status: 'started' })).toBe('wrong-state')
    expect(seal(owner, { seal_by: 'none' })).toBe('wrong-state')
    expect(seal(owner, { sealNumber: 1 })).toBe('wrong-state')
    expect(seal(owner, { inquiriesUntil: 2000 })).toBe('inquiry-window')
    expect(seal(owner, { openInquiries: 1 })).toBe('open-inquiry')
  })
  test('makes it official; without one a finished result is so', () => {
    const finished = competitionWith({ status: 'finished' })
    expect(isOfficialResult({ ...finished, seal_by: 'none' })).toBe(true)
    expect(isOfficialResult({ ...finished, seal_by: 'two' })).toBe(false)
    expect(isOfficialResult({ ...finished, seal_by: 'two', sealNumber: 2 })).toBe(true)
    expect(isOfficialResult({ ...competitionWith({ status: 'started' }), seal_by: 'none' })).toBe(false)
  })
})

const at = (athlete: number, place: number, score: number) => ({ athlete, place, score })

test('what changed between two seals, in points and places', () => {
  const before = [at(7, 1, 90), at(8, 2, 80), at(9, 3, 70)]
  expect(changedPlaces(before, [at(8, 1, 91), at(7, 2, 90), at(9, 3, 70)])).toEqual([
    { athlete: 8, before: { place: 2, score: 80 }, after: { place: 1, score: 91 } },
    { athlete: 7, before: { place: 1, score: 90 }, after: { place: 2, score: 90 } },
  ])
  expect(changedPlaces(before, before)).toEqual([])
})
