/** Names of phases and stages (phases-and-seeding §1). */
import type { phaseNames as englishPhases, stageNames as englishStages } from '../en/phase-names.ts'

export const stageNames: typeof englishStages = {
  final: 'Final',
  semiFinal: 'Semifinal',
  quarterFinal: 'Quartas de final',
  eighthFinal: 'Oitavas de final',
  sixteenthFinal: '16 avos de final',
}

export const phaseNames: typeof englishPhases = {
  qualification: 'Classificatória',
  qualification1: 'Classificatória 1',
  qualification2: 'Classificatória 2',
  ...stageNames,
}

export const roundNumber = (number: number) => `Volta ${number}`
