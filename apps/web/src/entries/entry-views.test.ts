import { expect, test } from 'vitest'
import { entriesIn, viewsWith } from './entry-views.ts'
import { competitionWith, entryWith, owner, stranger } from './test-entries.ts'

const entries = [
  entryWith({ id: 1, status: 'pending' }),
  entryWith({ id: 2, status: 'approved', feesPaid: true }),
  entryWith({ id: 3, status: 'approved' }),
  entryWith({ id: 4, status: 'declined' }),
]
const ids = (view?: 'unpaid' | 'pending' | 'declined') =>
  entriesIn(view, competitionWith(), entries).map(({ id }) => id)

test('a panel shows all but declined entries, or the unpaid, pending or declined ones', () => {
  expect([ids(), ids('unpaid'), ids('pending'), ids('declined')]).toEqual([[1, 2, 3], [3], [1], [4]])
})

test('only the owner has the views pending and unpaid; an empty view is not offered', () => {
  expect(viewsWith(owner, competitionWith(), entries)).toEqual(['unpaid', 'pending', 'declined'])
  expect(viewsWith(stranger, competitionWith(), entries)).toEqual(['declined'])
  expect(viewsWith(owner, competitionWith(), entries.slice(1, 2))).toEqual([])
})

test('without a fee there is no view unpaid', () => {
  expect(viewsWith(owner, competitionWith({ fees: 0 }), entries)).toEqual(['pending', 'declined'])
})
