// Rule 2, TJS v2.0: a combo is multiplied by its size (scoring §7).

import { isLongCombo, noComboFactors, noPositionFactor } from '../parts/combos.ts'
import { dubFactor } from '../parts/dubs.ts'
import { repetitionFactor } from '../parts/repetition.ts'
import { stylePercent } from '../parts/style.ts'
import { varietyPoints } from '../parts/variety.ts'
import type { Rule } from './rule.ts'

export const tjsV2 = {
  id: 2,
  name: 'TJS v2.0',
  sections: ['repetitions', 'dubs', 'total-combo', 'variety-plus', 'style-round'],
  repetitionFactor,
  dubFactor,
  combo: {
    positionFactor: noPositionFactor,
    factors: ({ trickCount }) => ({ ...noComboFactors, sizeFactor: isLongCombo(trickCount) ? 2 : 1.5 }),
  },
  stylePercent,
  varietyPoints,
} as const satisfies Rule
