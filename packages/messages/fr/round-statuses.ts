/** Names of the round statuses (statuses-and-moves §1). */
import type { roundStatuses as english } from '../en/round-statuses.ts'
import { waitingForJudges } from './moments.ts'

export const roundStatuses: typeof english = {
  pending: 'En attente',
  recording: 'Tournage',
  recorded: waitingForJudges,
  scoring: 'Jugement en cours',
  completed: 'Jugé',
  review: 'Modification',
  disqualified: 'Disqualification',
  injured: 'Blessure',
  published: 'Publié',
}
