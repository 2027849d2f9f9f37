import { expect, test } from 'vitest'
import type { Competition } from './model.ts'
import { organizerStep } from './organizer-step.ts'
import { competitionWith, entryWith, roundWith } from './test-fixtures.ts'

const start = 1000
const owner = { id: 1, roles: ['organizer'] as const }
const eight = Array.from({ length: 8 }, (_, id) => entryWith({ id, userId: id }))

const stepOf = (
  values: Partial<Competition>,
  {
    now = start - 1,
    rounds = [],
    person = owner,
  }: Partial<Parameters<typeof organizerStep>[1]> & {
    person?: Parameters<typeof organizerStep>[0]
  } = {},
) =>
  organizerStep(person, {
    competition: competitionWith({ organizerId: 1, dateStart: start, athletesMin: 8, ...values }),
    entries: eight,
    rounds,
    now,
  })

test('from the draft to the start', () => {
  expect(stepOf({ status: 'registered', completionPercentage: 76 })).toBe('complete')
  expect(stepOf({ status: 'pending' })).toBeNull()
  expect(stepOf({ status: 'approved' })).toBe('publish')
  expect(stepOf({ status: 'published' })).toBeNull()
  expect(stepOf({ status: 'published' }, { now: start })).toBe('start')
})

test.each(['registered', 'pending', 'approved'] as const)(
  'a %s one whose start has passed: a new date',
  (status) => {
    expect(stepOf({ status }, { now: start })).toBe('new-date')
  },
)

test('a judged phase is published, a published one advanced, what is being judged waits', () => {
  expect(stepOf({ status: 'started' }, { rounds: roundsAs('completed', 'recorded') })).toBeNull()
  expect(stepOf({ status: 'started' }, { rounds: roundsAs('completed', 'completed') })).toBe('publish-phase')
  expect(stepOf({ status: 'started' }, { rounds: roundsAs('published', 'published') })).toBe('advance-phase')
  expect(stepOf({ status: 'finished' }, { rounds: roundsAs('published', 'published') })).toBeNull()
})

test('nobody else has a step', () => {
  expect(stepOf({ status: 'approved' }, { person: { id: 2, roles: ['organizer'] } })).toBeNull()
})

function roundsAs(...statuses: ('completed' | 'published' | 'recorded')[]) {
  return statuses.map((status) => roundWith({ roundNumber: 1, status }))
}
