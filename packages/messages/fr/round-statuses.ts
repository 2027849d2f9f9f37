/** Names of the round statuses (statuses-and-moves §1). */
import type { roundStatuses as english } from '../en/round-statuses.ts'

export const roundStatuses: typeof english = {
  pending: 'En attente',
  recording: 'Tournage',
  recorded: 'Filmé',
  scoring: 'Jugement',
  completed: 'Jugé',
  review: 'Modification',
  disqualified: 'Disqualification',
  injured: 'Blessure',
  published: 'Publié',
}
