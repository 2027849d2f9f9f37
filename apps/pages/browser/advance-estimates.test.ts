import { expect, test } from 'vitest'
import { lateMilliseconds } from './advance-estimates.ts'

test('a late start moves the rest of its competition on, and no other on the page', () => {
  const times = [
    { of: '6', at: 1000 },
    { of: '6', at: 9000 },
    { of: '4', at: 8000 },
  ]
  expect(['6', '4'].map((of) => lateMilliseconds(times, of, 5000))).toEqual([4000, 0])
})
