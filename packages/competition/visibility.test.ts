import { describe, expect, test } from 'vitest'
import type { Person } from './model.ts'
import { competitionStatuses, entryStatuses, roundStatuses } from './statuses.ts'
import { competitionWith, entryWith, personWith, roundWith } from './test-fixtures.ts'
import {
  audienceOf,
  canSeeCompetition,
  canSeeContact,
  canSeeFees,
  canSeeRoundScore,
  canSeeRoundTricks,
  isOfficial,
  visibleEntries,
} from './visibility.ts'

const owner = personWith(1, 'organizer')
const athlete = personWith(10, 'athlete')
const otherAthlete = personWith(11, 'athlete')
const judge = personWith(20, 'judge')
const pendingJudge = personWith(21, 'judge')
const supervisor = personWith(30, 'supervisor')
const admin = personWith(31, 'admin')
const stranger = personWith(40, 'athlete', 'judge', 'organizer')
const visitor: Person = null

const competition = competitionWith({ organizerId: 1 })
const entries = [
  entryWith({ id: 1, userId: 10, status: 'competing' }),
  entryWith({ id: 2, userId: 11, status: 'competing' }),
  entryWith({ id: 3, userId: 20, role: 'judge' }),
  entryWith({ id: 4, userId: 21, role: 'judge', status: 'pending' }),
]

describe('a competition', () => {
  test.each(competitionStatuses)('that is %s', (status) => {
    const isPublic = status === 'published' || status === 'started' || status === 'finished'
    const viewed = { organizerId: 1, status }
    for (const person of [owner, supervisor, admin]) expect(canSeeCompetition(person, viewed)).toBe(true)
    for (const person of [visitor, stranger])
      expect(canSeeCompetition(person, viewed, entries)).toBe(isPublic)
  })

  test.each(entryStatuses)('unpublished, for a person whose entry is %s', (status) => {
    const unpublished = { organizerId: 1, status: 'approved' as const }
    const invited = [entryWith({ userId: 10, status })]
    expect(canSeeCompetition(athlete, unpublished, invited)).toBe(
      status !== 'registered' && status !== 'declined',
    )
    expect(canSeeCompetition(otherAthlete, unpublished, invited)).toBe(false)
    expect(canSeeCompetition(visitor, unpublished, [entryWith({ userId: null, status })])).toBe(false)
  })
})

test('officials are the owner and the approved judges', () => {
  const everyone = { owner, athlete, judge, pendingJudge, supervisor, admin, stranger, visitor }
  const officials = Object.entries(everyone).filter(([, person]) => isOfficial(person, competition, entries))
  expect(officials.map(([name]) => name)).toEqual(['owner', 'judge'])
})

describe('a competition round of the athlete', () => {
  const reviewable = new Set(['completed', 'review', 'disqualified', 'injured', 'published'])
  test.each(roundStatuses)('that is %s', (status) => {
    const round = roundWith({ userId: 10, status })
    const score = (person: Person) => canSeeRoundScore(person, competition, entries, round)
    const tricks = (person: Person) => canSeeRoundTricks(person, competition, entries, round)
    const published = status === 'published'
    for (const person of [owner, judge]) expect([score(person), tricks(person)]).toEqual([true, true])
    expect([score(athlete), tricks(athlete)]).toEqual([published, reviewable.has(status)])
    for (const person of [otherAthlete, pendingJudge, supervisor, admin, stranger, visitor]) {
      expect([score(person), tricks(person)]).toEqual([published, published])
    }
  })
})

describe('a training round', () => {
  test.each(roundStatuses)('that is %s is its athlete’s until published', (status) => {
    const round = roundWith({ userId: 10, roundNumber: null, status })
    expect(canSeeRoundScore(athlete, null, [], round)).toBe(true)
    expect(canSeeRoundTricks(athlete, null, [], round)).toBe(true)
    for (const person of [otherAthlete, judge, supervisor, admin, visitor]) {
      expect(canSeeRoundScore(person, null, [], round)).toBe(status === 'published')
      expect(canSeeRoundTricks(person, null, [], round)).toBe(status === 'published')
    }
  })
})

describe('entries', () => {
  const all = entryStatuses.map((status, index) => entryWith({ id: index, userId: 50 + index, status }))
  const statusesSeen = (person: Person) =>
    visibleEntries(person, competition, all).map((entry) => entry.status)

  test.each([
    ['the owner', owner],
    ['a supervisor', supervisor],
    ['an admin', admin],
  ])('%s sees all', (_, person) => {
    expect(statusesSeen(person)).toEqual(entryStatuses)
  })

  test.each([
    ['an athlete', athlete],
    ['a judge', judge],
    ['a visitor', visitor],
  ])('%s sees who takes part', (_, person) => {
    expect(statusesSeen(person)).toEqual(['approved', 'competing', 'eliminated'])
  })

  test.each(all)('a person always sees the own entry, $status', (entry) => {
    const visible = visibleEntries(personWith(entry.userId ?? 0), competition, all)
    expect(visible).toContain(entry)
    expect(
      visible.every(({ id, status }) => id === entry.id || /approved|competing|eliminated/.test(status)),
    ).toBe(true)
  })
})

test('email and phone are for the person, the owners of his or her competitions, and admins', () => {
  const everyone = { owner, athlete, otherAthlete, judge, supervisor, admin, stranger, visitor }
  const who = Object.entries(everyone).filter(([, person]) =>
    canSeeContact(person, { userId: 10, organizerIds: [1] }),
  )
  expect(who.map(([name]) => name)).toEqual(['owner', 'athlete', 'admin'])
})

test('whether somebody has paid is between the owner and the person', () => {
  const everyone = { owner, athlete, otherAthlete, judge, supervisor, admin, stranger, visitor }
  const who = Object.entries(everyone).filter(([, person]) => canSeeFees(person, competition, { userId: 10 }))
  expect(who.map(([name]) => name)).toEqual(['owner', 'athlete'])
  expect(canSeeFees(visitor, competition, { userId: null })).toBe(false)
})

const audience = (person: Person) => audienceOf(person, competition, entries)

test('a live channel is full for officials, personal for people signed in, public for visitors', () => {
  expect([owner, judge].map(audience)).toEqual(['official', 'official'])
  expect([athlete, pendingJudge, stranger, supervisor].map(audience)).toEqual(Array(4).fill('person'))
  expect(audience(visitor)).toBe('public')
})

test('the live channel of an unpublished competition is refused to people who may not see it', () => {
  const draft = competitionWith({ organizerId: 1, status: 'registered' })
  expect(audienceOf(visitor, draft, entries)).toBe(null)
  expect(audienceOf(stranger, draft, entries)).toBe(null)
  expect(audienceOf(owner, draft, entries)).toBe('official')
  expect(audienceOf(supervisor, draft, entries)).toBe('person')
})
