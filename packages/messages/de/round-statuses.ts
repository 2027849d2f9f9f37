/** Names of the round statuses (statuses-and-moves §1). */
import type { roundStatuses as english } from '../en/round-statuses.ts'
import { waitingForJudges } from './moments.ts'

export const roundStatuses: typeof english = {
  pending: 'Ausstehend',
  recording: 'Aufnahme läuft',
  recorded: waitingForJudges,
  scoring: 'Wird bewertet',
  completed: 'Bewertet',
  review: 'Wird bearbeitet',
  disqualified: 'Disqualifiziert',
  injured: 'Verletzt',
  published: 'Veröffentlicht',
}
