/** What phases and stages are called, once for every screen (phases-and-seeding §1). */
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

/** Of a phase without a name, and of a training round. */
export const roundNumber = (number: number) => `Run ${number}`
