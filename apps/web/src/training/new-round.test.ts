import { expect, test } from 'vitest'
import { readNewRound, ruleOptionOf } from './new-round.ts'

test.each([
  ['1', 1],
  ['4', 4],
  ['5', 3],
  ['0', 3],
  ['2.5', 3],
  ['', 3],
  [null, 3],
])('the rule option %j means rule %i', (stored, rule) => {
  expect(ruleOptionOf(stored)).toBe(rule)
})

test('a round that was begun goes on with its rule and its name', () => {
  const begun = { key: 'k', ruleId: 2 as const, name: 'Monday' }
  expect(readNewRound(JSON.stringify(begun))).toEqual(begun)
})

test('a round with an unknown rule goes on under rule 3', () => {
  expect(readNewRound('{"key":"k","ruleId":9,"name":""}')).toEqual({ key: 'k', ruleId: 3, name: '' })
})

test.each(['', '{"key":', '{"key":1}', 'null'])('%j is no round', (text) => {
  expect(readNewRound(text)).toBeNull()
})
