/** Names of phases and stages (phases-and-seeding §1). */
import type { phaseNames as englishPhases, stageNames as englishStages } from '../en/phase-names.ts'

export const stageNames: typeof englishStages = {
  final: 'Finale',
  semiFinal: 'Semifinale',
  quarterFinal: 'Quarti di finale',
  eighthFinal: 'Ottavi di finale',
  sixteenthFinal: 'Sedicesimi di finale',
}

export const phaseNames: typeof englishPhases = {
  qualification: 'Qualificazione',
  qualification1: 'Qualificazione 1',
  qualification2: 'Qualificazione 2',
  ...stageNames,
}

export const roundNumber = (number: number) => `Run ${number}`
