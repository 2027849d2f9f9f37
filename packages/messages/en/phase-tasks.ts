/** Words of a phase that home and the competition's page share. */
import { phaseNames, roundNumber } from './phase-names.ts'

export const phaseTasks = {
  names: phaseNames,
  roundNumber,
  phaseJudged: (phase: string) => `${phase} judged`,
  phasePublished: (phase: string) => `${phase} published`,
  judged: 'Judged',
  hidden: 'Scores show when the phase is published.',
  group: (group: string) => `Group ${group}`,
}
