// What scoreRound answers: the total, and every factor that led to it, so that a screen can explain it.

import type { Level } from './performed-round.ts'

/** Percent added to the score for tricks with a grab. */
export type StylePercent = 0 | 5 | 10 | 15 | 20

/** Why a combo earned no combo factor; null when it did, or when the rule has none. */
export type FactorRemoved = null | 'single-trick' | 'last-trick-dubbed-80'

/** What multiplies a whole combo. A factor that the rule does not have is 1. */
export type ComboFactors = {
  /** Rules 2 and 3. Rule 3 has one factor for size and feet together: 1.5, 2, 1.65 or 2.2. */
  sizeFactor: number
  /** Rule 4: 1 + 0.05 x mean level. */
  levelFactor: number
  /** Rule 4: 1.1 to 1.3 when the last trick ends on the feet ("air"). */
  feetFactor: number
}

/**
 * One trick explained. points = value x repetition x dub x position factor;
 * roundPoints = points x the size, level and feet factors of its combo (each 1 for a single).
 */
export type TrickScore = ComboFactors & {
  key: string
  value: number
  level: Level
  hasGrab: boolean
  /** 1 for the first trick with this key in the round, 2 for the second… */
  occurrence: number
  repetitionFactor: number
  dubFactor: number
  /** Place in its combo, from 1; null for a single. */
  comboPosition: number | null
  positionFactor: number
  points: number
  roundPoints: number
}

/** One combo explained: points = tricksPoints x factor, and factor = size x level x feet. */
export type ComboScore = ComboFactors & {
  trickCount: number
  /** Sum of the catalogue values, which the combo's header shows. */
  rawValue: number
  /** Sum of the points of its tricks, before the combo's factor. */
  tricksPoints: number
  /** Mean of the tricks' levels, 1 to 4; 0 in an empty combo. */
  meanLevel: number
  endsOnFeet: boolean
  factor: number
  factorRemoved: FactorRemoved
  points: number
}

export type RowScore =
  | { kind: 'single'; trick: TrickScore; points: number }
  | { kind: 'combo'; tricks: TrickScore[]; combo: ComboScore; points: number }

/**
 * A scored round, in points. Only `total` is rounded (two decimals, half up).
 * total = score x styleFactor + varietyPoints, and stylePoints = score x stylePercent %.
 */
export type RoundScore = {
  ruleId: number
  /** False for an unknown rule: the plain sum was taken, and the caller logs "unrecognised mode". */
  recognised: boolean
  /** Same order and shape as the rows given. */
  rows: RowScore[]
  singlesPoints: number
  combosPoints: number
  score: number
  grabTricks: number
  stylePercent: StylePercent
  styleFactor: number
  stylePoints: number
  /** Distinct trick keys; for information only where the rule gives no variety points. */
  uniqueTricks: number
  varietyPoints: number
  trickCount: number
  total: number
}
