import { expect, test } from 'vitest'
import { doubleTapFilter } from './double-tap-filter.ts'

const bounce = { start_position: 'butt', end_position: 'butt' }
const toFeet = { start_position: 'butt', end_position: 'feet' }
const unknown = { start_position: null, end_position: null }

test('within 300 ms only a trick that can follow counts', () => {
  const counts = doubleTapFilter()
  expect(counts(bounce, 1000)).toBe(true)
  expect(counts(toFeet, 1299)).toBe(true)
  expect(counts(bounce, 1500)).toBe(false)
  expect(counts(bounce, 1600)).toBe(true)
})

test('where positions are not known a second touch is a slip, later it is a trick', () => {
  const counts = doubleTapFilter()
  expect(counts(unknown, 0)).toBe(true)
  expect(counts(unknown, 299)).toBe(false)
  expect(counts(unknown, 300)).toBe(true)
})
