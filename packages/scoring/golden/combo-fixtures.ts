// Scores a single combo, for the tests of a rule.

import { scoreRound } from '../score-round.ts'
import type { ComboScore, PerformedTrick, RuleId, TrickScore } from '../score-round.ts'
import { aTrick, combo } from './tricks.ts'

/** `trickCount` different tricks of 5 points and level 2 that do not end on the feet; `last` replaces the last one. */
export function comboOf(trickCount: number, last?: PerformedTrick): PerformedTrick[] {
  const tricks = Array.from({ length: trickCount }, (_, index) => aTrick(index + 1, 5, 2))
  return last ? [...tricks.slice(0, -1), last] : tricks
}

export function comboScore(ruleId: RuleId, tricks: PerformedTrick[]): ComboScore {
  return onlyCombo(ruleId, tricks).combo
}

export function comboTricks(ruleId: RuleId, tricks: PerformedTrick[]): TrickScore[] {
  return onlyCombo(ruleId, tricks).tricks
}

function onlyCombo(ruleId: RuleId, tricks: PerformedTrick[]) {
  const row = scoreRound(ruleId, [combo(...tricks)]).rows[0]
  if (row?.kind !== 'combo') throw new Error('a combo was given, something else came back')
  return row
}
