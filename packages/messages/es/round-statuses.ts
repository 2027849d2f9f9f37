/** Names of the round statuses (statuses-and-moves §1). */
import type { roundStatuses as english } from '../en/round-statuses.ts'
import { waitingForJudges } from './moments.ts'

export const roundStatuses: typeof english = {
  pending: 'Pendiente',
  recording: 'Grabando',
  recorded: waitingForJudges,
  scoring: 'Puntuándose',
  completed: 'Puntuada',
  review: 'En edición',
  disqualified: 'Descalificación',
  injured: 'Lesión',
  published: 'Publicada',
}
