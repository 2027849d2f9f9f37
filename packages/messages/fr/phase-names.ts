/** What phases and stages are called, once for every screen (phases-and-seeding §1). */
import type { phaseNames as englishPhases, stageNames as englishStages } from '../en/phase-names.ts'

export const stageNames: typeof englishStages = {
  final: 'Finale',
  semiFinal: 'Demi-finales',
  quarterFinal: 'Quarts de finale',
  eighthFinal: 'Huitièmes de finale',
  sixteenthFinal: 'Seizièmes de finale',
}

export const phaseNames: typeof englishPhases = {
  qualification: 'Qualification',
  qualification1: 'Qualification 1',
  qualification2: 'Qualification 2',
  ...stageNames,
}

/** Of a phase without a name, and of a training round. */
export const roundNumber = (number: number) => `Run ${number}`
