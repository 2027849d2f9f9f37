import { expect, test } from 'vitest'
import { doubleTapFilter } from './double-tap-filter.ts'

const bounce = { start_position: 'butt', end_position: 'butt' }
const toFeet = { start_position: 'butt', end_position: 'feet' }
const unknown = { start_position: null, end_position: null }

test('within 300 ms only a tap on a trick that can follow counts', () => {
  const acceptsTap = doubleTapFilter()
  expect(acceptsTap(bounce, 1000)).toBe(true)
  expect(acceptsTap(toFeet, 1299)).toBe(true)
  expect(acceptsTap(bounce, 1500)).toBe(false)
  expect(acceptsTap(bounce, 1600)).toBe(true)
})

test('with unknown positions a second tap within 300 ms does not count', () => {
  const acceptsTap = doubleTapFilter()
  expect(acceptsTap(unknown, 0)).toBe(true)
  expect(acceptsTap(unknown, 299)).toBe(false)
  expect(acceptsTap(unknown, 300)).toBe(true)
})
