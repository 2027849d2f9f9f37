/** Words of a phase that home and the competition's page share. */
import type { phaseTasks as english } from '../en/phase-tasks.ts'
import { phaseNames, roundNumber } from './phase-names.ts'

export const phaseTasks: typeof english = {
  names: phaseNames,
  roundNumber,
  phaseJudged: (phase) => `${phase} : tout est jugé`,
  phasePublished: (phase) => `${phase} : tout est publié`,
  judged: 'Jugés',
  hidden: 'Les scores apparaissent quand la phase est publiée.',
  group: (group) => `Groupe ${group}`,
}
