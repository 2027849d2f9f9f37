/** Words of a phase that home and the competition's page share. */
import type { phaseTasks as english } from '../en/phase-tasks.ts'
import { phaseNames, roundNumber } from './phase-names.ts'

export const phaseTasks: typeof english = {
  names: phaseNames,
  roundNumber,
  phaseJudged: (phase) => `${phase}: todo puntuado`,
  phasePublished: (phase) => `${phase}: todo publicado`,
  judged: 'Puntuadas',
  hidden: 'Las puntuaciones se ven cuando se publica la fase.',
  group: (group) => `Grupo ${group}`,
}
