// The result of scoreRound: the total and every factor, so that a screen can explain it.

import type { Level } from './performed-round.ts'

export type StylePercent = 0 | 5 | 10 | 15 | 20

/** null: the combo earned its factors, or the rule has none. */
export type FactorRemoved = null | 'single-trick' | 'last-trick-dubbed-80'

export type ComboFactors = {
  /** Rules 2 and 3. Rule 3 has one factor for size and feet together: 1.5, 2, 1.65 or 2.2. */
  sizeFactor: number
  /** Rule 4: 1 + 0.05 x mean level. */
  levelFactor: number
  /** Rule 4: 1.1 to 1.3 when the last trick ends on the feet ("air"). */
  feetFactor: number
}

/**
 * points = value x repetition x dub x position factor;
 * roundPoints = points x the size, level and feet factors of its combo (1 for a single).
 */
export type TrickScore = ComboFactors & {
  key: string
  value: number
  level: Level
  hasGrab: boolean
  /** How often this key has occurred in the round so far, from 1. */
  occurrence: number
  repetitionFactor: number
  dubFactor: number
  comboPosition: number | null
  positionFactor: number
  points: number
  roundPoints: number
}

/** points = tricksPoints x factor; factor = size x level x feet. */
export type ComboScore = ComboFactors & {
  trickCount: number
  rawValue: number
  /** Sum of the tricks' points before the factor. */
  tricksPoints: number
  /** 1 to 4; 0 in an empty combo. */
  meanLevel: number
  endsOnFeet: boolean
  factor: number
  factorRemoved: FactorRemoved
  points: number
}

export type RowScore =
  | { kind: 'single'; trick: TrickScore; points: number }
  | { kind: 'combo'; tricks: TrickScore[]; combo: ComboScore; points: number }

/** total = score x styleFactor + varietyPoints; stylePoints = score x stylePercent %. Only `total` is rounded. */
export type RoundScore = {
  ruleId: number
  /** False for an unknown rule: the sum of the values was taken, and the caller logs "unrecognised mode". */
  recognised: boolean
  rows: RowScore[]
  singlesPoints: number
  combosPoints: number
  score: number
  grabTricks: number
  stylePercent: StylePercent
  styleFactor: number
  stylePoints: number
  /** Number of distinct trick keys, even under a rule without variety points. */
  uniqueTricks: number
  varietyPoints: number
  trickCount: number
  total: number
}
