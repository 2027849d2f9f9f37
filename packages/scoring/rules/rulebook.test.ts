import { expect, test } from 'vitest'
import {
  DEFAULT_RULE_ID,
  isRuleId,
  JUDGING_DEFAULT_RULE_ID,
  rulebook,
  ruleIds,
  ruleNames,
} from '../score-round.ts'

test('the rulebooks page has 1 + 5 + 5 + 7 sections, 18 in all', () => {
  expect(ruleIds.map((id) => rulebook[id].length)).toEqual([1, 5, 5, 7])
})

test('no rule lists a section twice', () => {
  for (const id of ruleIds) expect(new Set(rulebook[id]).size).toBe(rulebook[id].length)
})

test('the rules carry the names of the reference', () => {
  expect(ruleNames).toEqual({ 1: 'Without rules', 2: 'TJS v2.0', 3: 'TJS v3.0', 4: 'TJS v4.0' })
})

test('only 1 to 4 are rules', () => {
  expect([1, 2, 3, 4].every((id) => isRuleId(id))).toBe(true)
  expect([0, 5, 2.5, '3', null, undefined, Number.NaN].some((id) => isRuleId(id))).toBe(false)
})

test('the rule option starts as TJS v3.0, a training round without a rule is judged with TJS v4.0', () => {
  expect([ruleNames[DEFAULT_RULE_ID], ruleNames[JUDGING_DEFAULT_RULE_ID]]).toEqual(['TJS v3.0', 'TJS v4.0'])
})
