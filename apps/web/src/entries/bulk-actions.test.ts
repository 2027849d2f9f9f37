import type { Competition, Entry } from '@trickline/competition/model'
import { expect, test } from 'vitest'
import { bulkChoices, isSelectable } from './bulk-actions.ts'
import { competitionWith, entryWith, owner, stranger } from './test-entries.ts'

const entries = [
  entryWith({ id: 1, status: 'registered' }),
  entryWith({ id: 2, status: 'pending' }),
  entryWith({ id: 3, status: 'pending' }),
  entryWith({ id: 4, status: 'approved' }),
  entryWith({ id: 5, status: 'declined' }),
]

const choose = (competition: Competition, list: readonly Entry[], ...ids: number[]) =>
  bulkChoices(owner, competition, list, new Set(ids))

test('each action is offered for the selected entries that allow it', () => {
  expect(choose(competitionWith(), entries, 1, 2, 4, 5)).toEqual([
    { action: 'approve', ids: [2], tooMany: false },
    { action: 'pay', ids: [4], tooMany: false },
    { action: 'send-mail', ids: [1], tooMany: false },
    { action: 'decline', ids: [1, 2, 4], tooMany: false },
  ])
})

test('athletes cannot be approved together if there is no room for all', () => {
  const [three, two] = [3, 2].map((athletesMax) => choose(competitionWith({ athletesMax }), entries, 2, 3))
  expect([three?.[0]?.tooMany, two?.[0]?.tooMany]).toEqual([false, true])
})

test('the number of approved judges has no limit', () => {
  const judges = [entryWith({ id: 9, role: 'judge', status: 'pending' })]
  expect(choose(competitionWith({ athletesMax: 0 }), judges, 9)).toMatchObject([
    { action: 'approve', tooMany: false },
    { action: 'decline' },
  ])
})

test('without a permitted action nothing can be selected', () => {
  const pending = entryWith({ status: 'pending' })
  expect(isSelectable(owner, competitionWith(), pending)).toBe(true)
  expect(isSelectable(stranger, competitionWith(), pending)).toBe(false)
  expect(isSelectable(owner, competitionWith(), entryWith({ status: 'declined' }))).toBe(false)
})
