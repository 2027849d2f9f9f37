/** The stages of a competition: their names and how many athletes ride in each (phases-and-seeding §1). */
import type { StageId } from './model.ts'

export const stageNames = {
  1: 'final',
  2: 'semiFinal',
  3: 'quarterFinal',
  4: 'eighthFinal',
  5: 'sixteenthFinal',
} as const satisfies Record<StageId, string>

/** Of the four athletes in the final, two ride for third place. */
export const athleteCounts = { 1: 4, 2: 4, 3: 8, 4: 16, 5: 32 } as const satisfies Record<StageId, number>
