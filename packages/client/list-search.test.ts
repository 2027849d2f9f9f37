import { expect, test } from 'vitest'
import { listSearch } from './list-search.ts'
import { withDevice } from './test-device.ts'

withDevice(7)

const things = listSearch('things', ['search', 'status'])

test('an address contains only the set filters, whatever a person typed into it', () => {
  expect(things.read({ search: 'line', status: 4, page: '2' })).toEqual({
    search: 'line',
    status: 4,
    page: 2,
  })
  expect(things.read({ search: '', page: 1, other: 'x', status: ['4'] })).toEqual({})
  expect(things.read({ page: -1 })).toEqual({})
  expect(things.read({ page: 'two' })).toEqual({})
})

test('an address without a query restores the last filters', () => {
  expect(things.last({})).toBeNull()
  things.remember({ status: 4, page: 2 })
  expect(things.last({})).toEqual({ status: 4, page: 2 })
  expect(things.last({ search: 'line' })).toBeNull()
  things.remember({})
  expect(things.last({})).toBeNull()
})
