// Rule 3, TJS v3.0: a combo is multiplied by its size, and by more when it ends on the feet (scoring §8).

import type { Combo } from '../parts/combos.ts'
import { isLongCombo, noComboFactors, noPositionFactor } from '../parts/combos.ts'
import { dubFactor } from '../parts/dubs.ts'
import { repetitionFactor } from '../parts/repetition.ts'
import { stylePercent } from '../parts/style.ts'
import { varietyPoints } from '../parts/variety.ts'
import type { Rule } from './rule.ts'

export const tjsV3 = {
  id: 3,
  name: 'TJS v3.0',
  sections: ['repetitions', 'dubs', 'total-combo-plus', 'variety-plus', 'style-round'],
  repetitionFactor,
  dubFactor,
  combo: {
    positionFactor: noPositionFactor,
    factors: (combo) => ({ ...noComboFactors, sizeFactor: sizeAndFeetFactor(combo) }),
  },
  stylePercent,
  varietyPoints,
} as const satisfies Rule

// on the feet, 1.65 and 2.2 replace 1.5 and 2
function sizeAndFeetFactor({ trickCount, lastTrick }: Combo): number {
  if (lastTrick.endsOnFeet) return isLongCombo(trickCount) ? 2.2 : 1.65
  return isLongCombo(trickCount) ? 2 : 1.5
}
