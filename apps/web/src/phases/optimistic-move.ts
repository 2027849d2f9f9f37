/** The row of a round as a move will leave it, shown until the server replies. */
import type { RoundRow } from '@trickline/contract/rounds'
import { type RoundRead, withRoundChange } from '@trickline/contract/read-rows'
import type { RoundMove } from '@trickline/competition/round-moves'
import type { PersonShort } from '@trickline/contract/people'
import { roundStatusCodes } from '@trickline/contract/status-codes'

/** `now`: server time, epoch milliseconds. */
export function withMove(row: RoundRead, move: RoundMove, by: PersonShort, now: number): RoundRead {
  const status_id = roundStatusCodes[move.to]
  const instant = new Date(now).toISOString()
  return withRoundChange(row, { status_id, ...changedFields(move, by, instant), ...ballotsAfter(row, move) })
}

/** For a round with two judges: what this judge holds. */
function ballotsAfter({ ballots }: RoundRead, { verb }: RoundMove): Partial<RoundRow> {
  if (!ballots || (verb !== 'claim' && verb !== 'cancel-scoring')) return {}
  const [own, more] =
    verb === 'claim'
      ? (['held', 1] as const)
      : (['none', ballots.own === 'held' ? -1 : -ballots.held] as const)
  return { ballots: { ...ballots, own, held: ballots.held + more } }
}

function changedFields({ verb }: RoundMove, by: PersonShort, instant: string): Partial<RoundRow> {
  switch (verb) {
    case 'start-recording':
      return { recording_start_at: instant }
    case 'stop-recording':
      return { recording_end_at: instant }
    case 'claim':
    case 'reopen':
      return { judge: by }
    case 'cancel-scoring':
      return { judge: null }
    case 'disqualify':
      return { disqualified_at: instant, total_score: 0 }
    case 'injure':
      return { injured_at: instant, total_score: 0 }
    case 'set-back':
      // the score comes with the reply
      return { disqualified_at: null, injured_at: null, total_score: null }
    default:
      return {}
  }
}
