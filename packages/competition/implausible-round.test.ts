import { expect, test } from 'vitest'
import { doubtAbout } from './implausible-round.ts'

const usual = { rounds: 3, lowest: 60, highest: 100 }

test.each([
  ['three tricks', { trickCount: 3, total: 80 }, 'few-tricks'],
  ['ninety tricks', { trickCount: 90, total: 80 }, 'many-tricks'],
  ['less than half of the lowest total', { trickCount: 20, total: 29.99 }, 'low-total'],
  ['more than half above the highest', { trickCount: 20, total: 150.01 }, 'high-total'],
  ['half of the lowest', { trickCount: 4, total: 30 }, null],
  ['half above the highest', { trickCount: 89, total: 150 }, null],
] as const)('%s', (_, round, doubt) => {
  expect(doubtAbout(round, usual)).toBe(doubt)
})

test('two rounds do not say what is usual', () => {
  expect(doubtAbout({ trickCount: 20, total: 1 }, { ...usual, rounds: 2 })).toBeNull()
  expect(doubtAbout({ trickCount: 20, total: 1 }, undefined)).toBeNull()
})
