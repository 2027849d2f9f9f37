/** Words of a phase that home and the competition's page share. */
import type { phaseTasks as english } from '../en/phase-tasks.ts'
import { phaseNames, roundNumber } from './phase-names.ts'

export const phaseTasks: typeof english = {
  names: phaseNames,
  roundNumber,
  phaseJudged: (phase) => `${phase}：採点済み`,
  phasePublished: (phase) => `${phase}：公開済み`,
  judged: '採点済み',
  hidden: 'スコアは、フェーズが公開されると表示されます。',
  group: (group) => `グループ${group}`,
}
