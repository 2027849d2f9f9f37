import { describe, expect, test } from 'vitest'
import { planStart, startProblems } from './start.ts'
import { competitionWith, entryWith } from './test-fixtures.ts'

const ready = competitionWith({ status: 'published', dateStart: 1000, athletesMin: 8 })
const eight = Array.from({ length: 8 }, (_, id) => entryWith({ id, userId: id }))

describe('starting', () => {
  test('a published competition with enough paid athletes can start on its date', () => {
    expect(startProblems(ready, eight, 1000)).toEqual([])
  })
  test('not before the date', () => {
    expect(startProblems(ready, eight, 999)).toEqual([{ code: 'date-not-reached', dateStart: 1000 }])
    expect(startProblems({ ...ready, dateStart: null }, eight, 999)).toEqual([
      { code: 'date-not-reached', dateStart: null },
    ])
  })
  test.each(['registered', 'pending', 'approved'] as const)('not while %s', (status) => {
    expect(startProblems({ ...ready, status }, eight, 1000)).toEqual([{ code: 'not-published', status }])
  })
  test.each(['started', 'finished'] as const)('not twice: it is %s', (status) => {
    expect(startProblems({ ...ready, status }, [], 0)).toEqual([{ code: 'already-started' }])
  })
  test('not while an approved athlete has not paid', () => {
    const entries = [...eight, entryWith({ feesPaid: false }), entryWith({ feesPaid: false })]
    expect(startProblems(ready, entries, 1000)).toEqual([
      { code: 'unpaid-athletes', unpaid: 2, approved: 10 },
    ])
  })
  test('without a fee nobody needs to have paid', () => {
    const unpaid = eight.map((entry) => ({ ...entry, feesPaid: false }))
    expect(startProblems({ ...ready, fees: 0 }, unpaid, 1000)).toEqual([])
  })
  test('judges and athletes who are not approved need not pay and do not count', () => {
    const others = [
      entryWith({ role: 'judge', feesPaid: false }),
      entryWith({ status: 'pending', feesPaid: false }),
      entryWith({ status: 'declined', feesPaid: false }),
    ]
    expect(startProblems(ready, [...eight, ...others], 1000)).toEqual([])
    expect(startProblems(ready, [...eight.slice(1), ...others], 1000)).toEqual([
      { code: 'too-few-athletes', approved: 7, athletesMin: 8 },
    ])
  })
  test('all problems are reported at once', () => {
    const problems = startProblems({ ...ready, status: 'approved' }, [entryWith({ feesPaid: false })], 0)
    expect(problems.map(({ code }) => code)).toEqual([
      'not-published',
      'date-not-reached',
      'unpaid-athletes',
      'too-few-athletes',
    ])
  })
})

test('the start creates a round for each approved athlete, by order number', () => {
  const plan = planStart([
    entryWith({ id: 1, userId: 11, orderNumber: 3 }),
    entryWith({ id: 2, userId: 12, orderNumber: 1 }),
    entryWith({ id: 3, userId: 13, orderNumber: 2, status: 'pending' }),
    entryWith({ id: 4, userId: 14, orderNumber: 2, role: 'judge' }),
    entryWith({ id: 5, userId: 15, orderNumber: 3 }),
  ])
  expect(plan.competing).toEqual([2, 1, 5])
  const round = { roundNumber: 1, stage: null, vsGroup: null, vsMatchNumber: null }
  expect(plan.rounds).toEqual([
    { ...round, userId: 12, runOrder: 1 },
    { ...round, userId: 11, runOrder: 2 },
    { ...round, userId: 15, runOrder: 3 },
  ])
})

test('an approved entry without an account is a bug', () => {
  expect(() => planStart([entryWith({ id: 7, userId: null })])).toThrow('approved entry 7 has no account')
})
