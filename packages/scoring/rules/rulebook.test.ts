import { expect, test } from 'vitest'
import { defaultRuleId, isRuleId, judgingDefaultRuleId, ruleName, rules } from '../score-round.ts'

test('the documented rules: ids, names, and 1 + 5 + 5 + 7 sections on the rulebooks page', () => {
  expect(rules.slice(0, 4).map(({ id, name, sections }) => [id, name, sections.length])).toEqual([
    [1, 'Without rules', 1],
    [2, 'TJS v2.0', 5],
    [3, 'TJS v3.0', 5],
    [4, 'TJS v4.0', 7],
  ])
})

test('no two rules share an id, and none lists a section twice', () => {
  expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length)
  for (const { sections } of rules) expect(new Set(sections).size).toBe(sections.length)
})

test('anything else is no rule id', () => {
  expect(rules.every(({ id }) => isRuleId(id))).toBe(true)
  expect([0, 99, 2.5, '3', null, undefined, Number.NaN].some((id) => isRuleId(id))).toBe(false)
})

test('the rule option starts as TJS v3.0, a training round without a rule is judged with TJS v4.0', () => {
  expect([ruleName(defaultRuleId), ruleName(judgingDefaultRuleId)]).toEqual(['TJS v3.0', 'TJS v4.0'])
})
