import { expect, test } from 'vitest'
import { asc360, bb360, combo, dubbed, free360 } from '../golden/tricks.ts'
import { comboFactorRemoved, isLongCombo, scoreRound } from '../score-round.ts'

test('a combo of two or more earns combo points', () => {
  expect(comboFactorRemoved([bb360, free360])).toBeNull()
})

test('a combo of one earns none', () => {
  expect(comboFactorRemoved([bb360])).toBe('single-trick')
})

test('an 80 % dub removes combo points on the last trick, not before it', () => {
  expect(comboFactorRemoved([bb360, dubbed(free360, 3)])).toBe('last-trick-dubbed-80')
  expect(comboFactorRemoved([dubbed(bb360, 3), free360])).toBeNull()
  expect(comboFactorRemoved([bb360, dubbed(free360, 2)])).toBeNull()
})

test('a longer combo has six tricks or more', () => {
  expect([2, 5, 6, 7].map(isLongCombo)).toEqual([false, false, true, true])
})

test.each([1, 2, 3, 4])('the header of a combo shows the raw sum of values under rule %i', (ruleId) => {
  const round = scoreRound(ruleId, [combo(bb360, dubbed(free360, 2), bb360, asc360)])

  expect(round.rows[0]).toMatchObject({ combo: { trickCount: 4, rawValue: 4.5 + 5.75 + 4.5 + 5 } })
})

test.each([1, 2, 3, 4])('an empty combo is worth nothing under rule %i', (ruleId) => {
  expect(scoreRound(ruleId, [combo()])).toMatchObject({ trickCount: 0, combosPoints: 0, total: 0 })
})
