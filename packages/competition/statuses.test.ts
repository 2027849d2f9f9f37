import { expect, test } from 'vitest'
import { compareForList } from './statuses.ts'

test('the list shows drafts first, then pending, approved, started, published, finished, and unknown ones last', () => {
  const shuffled = ['finished', 'archived', 'published', 'approved', 'registered', 'started', 'pending']
  expect(
    shuffled
      .map((status, id) => ({ id, status, dateStart: null }))
      .toSorted(compareForList)
      .map(({ status }) => status),
  ).toEqual(['registered', 'pending', 'approved', 'started', 'published', 'finished', 'archived'])
})

test('competitions of one status go by their start, those without one last, then by id', () => {
  const list = [null, 30, 10, null, 20].map((dateStart, id) => ({ id, status: 'published', dateStart }))
  expect(list.toSorted(compareForList).map(({ id }) => id)).toEqual([2, 4, 1, 0, 3])
})
