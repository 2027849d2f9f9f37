/**
 * A training round that is being created: its rule and its name, on this device until it is saved or thrown
 * away, so that a reload goes on with it. The rule chosen last stays as the rule option (doc 3 §2.1).
 */
import { DEFAULT_RULE_ID, isRuleId, type RuleId } from '@trickline/scoring'
import * as z from 'zod/mini'

/** `key` names this one among all that were ever begun. */
export type NewRound = { key: string; ruleId: RuleId; name: string }

const shape = z.object({ key: z.string(), ruleId: z.unknown(), name: z.string() })
const ruleOptionKey = 'trickline.rule-option'

/** null when none is begun, or what is kept cannot be read. */
export function newRoundOf(personId: number): NewRound | null {
  const text = localStorage.getItem(keyOf(personId))
  return text === null ? null : readNewRound(text)
}

export function keepNewRound(personId: number, round: NewRound): void {
  localStorage.setItem(keyOf(personId), JSON.stringify(round))
  localStorage.setItem(ruleOptionKey, String(round.ruleId))
}

export function dropNewRound(personId: number): void {
  localStorage.removeItem(keyOf(personId))
}

/** For a round begun without a choice: the rule chosen last. */
export function ruleOption(): RuleId {
  return ruleOptionOf(localStorage.getItem(ruleOptionKey))
}

/** One of 1 to 4, else 3 (doc 3 §2.1, readings §2). */
export function ruleOptionOf(stored: unknown): RuleId {
  const id = Number(stored)
  return isRuleId(id) ? id : DEFAULT_RULE_ID
}

export function readNewRound(text: string): NewRound | null {
  try {
    const kept = shape.parse(JSON.parse(text))
    return { ...kept, ruleId: ruleOptionOf(kept.ruleId) }
  } catch {
    // Of another shape, or cut off: as good as absent.
    return null
  }
}

function keyOf(personId: number): string {
  return `trickline.new-training.${personId}`
}
