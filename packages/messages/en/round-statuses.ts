/** Names of the round statuses (statuses-and-moves §1). */
import { waitingForJudges } from './moments.ts'

export const roundStatuses = {
  pending: 'Pending',
  recording: 'Recording',
  recorded: waitingForJudges,
  scoring: 'Being judged',
  completed: 'Judged',
  review: 'Being edited',
  disqualified: 'Disqualified',
  injured: 'Injured',
  published: 'Published',
}
