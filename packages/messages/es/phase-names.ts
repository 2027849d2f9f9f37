/** Names of phases and stages (phases-and-seeding §1). */
import type { phaseNames as englishPhases, stageNames as englishStages } from '../en/phase-names.ts'

export const stageNames: typeof englishStages = {
  final: 'Final',
  semiFinal: 'Semifinal',
  quarterFinal: 'Cuartos',
  eighthFinal: 'Octavos',
  sixteenthFinal: 'Dieciseisavos',
}

export const phaseNames: typeof englishPhases = {
  qualification: 'Clasificatoria',
  qualification1: 'Clasificatoria 1',
  qualification2: 'Clasificatoria 2',
  ...stageNames,
}

export const roundNumber = (number: number) => `Ronda ${number}`
