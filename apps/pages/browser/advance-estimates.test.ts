import { expect, test } from 'vitest'
import { lateMilliseconds } from './advance-estimates.ts'

test('what is late moves on the rest of its competition, and no other on the same page', () => {
  const times = [
    { of: '6', at: 1000 },
    { of: '6', at: 9000 },
    { of: '4', at: 8000 },
  ]
  expect(['6', '4'].map((of) => lateMilliseconds(times, of, 5000))).toEqual([4000, 0])
})
