// Combos: several tricks in a row earn factors on top of their points. Which factors is the rule's business (rules/).

import { dub80 } from './dubs.ts'
import { meanLevel } from './levels.ts'
import type { PerformedTrick } from './performed-round.ts'
import type { ComboFactors, FactorRemoved } from './round-score.ts'

/** What a rule looks at to reward a combo. */
export type Combo = { trickCount: number; meanLevel: number; lastTrick: PerformedTrick }

/**
 * What a rule gives its combos. `positionFactor` multiplies the nth trick, from 1; `factors` multiply the whole.
 * Asked only for combos that earn: two tricks or more, the last without an 80 % dub.
 */
export type ComboRule = {
  positionFactor: (position: number) => number
  factors: (combo: Combo) => ComboFactors
}

type ComboReward = {
  positionFactor: (position: number) => number
  factors: ComboFactors
  factorRemoved: FactorRemoved
}

/** What these tricks earn for being a combo. `comboRule` is null where combos only group tricks (rule 1). */
export function comboReward(comboRule: ComboRule | null, tricks: readonly PerformedTrick[]): ComboReward {
  if (comboRule === null) return noReward(null)

  const factorRemoved = comboFactorRemoved(tricks)
  const lastTrick = tricks.at(-1)
  if (factorRemoved !== null || lastTrick === undefined) return noReward(factorRemoved)

  const combo = { trickCount: tricks.length, meanLevel: meanLevel(tricks), lastTrick }
  return { positionFactor: comboRule.positionFactor, factors: comboRule.factors(combo), factorRemoved: null }
}

/**
 * Why these tricks earn no combo factor of any kind, or null when they do. Either way each trick keeps its own points.
 * A screen may ask the same before it lets a judge validate a combo.
 */
export function comboFactorRemoved(tricks: readonly Pick<PerformedTrick, 'dub'>[]): FactorRemoved {
  if (tricks.length < 2) return 'single-trick'
  if (tricks.at(-1)?.dub === dub80) return 'last-trick-dubbed-80'
  return null
}

/** The two size classes of scoring §5: normal, 2-5 tricks, and longer, 6 or more ("combos +6"). */
export function isLongCombo(trickCount: number): boolean {
  return trickCount >= 6
}

export const noComboFactors: ComboFactors = { sizeFactor: 1, levelFactor: 1, feetFactor: 1 }

export const noPositionFactor = (): number => 1

function noReward(factorRemoved: FactorRemoved): ComboReward {
  return { positionFactor: noPositionFactor, factors: noComboFactors, factorRemoved }
}
