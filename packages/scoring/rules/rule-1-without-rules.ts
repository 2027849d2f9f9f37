// Rule 1, without rules: every trick counts its catalogue value (scoring §6).

import type { Rule } from './rule.ts'

export const withoutRules = {
  id: 1,
  name: 'Without rules',
  sections: ['counter-tricks'],
  repetitionFactor: () => 1,
  dubFactor: () => 1,
  combo: null,
  stylePercent: () => 0,
  varietyPoints: () => 0,
} as const satisfies Rule
