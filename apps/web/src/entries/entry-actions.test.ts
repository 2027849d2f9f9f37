import type { Competition, Entry } from '@trickline/competition/model'
import { expect, test } from 'vitest'
import { approvalIsFull, entriesToMail, entryActions } from './entry-actions.ts'

const owner = { id: 1, roles: ['organizer'] as const }
const athlete = { id: 10, roles: ['athlete'] as const }
const stranger = { id: 11, roles: ['athlete'] as const }

test('the owner mails, declines or deletes an entry that is not invited yet', () => {
  expect(entryActions(owner, aCompetition(), anEntry({ status: 'registered' }))).toEqual([
    'send-mail',
    'decline',
    'delete',
  ])
})

test('only the invited person confirms', () => {
  const invited = anEntry({ status: 'invited' })
  expect(entryActions(athlete, aCompetition(), invited)).toEqual(['confirm', 'decline'])
  expect(entryActions(owner, aCompetition(), invited)).toEqual(['decline'])
})

test('the owner approves who is pending and marks who is approved as paid', () => {
  expect(entryActions(owner, aCompetition(), anEntry({ status: 'pending' }))).toEqual(['approve', 'decline'])
  const approved = anEntry({ status: 'approved', feesPaid: false })
  expect(entryActions(owner, aCompetition(), approved)).toEqual(['pay', 'decline'])
  expect(entryActions(owner, aCompetition(), { ...approved, feesPaid: true })).toEqual(['decline'])
})

test('a judge pays nothing', () => {
  const judge = anEntry({ role: 'judge', status: 'approved', feesPaid: false })
  expect(entryActions(owner, aCompetition(), judge)).toEqual(['decline'])
})

test('nobody leaves after the start, but judges can still be brought in', () => {
  const started = aCompetition({ status: 'started' })
  expect(entryActions(owner, started, anEntry({ status: 'competing' }))).toEqual([])
  expect(entryActions(owner, started, anEntry({ role: 'judge', status: 'pending' }))).toEqual(['approve'])
  expect(entryActions(owner, started, anEntry({ status: 'pending' }))).toEqual([])
})

test('others and visitors may do nothing', () => {
  expect(entryActions(stranger, aCompetition(), anEntry({ status: 'pending' }))).toEqual([])
  expect(entryActions(null, aCompetition(), anEntry({ status: 'invited' }))).toEqual([])
})

test('mails go to those who have none yet', () => {
  const entries = [anEntry({ id: 1, status: 'registered' }), anEntry({ id: 2, status: 'invited' })]
  expect(entriesToMail(owner, aCompetition(), entries).map((entry) => entry.id)).toEqual([1])
})

test('a full competition approves no further athlete, but judges', () => {
  const full = aCompetition({ athletesMax: 1 })
  const entries = [anEntry({ status: 'approved' })]
  expect(approvalIsFull(full, anEntry({ id: 2, status: 'pending' }), entries)).toBe(true)
  expect(approvalIsFull(full, anEntry({ id: 2, role: 'judge', status: 'pending' }), entries)).toBe(false)
})

function aCompetition(about: Partial<Competition> = {}): Competition {
  return {
    id: 1,
    organizerId: owner.id,
    status: 'published',
    isVs: false,
    isOpen: true,
    isQualificationDual: false,
    stages: [3, 1],
    athletesMin: 8,
    athletesMax: 12,
    dateStart: 0,
    completionPercentage: 100,
    ...about,
  }
}

function anEntry(about: Partial<Entry> = {}): Entry {
  return {
    id: 1,
    userId: athlete.id,
    role: 'athlete',
    status: 'approved',
    feesPaid: false,
    orderNumber: 1,
    ...about,
  }
}
