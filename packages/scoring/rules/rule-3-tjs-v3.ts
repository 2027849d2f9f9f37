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
  // for two tricks or more, the last without an 80 % dub; other combos earn nothing (parts/combos.ts)
  combo: {
    positionFactor: noPositionFactor,
    factors: (combo) => ({ ...noComboFactors, sizeFactor: sizeAndFeetFactor(combo) }),
  },
  stylePercent,
  varietyPoints,
} as const satisfies Rule

// total combo plus: on the feet, x1.65 and x2.2 stand instead of x1.5 and x2; they are not a second factor
function sizeAndFeetFactor({ trickCount, lastTrick }: Combo): number {
  if (lastTrick.endsOnFeet) return isLongCombo(trickCount) ? 2.2 : 1.65
  return isLongCombo(trickCount) ? 2 : 1.5
}
