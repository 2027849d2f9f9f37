// Every rule set. A rule is its file and its line here: forms, calls and tables learn of it from this list.

import type { Rule } from './rule.ts'
import { withoutRules } from './rule-1-without-rules.ts'
import { tjsV2 } from './rule-2-tjs-v2.ts'
import { tjsV3 } from './rule-3-tjs-v3.ts'
import { tjsV4 } from './rule-4-tjs-v4.ts'

export const rules = [withoutRules, tjsV2, tjsV3, tjsV4] as const satisfies readonly Rule[]

/** The ids that the calls use: `rule_id`, `modeProgram` (scoring §12). */
export type RuleId = (typeof rules)[number]['id']

export function ruleById(id: unknown): Rule | undefined {
  return rules.find((rule) => rule.id === id)
}

export function isRuleId(id: unknown): id is RuleId {
  return ruleById(id) !== undefined
}

export function ruleName(id: RuleId): string {
  return ruleById(id)?.name ?? ''
}

/** With nothing stored, the rule option is this one (scoring §12). */
export const defaultRuleId: RuleId = tjsV3.id

/** The judging screen opened on a training round without a rule uses this one (scoring §12). */
export const judgingDefaultRuleId: RuleId = tjsV4.id
