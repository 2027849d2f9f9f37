/** Names of phases and stages (phases-and-seeding §1). */
import type { phaseNames as englishPhases, stageNames as englishStages } from '../en/phase-names.ts'

export const stageNames: typeof englishStages = {
  final: 'Finale',
  semiFinal: 'Halbfinale',
  quarterFinal: 'Viertelfinale',
  eighthFinal: 'Achtelfinale',
  sixteenthFinal: 'Sechzehntelfinale',
}

export const phaseNames: typeof englishPhases = {
  qualification: 'Qualifikation',
  qualification1: 'Qualifikation 1',
  qualification2: 'Qualifikation 2',
  ...stageNames,
}

export const roundNumber = (number: number) => `Run ${number}`
