import { expect, test } from 'vitest'
import { matchesFilters, namesOf, trainingSearch, withFilter } from './training-search.ts'

const completed = { status: { id: 7, name: 'completed' }, rule: { id: 4, name: 'TJS v4.0' } }
const published = { status: { id: 10, name: 'published' }, rule: { id: 1, name: 'Without rules' } }

test('without a filter every round is shown', () => {
  expect([completed, published].filter((row) => matchesFilters(row, trainingSearch.all))).toHaveLength(2)
})

test('status and rule narrow the list together', () => {
  const shown = (status: string, rule: string) =>
    [completed, published].filter((row) => matchesFilters(row, { ...trainingSearch.all, status, rule }))
  expect(shown('published', '')).toEqual([published])
  expect(shown('', 'TJS v4.0')).toEqual([completed])
  expect(shown('published', 'TJS v4.0')).toEqual([])
})

test('changing a filter goes back to page 1', () => {
  expect(withFilter({ ...trainingSearch.all, page: 3 }, { rule: 'TJS v4.0' })).toEqual({
    status: '',
    rule: 'TJS v4.0',
    page: 1,
  })
})

test('only the names that are in the list can be chosen, each once', () => {
  expect(namesOf([published, completed, published], 'status')).toEqual(['completed', 'published'])
  expect(namesOf([completed, published], 'rule')).toEqual(['Without rules', 'TJS v4.0'])
})
