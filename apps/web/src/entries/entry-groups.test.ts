import { expect, test } from 'vitest'
import { entryFixture } from '@trickline/client/test-fixtures.ts'
import type { EntryRow } from '@trickline/contract/entries'
import { readEntry } from '@trickline/contract/read-competition'
import { entryStatusCodes } from '@trickline/contract/status-codes'
import { byGroup, groupOf } from './entry-groups.ts'

const { approved, pending, invited, declined } = entryStatusCodes
const entry = (id: number, status_id: number, values: Partial<EntryRow> = {}) =>
  readEntry(entryFixture(id, { status_id, ...values }))

test('entries that wait for the owner come first, then participants, then people who have not answered', () => {
  const entries = [
    entry(1, declined),
    entry(2, invited),
    entry(3, approved, { fees_paid: true }),
    entry(4, pending),
    entry(5, approved, { fees_paid: false }),
    entry(6, approved, { fees_paid: true }),
  ]
  expect(byGroup(entries, { fees: 20 }).map(({ id }) => id)).toEqual([4, 5, 3, 6, 2, 1])
})

test('an approved athlete owes nothing without a fee, and whoever may not see the payment sees no difference', () => {
  expect(groupOf(entry(1, approved, { fees_paid: false }), { fees: 20 })).toBe('unpaid')
  expect(groupOf(entry(1, approved, { fees_paid: false }), { fees: 0 })).toBe('approved')
  expect(groupOf(entry(1, approved, { fees_paid: null }), { fees: 20 })).toBe('approved')
})
