// The four rule sets by their ids, and what the rulebooks page lists of each.

import type { Rule, RulebookSection, RuleId } from './rule.ts'
import { withoutRules } from './rule-1-without-rules.ts'
import { tjsV2 } from './rule-2-tjs-v2.ts'
import { tjsV3 } from './rule-3-tjs-v3.ts'
import { tjsV4 } from './rule-4-tjs-v4.ts'

export function ruleById(id: number): Rule | undefined {
  return isRuleId(id) ? rules[id] : undefined
}

export function isRuleId(id: unknown): id is RuleId {
  return ruleIds.some((ruleId) => ruleId === id)
}

const rules: Record<RuleId, Rule> = { 1: withoutRules, 2: tjsV2, 3: tjsV3, 4: tjsV4 }

export const ruleIds: readonly RuleId[] = [1, 2, 3, 4]

/** With nothing stored, the rule option is this one (scoring §12). */
export const DEFAULT_RULE_ID: RuleId = tjsV3.id

/** The judging screen opened on a training round without a rule uses this one (scoring §12). */
export const JUDGING_DEFAULT_RULE_ID: RuleId = tjsV4.id

export const ruleNames: Readonly<Record<RuleId, string>> = {
  1: withoutRules.name,
  2: tjsV2.name,
  3: tjsV3.name,
  4: tjsV4.name,
}

/** The sections of each rule's card on the rulebooks page: 1 + 5 + 5 + 7, the 18 slots of scoring §12. */
export const rulebook: Readonly<Record<RuleId, readonly RulebookSection[]>> = {
  1: withoutRules.sections,
  2: tjsV2.sections,
  3: tjsV3.sections,
  4: tjsV4.sections,
}
