/** Names of the round statuses (statuses-and-moves §1). */
import type { roundStatuses as english } from '../en/round-statuses.ts'
import { waitingForJudges } from './moments.ts'

export const roundStatuses: typeof english = {
  pending: 'Pendente',
  recording: 'Gravando',
  recorded: waitingForJudges,
  scoring: 'Em julgamento',
  completed: 'Julgada',
  review: 'Em edição',
  disqualified: 'Desclassificação',
  injured: 'Lesão',
  published: 'Publicada',
}
