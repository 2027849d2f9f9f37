/** Words of a phase that home and the competition's page share. */
import type { phaseTasks as english } from '../en/phase-tasks.ts'
import { phaseNames, roundNumber } from './phase-names.ts'

export const phaseTasks: typeof english = {
  names: phaseNames,
  roundNumber,
  phaseJudged: (phase) => `${phase} bewertet`,
  phasePublished: (phase) => `${phase} veröffentlicht`,
  judged: 'Bewertet',
  hidden: 'Punkte erscheinen, wenn die Phase veröffentlicht ist.',
  group: (group) => `Gruppe ${group}`,
}
