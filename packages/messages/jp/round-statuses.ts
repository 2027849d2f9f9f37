/** Names of the round statuses (statuses-and-moves §1). */
import type { roundStatuses as english } from '../en/round-statuses.ts'
import { waitingForJudges } from './moments.ts'

export const roundStatuses: typeof english = {
  pending: '待機中',
  recording: '撮影中',
  recorded: waitingForJudges,
  scoring: '採点中',
  completed: '採点済み',
  review: '編集中',
  disqualified: '失格',
  injured: '負傷',
  published: '公開済み',
}
