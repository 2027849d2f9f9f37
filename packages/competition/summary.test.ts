import { expect, test } from 'vitest'
import { entryStatuses } from './statuses.ts'
import { athletesSummary } from './summary.ts'
import { entryWith } from './test-fixtures.ts'

test('one athlete in each state: those who take part count as approved, all but the declined as active', () => {
  const entries = entryStatuses.map((status) => entryWith({ status, feesPaid: false }))
  expect(athletesSummary(entries)).toEqual({
    approved: 3,
    declined: 1,
    pending: 1,
    invited: 1,
    paied: 0,
    active_total: 6,
  })
})

test('judges are not counted', () => {
  expect(athletesSummary([entryWith({ role: 'judge' })]).active_total).toBe(0)
})

test('an athlete who paid and then declined is not counted as paid', () => {
  expect(athletesSummary([entryWith(), entryWith({ status: 'declined' })]).paied).toBe(1)
})
