/** What the statuses of a round are called, once for every screen (statuses-and-moves §1). */
import type { roundStatuses as english } from '../en/round-statuses.ts'

export const roundStatuses: typeof english = {
  pending: 'En attente',
  recording: 'Tournage en cours',
  recorded: 'Filmé',
  scoring: 'Jugement en cours',
  completed: 'Jugé',
  review: 'Modification en cours',
  disqualified: 'Disqualification',
  injured: 'Blessure',
  published: 'Publié',
}
