// The list of all rules. Forms, calls and tables derive from it.

import type { Rule } from './rule.ts'
import { withoutRules } from './rule-1-without-rules.ts'
import { tjsV2 } from './rule-2-tjs-v2.ts'
import { tjsV3 } from './rule-3-tjs-v3.ts'
import { tjsV4 } from './rule-4-tjs-v4.ts'

export const rules = [withoutRules, tjsV2, tjsV3, tjsV4] as const satisfies readonly Rule[]

/** The values of `rule_id` and `modeProgram` (scoring §12). */
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

/** The rule option of a competition when none is stored (scoring §12). */
export const defaultRuleId: RuleId = tjsV3.id

/** The rule of a training round on the judging screen when none is stored (scoring §12). */
export const judgingDefaultRuleId: RuleId = tjsV4.id
