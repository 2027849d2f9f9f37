/** Words of a phase that home and the competition's page share. */
import type { phaseTasks as english } from '../en/phase-tasks.ts'
import { phaseNames, roundNumber } from './phase-names.ts'

export const phaseTasks: typeof english = {
  names: phaseNames,
  roundNumber,
  phaseJudged: (phase) => `${phase}: tudo julgado`,
  phasePublished: (phase) => `${phase}: tudo publicado`,
  judged: 'Julgadas',
  hidden: 'As pontuações aparecem quando a fase for publicada.',
  group: (group) => `Grupo ${group}`,
}
