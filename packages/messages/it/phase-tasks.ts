/** Words of a phase that home and the competition's page share. */
import type { phaseTasks as english } from '../en/phase-tasks.ts'
import { phaseNames, roundNumber } from './phase-names.ts'

export const phaseTasks: typeof english = {
  names: phaseNames,
  roundNumber,
  phaseJudged: (phase) => `${phase}: tutto valutato`,
  phasePublished: (phase) => `${phase}: tutto pubblicato`,
  judged: 'Valutate',
  hidden: 'I punteggi si vedono quando la fase è pubblicata.',
  group: (group) => `Gruppo ${group}`,
}
