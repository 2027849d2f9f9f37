import { describe, expect, test } from 'vitest'
import { seedOrders } from './seeding.ts'

test('the orders of two, four and eight are those of the reference', () => {
  expect([seedOrders[2], seedOrders[4], seedOrders[8]]).toEqual([
    [1, 2],
    [1, 4, 2, 3],
    [1, 8, 4, 5, 3, 6, 2, 7],
  ])
})

test.each([
  [16, 8],
  [32, 16],
] as const)('of %i, each seed s of the order before becomes s, then %i + 1 - s', (size, before) => {
  const expected: number[] = []
  for (const seed of seedOrders[before]) expected.push(seed, size + 1 - seed)
  expect(seedOrders[size]).toEqual(expected)
})

describe.each([2, 4, 8, 16, 32] as const)('a bracket of %i', (size) => {
  test('holds every seed once', () => {
    expect([...seedOrders[size]].toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: size }, (_, index) => index + 1),
    )
  })
  test('pairs the best with the last: seeds of a pair add up to one more than its size', () => {
    const order = seedOrders[size]
    for (let top = 0; top < size; top += 2) expect((order[top] ?? 0) + (order[top + 1] ?? 0)).toBe(size + 1)
  })
  test('keeps seeds 1 and 2 in different halves', () => {
    const upper = new Set(seedOrders[size].slice(0, size / 2))
    expect([upper.has(1), upper.has(2)]).toEqual([true, false])
  })
})
