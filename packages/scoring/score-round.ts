// Scores a round under one of the rules (scoring §1); the only entry point of this package.

import { comboReward, noComboFactors } from './parts/combos.ts'
import { hasGrab } from './parts/grabs.ts'
import { meanLevel } from './parts/levels.ts'
import type { PerformedRow, PerformedTrick } from './parts/performed-round.ts'
import { trickKey } from './parts/repetition.ts'
import { roundHalfUp } from './parts/rounding.ts'
import type { ComboFactors, RoundScore, RowScore, TrickScore } from './parts/round-score.ts'
import type { Rule } from './rules/rule.ts'
import { withoutRules } from './rules/rule-1-without-rules.ts'
import { ruleById } from './rules/rulebook.ts'

export { comboFactorRemoved, isLongCombo } from './parts/combos.ts'
export { dub80, dubFactor, dubLevels } from './parts/dubs.ts'
export { grabs, hasGrab, noGrab } from './parts/grabs.ts'
export type { Grab } from './parts/grabs.ts'
export { levelName, levels } from './parts/levels.ts'
export type { Dub, Level, PerformedRow, PerformedTrick, Variation } from './parts/performed-round.ts'
export { trickKey } from './parts/repetition.ts'
export { roundHalfUp } from './parts/rounding.ts'
export type {
  ComboFactors,
  ComboScore,
  FactorRemoved,
  RoundScore,
  RowScore,
  StylePercent,
  TrickScore,
} from './parts/round-score.ts'
export type { Rule, RulebookSection } from './rules/rule.ts'
export type { RuleId } from './rules/rulebook.ts'
export { defaultRuleId, isRuleId, judgingDefaultRuleId, ruleById, ruleName, rules } from './rules/rulebook.ts'

/** `rows` in the order performed. An unknown rule adds up the values, with `recognised` false. Never throws. */
export function scoreRound(ruleId: number, rows: readonly PerformedRow[]): RoundScore {
  const known = ruleById(ruleId)
  const rule: Rule = known ?? withoutRules
  const counted: Counted = { occurrences: new Map(), tricks: 0, grabTricks: 0 }

  const rowScores = rows.map((row) => scoreRow(rule, row, counted))
  const singlesPoints = sumPoints(rowScores, 'single')
  const combosPoints = sumPoints(rowScores, 'combo')
  const score = singlesPoints + combosPoints

  const stylePercent = rule.stylePercent(counted.grabTricks)
  const styleFactor = (100 + stylePercent) / 100
  const uniqueTricks = counted.occurrences.size
  const varietyPoints = rule.varietyPoints(uniqueTricks)

  return {
    ruleId,
    recognised: known !== undefined,
    rows: rowScores,
    singlesPoints,
    combosPoints,
    score,
    grabTricks: counted.grabTricks,
    stylePercent,
    styleFactor,
    stylePoints: (score * stylePercent) / 100,
    uniqueTricks,
    varietyPoints,
    trickCount: counted.tricks,
    total: roundHalfUp(score * styleFactor + varietyPoints),
  }
}

type Counted = { occurrences: Map<string, number>; tricks: number; grabTricks: number }

function scoreRow(rule: Rule, row: PerformedRow, counted: Counted): RowScore {
  if (row.kind === 'combo') return scoreCombo(rule, row.tricks, counted)

  const trick = scoreTrick(rule, row.trick, counted, {
    position: null,
    positionFactor: 1,
    factors: noComboFactors,
  })
  return { kind: 'single', trick, points: trick.points }
}

function scoreCombo(rule: Rule, performed: readonly PerformedTrick[], counted: Counted): RowScore {
  const { positionFactor, factors, factorRemoved } = comboReward(rule.combo, performed)

  const tricks = performed.map((trick, index) => {
    const position = index + 1
    return scoreTrick(rule, trick, counted, { position, positionFactor: positionFactor(position), factors })
  })
  const tricksPoints = tricks.reduce((sum, trick) => sum + trick.points, 0)
  const factor = productOf(factors)
  const points = tricksPoints * factor

  const combo = {
    trickCount: performed.length,
    rawValue: performed.reduce((sum, trick) => sum + trick.value, 0),
    tricksPoints,
    sizeFactor: factors.sizeFactor,
    levelFactor: factors.levelFactor,
    feetFactor: factors.feetFactor,
    meanLevel: meanLevel(performed),
    endsOnFeet: performed.at(-1)?.endsOnFeet ?? false,
    factor,
    factorRemoved,
    points,
  }
  return { kind: 'combo', tricks, combo, points }
}

type Place = { position: number | null; positionFactor: number; factors: ComboFactors }

function scoreTrick(rule: Rule, trick: PerformedTrick, counted: Counted, place: Place): TrickScore {
  const key = trickKey(trick)
  const occurrence = (counted.occurrences.get(key) ?? 0) + 1
  counted.occurrences.set(key, occurrence)
  counted.tricks += 1
  if (hasGrab(trick)) counted.grabTricks += 1

  const repetitionFactor = rule.repetitionFactor(occurrence)
  const dubFactor = rule.dubFactor(trick.dub)
  const points = trick.value * repetitionFactor * dubFactor * place.positionFactor

  return {
    key,
    value: trick.value,
    level: trick.level,
    hasGrab: hasGrab(trick),
    occurrence,
    repetitionFactor,
    dubFactor,
    comboPosition: place.position,
    positionFactor: place.positionFactor,
    points,
    // written out, since spreading the factors makes scoring four times slower
    sizeFactor: place.factors.sizeFactor,
    levelFactor: place.factors.levelFactor,
    feetFactor: place.factors.feetFactor,
    roundPoints: points * productOf(place.factors),
  }
}

function productOf({ sizeFactor, levelFactor, feetFactor }: ComboFactors): number {
  return sizeFactor * levelFactor * feetFactor
}

function sumPoints(rows: readonly RowScore[], kind: RowScore['kind']): number {
  let sum = 0
  for (const row of rows) if (row.kind === kind) sum += row.points
  return sum
}
