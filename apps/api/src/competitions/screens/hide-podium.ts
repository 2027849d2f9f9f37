/** Removes the podium and the scores of the final while a big screen holds the podium back. */
import type { CompetitionDetail } from '@trickline/contract/competitions'
import type { BigScreen } from '@trickline/contract/screens'
import { competitionStatusCodes, roundStatusCodes } from '@trickline/contract/status-codes'

const finalStage = 1

export function withoutPodium<Detail extends CompetitionDetail>(
  competition: Detail,
  screen: BigScreen,
): Detail {
  if (!screen.holds_podium || screen.reveal_started_at !== null) return competition
  const isOver = competition.status_id === competitionStatusCodes.finished
  return {
    ...competition,
    ...(isOver && {
      status_id: competitionStatusCodes.started,
      status: { id: competitionStatusCodes.started, name: 'started' },
    }),
    finished_at: null,
    podiums: [],
    rounds: competition.rounds.map((round) =>
      round.round_size_id === finalStage && round.status_id === roundStatusCodes.published
        ? {
            ...round,
            status_id: roundStatusCodes.completed,
            status: { id: roundStatusCodes.completed, name: 'completed' },
            total_score: null,
            score_parts: null,
            publish_at: null,
            is_vs_winner: null,
            disqualified_at: null,
            injured_at: null,
          }
        : round,
    ),
  }
}
