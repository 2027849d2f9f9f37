/** Names of phases and stages (phases-and-seeding §1). */
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

export const roundNumber = (number: number) => `Run ${number}`
