/** Names of the round statuses (statuses-and-moves §1). */
import type { roundStatuses as english } from '../en/round-statuses.ts'
import { waitingForJudges } from './moments.ts'

export const roundStatuses: typeof english = {
  pending: 'In attesa',
  recording: 'In registrazione',
  recorded: waitingForJudges,
  scoring: 'In valutazione',
  completed: 'Valutata',
  review: 'In modifica',
  disqualified: 'Squalifica',
  injured: 'Infortunio',
  published: 'Pubblicata',
}
