// What a rule set decides. score-round.ts does the counting and adding, which is the same under every rule.

import type { ComboRule } from '../parts/combos.ts'
import type { Dub } from '../parts/performed-round.ts'
import type { StylePercent } from '../parts/round-score.ts'

/** A collapsible section of the rulebooks page (scoring §12). */
export type RulebookSection =
  | 'counter-tricks'
  | 'repetitions'
  | 'dubs'
  | 'total-combo'
  | 'total-combo-plus'
  | 'total-combo-10'
  | 'total-combo-level'
  | 'total-combo-level-air'
  | 'variety-plus'
  | 'style-round'

export type Rule = {
  id: number
  name: string
  sections: readonly RulebookSection[]
  /** Share that the nth occurrence of a trick key keeps; n from 1. */
  repetitionFactor: (occurrence: number) => number
  dubFactor: (dub: Dub) => number
  /** Null: combos only group tricks. */
  combo: ComboRule | null
  stylePercent: (grabTricks: number) => StylePercent
  varietyPoints: (uniqueTricks: number) => number
}
