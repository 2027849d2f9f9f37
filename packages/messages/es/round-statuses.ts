/** Cómo se llaman los estados de una ronda, una sola vez para todas las pantallas (statuses-and-moves §1). */
import type { roundStatuses as english } from '../en/round-statuses.ts'

export const roundStatuses: typeof english = {
  pending: 'Pendiente',
  recording: 'Grabando',
  recorded: 'Grabada',
  scoring: 'En calificación',
  completed: 'Calificada',
  review: 'En edición',
  disqualified: 'Descalificado',
  injured: 'Lesionado',
  published: 'Publicada',
}
