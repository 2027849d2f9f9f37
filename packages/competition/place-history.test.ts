import { expect, test } from 'vitest'
import { placesOfChanges } from './place-history.ts'

const change = (roundId: number, after: number | null, phase = 1) => ({ roundId, phase, after })

test('a change of a total says from which place it led to which, phase by phase', () => {
  expect(
    placesOfChanges([
      change(1, 50),
      change(2, 60),
      change(1, 70),
      change(3, 70),
      change(2, null),
      change(4, 10, 2),
    ]),
  ).toEqual([
    { before: null, after: 1 },
    { before: null, after: 1 },
    { before: 2, after: 1 },
    { before: null, after: 1 },
    { before: 3, after: null },
    { before: null, after: 1 },
  ])
})
