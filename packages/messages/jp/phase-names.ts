/** Names of phases and stages (phases-and-seeding §1). */
import type { phaseNames as english, stageNames as englishStages } from '../en/phase-names.ts'

export const stageNames: typeof englishStages = {
  final: '決勝',
  semiFinal: '準決勝',
  quarterFinal: '準々決勝',
  eighthFinal: 'ベスト16',
  sixteenthFinal: 'ベスト32',
}

export const phaseNames: typeof english = {
  qualification: '予選',
  qualification1: '予選1',
  qualification2: '予選2',
  ...stageNames,
}

export const roundNumber = (number: number) => `ラン${number}`
