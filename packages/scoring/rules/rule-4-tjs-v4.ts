// Rule 4, TJS v4.0: a combo earns by the places of its tricks, mean level and ending on the feet, not by size (scoring §9).

import { noComboFactors } from '../parts/combos.ts'
import { dubFactor } from '../parts/dubs.ts'
import type { Level, PerformedTrick } from '../parts/performed-round.ts'
import { repetitionFactor } from '../parts/repetition.ts'
import { stylePercent } from '../parts/style.ts'
import { varietyPoints } from '../parts/variety.ts'
import type { Rule } from './rule.ts'

export const tjsV4 = {
  id: 4,
  name: 'TJS v4.0',
  sections: [
    'repetitions',
    'dubs',
    'total-combo-10',
    'total-combo-level',
    'total-combo-level-air',
    'variety-plus',
    'style-round',
  ],
  repetitionFactor,
  dubFactor,
  combo: {
    positionFactor,
    factors: ({ meanLevel, lastTrick }) => ({
      ...noComboFactors,
      levelFactor: levelFactor(meanLevel),
      feetFactor: feetFactor(lastTrick),
    }),
  },
  stylePercent,
  varietyPoints,
} as const satisfies Rule

// these factors are quotients, since 1 + 0.02 x 7 is 1.1400000000000001 and a screen shows 1.14

function positionFactor(position: number): number {
  // growth stops at the tenth trick
  return (100 + 2 * Math.min(position, 10)) / 100
}

function levelFactor(meanLevel: number): number {
  return (100 + 5 * meanLevel) / 100
}

// depends only on the level of the last trick
function feetFactor(lastTrick: PerformedTrick): number {
  return lastTrick.endsOnFeet ? airFactors[lastTrick.level] : 1
}

const airFactors: Record<Level, number> = { 1: 1.1, 2: 1.15, 3: 1.2, 4: 1.3 }
