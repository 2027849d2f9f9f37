/** What the statuses of a round are called, once for every screen (statuses-and-moves §1). */
import type { roundStatuses as english } from '../en/round-statuses.ts'

export const roundStatuses: typeof english = {
  pending: 'En attente',
  recording: 'En prise',
  recorded: 'Filmé',
  scoring: 'En jugement',
  completed: 'Jugé',
  review: 'En modification',
  disqualified: 'Disqualifié',
  injured: 'Blessé',
  published: 'Publié',
}
