import { expect, test } from 'vitest'
import { approvalIsFull, entriesToMail, entryActions } from './entry-actions.ts'
import { aCompetition, anEntry, athlete, owner, stranger } from './test-entries.ts'

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
  expect(entryActions(owner, aCompetition({ fees: 0 }), approved)).toEqual(['decline'])
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
  const isFullFor = (role: 'athlete' | 'judge') =>
    approvalIsFull(owner, full, entries, [anEntry({ id: 2, role, status: 'pending' })])
  expect(isFullFor('athlete')).toBe(true)
  expect(isFullFor('judge')).toBe(false)
})
