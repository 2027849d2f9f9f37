// Combos: consecutive tricks that earn factors on top of their points. The rules decide which (rules/).

import { dub80 } from './dubs.ts'
import { meanLevel } from './levels.ts'
import type { PerformedTrick } from './performed-round.ts'
import type { ComboFactors, FactorRemoved } from './round-score.ts'

export type Combo = { trickCount: number; meanLevel: number; lastTrick: PerformedTrick }

/** `positionFactor` multiplies the nth trick, counted from 1. It is not called for a combo that earns no factor. */
export type ComboRule = {
  positionFactor: (position: number) => number
  factors: (combo: Combo) => ComboFactors
}

type ComboReward = {
  positionFactor: (position: number) => number
  factors: ComboFactors
  factorRemoved: FactorRemoved
}

export function comboReward(comboRule: ComboRule | null, tricks: readonly PerformedTrick[]): ComboReward {
  if (comboRule === null) return noReward(null)

  const factorRemoved = comboFactorRemoved(tricks)
  const lastTrick = tricks.at(-1)
  if (factorRemoved !== null || lastTrick === undefined) return noReward(factorRemoved)

  const combo = { trickCount: tricks.length, meanLevel: meanLevel(tricks), lastTrick }
  return { positionFactor: comboRule.positionFactor, factors: comboRule.factors(combo), factorRemoved: null }
}

/** Why the combo earns no factor; null if it does. Each trick keeps its own points. */
export function comboFactorRemoved(tricks: readonly Pick<PerformedTrick, 'dub'>[]): FactorRemoved {
  if (tricks.length < 2) return 'single-trick'
  if (tricks.at(-1)?.dub === dub80) return 'last-trick-dubbed-80'
  return null
}

/** At least 6 tricks ("combos +6", scoring §5). */
export function isLongCombo(trickCount: number): boolean {
  return trickCount >= 6
}

export const noComboFactors: ComboFactors = { sizeFactor: 1, levelFactor: 1, feetFactor: 1 }

export const noPositionFactor = (): number => 1

function noReward(factorRemoved: FactorRemoved): ComboReward {
  return { positionFactor: noPositionFactor, factors: noComboFactors, factorRemoved }
}
