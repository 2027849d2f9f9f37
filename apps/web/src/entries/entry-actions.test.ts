import { expect, test } from 'vitest'
import { approvalIsFull, entriesToMail, entryActions } from './entry-actions.ts'
import { athlete, competitionWith, entryWith, owner, stranger } from './test-entries.ts'

test('the owner mails, declines or deletes an entry that is not invited yet', () => {
  expect(entryActions(owner, competitionWith(), entryWith({ status: 'registered' }))).toEqual([
    'send-mail',
    'decline',
    'delete',
  ])
})

test('only the invited person confirms', () => {
  const invited = entryWith({ status: 'invited' })
  expect(entryActions(athlete, competitionWith(), invited)).toEqual(['confirm', 'decline'])
  expect(entryActions(owner, competitionWith(), invited)).toEqual(['decline'])
})

test('the owner approves pending entries and marks approved ones as paid', () => {
  expect(entryActions(owner, competitionWith(), entryWith({ status: 'pending' }))).toEqual([
    'approve',
    'decline',
  ])
  const approved = entryWith({ status: 'approved', feesPaid: false })
  expect(entryActions(owner, competitionWith(), approved)).toEqual(['pay', 'decline'])
  expect(entryActions(owner, competitionWith(), { ...approved, feesPaid: true })).toEqual(['decline'])
  expect(entryActions(owner, competitionWith({ fees: 0 }), approved)).toEqual(['decline'])
})

test('a judge pays no fee', () => {
  const judge = entryWith({ role: 'judge', status: 'approved', feesPaid: false })
  expect(entryActions(owner, competitionWith(), judge)).toEqual(['decline'])
})

test('after the start nobody can decline, but judges can still join', () => {
  const started = competitionWith({ status: 'started' })
  expect(entryActions(owner, started, entryWith({ status: 'competing' }))).toEqual([])
  expect(entryActions(owner, started, entryWith({ role: 'judge', status: 'pending' }))).toEqual(['approve'])
  expect(entryActions(owner, started, entryWith({ status: 'pending' }))).toEqual([])
})

test('after the start a judge who has not confirmed can be removed by the owner, and can decline', () => {
  const started = competitionWith({ status: 'started' })
  const listed = entryWith({ role: 'judge', status: 'registered' })
  const mailed = entryWith({ role: 'judge', status: 'invited' })
  expect(entryActions(owner, started, listed)).toEqual(['send-mail', 'decline', 'delete'])
  expect(entryActions(owner, started, mailed)).toEqual(['decline', 'delete'])
  expect(entryActions({ id: 10, roles: ['judge'] }, started, mailed)).toEqual(['confirm', 'decline'])
})

test('other people and visitors have no actions', () => {
  expect(entryActions(stranger, competitionWith(), entryWith({ status: 'pending' }))).toEqual([])
  expect(entryActions(null, competitionWith(), entryWith({ status: 'invited' }))).toEqual([])
})

test('mails are sent to entries without an invitation', () => {
  const entries = [entryWith({ id: 1, status: 'registered' }), entryWith({ id: 2, status: 'invited' })]
  expect(entriesToMail(owner, competitionWith(), entries).map((entry) => entry.id)).toEqual([1])
})

test('a full competition approves no more athletes, but judges', () => {
  const full = competitionWith({ athletesMax: 1 })
  const entries = [entryWith({ status: 'approved' })]
  const isFullFor = (role: 'athlete' | 'judge') =>
    approvalIsFull(owner, full, entries, [entryWith({ id: 2, role, status: 'pending' })])
  expect(isFullFor('athlete')).toBe(true)
  expect(isFullFor('judge')).toBe(false)
})
