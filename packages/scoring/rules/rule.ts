// What a rule decides; score-round.ts counts and adds in the same way for every rule.

import type { ComboRule } from '../parts/combos.ts'
import type { Dub } from '../parts/performed-round.ts'
import type { StylePercent } from '../parts/round-score.ts'

/** A section of the rulebooks page (scoring §12). */
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
  repetitionFactor: (occurrence: number) => number
  dubFactor: (dub: Dub) => number
  /** null: combos only group tricks. */
  combo: ComboRule | null
  stylePercent: (grabTricks: number) => StylePercent
  varietyPoints: (uniqueTricks: number) => number
}
