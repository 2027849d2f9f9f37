import type { Competition, Entry } from '@trickline/competition/model'
import { expect, test } from 'vitest'
import { bulkChoices, isSelectable } from './bulk-actions.ts'
import { aCompetition, anEntry, owner, stranger } from './test-entries.ts'

const entries = [
  anEntry({ id: 1, status: 'registered' }),
  anEntry({ id: 2, status: 'pending' }),
  anEntry({ id: 3, status: 'pending' }),
  anEntry({ id: 4, status: 'approved' }),
  anEntry({ id: 5, status: 'declined' }),
]

const choose = (competition: Competition, list: readonly Entry[], ...ids: number[]) =>
  bulkChoices(owner, competition, list, new Set(ids))

test('each action is offered with those of the selected for whom it is possible', () => {
  expect(choose(aCompetition(), entries, 1, 2, 4, 5)).toEqual([
    { action: 'approve', ids: [2], tooMany: false },
    { action: 'pay', ids: [4], tooMany: false },
    { action: 'send-mail', ids: [1], tooMany: false },
    { action: 'decline', ids: [1, 2, 4], tooMany: false },
  ])
})

test('more athletes than there is room for cannot be approved together', () => {
  const [three, two] = [3, 2].map((athletesMax) => choose(aCompetition({ athletesMax }), entries, 2, 3))
  expect([three?.[0]?.tooMany, two?.[0]?.tooMany]).toEqual([false, true])
})

test('judges are approved however many there are', () => {
  const judges = [anEntry({ id: 9, role: 'judge', status: 'pending' })]
  expect(choose(aCompetition({ athletesMax: 0 }), judges, 9)).toMatchObject([
    { action: 'approve', tooMany: false },
    { action: 'decline' },
  ])
})

test('whoever may do nothing selects nobody', () => {
  const pending = anEntry({ status: 'pending' })
  expect(isSelectable(owner, aCompetition(), pending)).toBe(true)
  expect(isSelectable(stranger, aCompetition(), pending)).toBe(false)
  expect(isSelectable(owner, aCompetition(), anEntry({ status: 'declined' }))).toBe(false)
})
