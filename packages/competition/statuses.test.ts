import { expect, test } from 'vitest'
import { compareForList } from './statuses.ts'

test('the list shows drafts first, then pending, approved, started, published, finished, and unknown ones last', () => {
  const shuffled = ['finished', 'archived', 'published', 'approved', 'registered', 'started', 'pending']
  expect(
    shuffled
      .map((status) => ({ status }))
      .toSorted(compareForList)
      .map(({ status }) => status),
  ).toEqual(['registered', 'pending', 'approved', 'started', 'published', 'finished', 'archived'])
})

test('competitions of one status keep their order', () => {
  const list = [1, 2, 3].map((id) => ({ id, status: 'published' }))
  expect(list.toSorted(compareForList)).toEqual(list)
})
