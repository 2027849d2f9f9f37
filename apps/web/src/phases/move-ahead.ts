/** How a round's row will look once the server agrees to a move: shown at once, replaced by what the server says. */
import type { RoundMove } from '@trickline/competition/round-moves'
import type { PersonShort } from '@trickline/contract/people'
import type { RoundRow } from '@trickline/contract/rounds'
import { roundStatusCodes } from '@trickline/contract/status-codes'

/** `now` is the server's time in epoch milliseconds. */
export function movedAhead(row: RoundRow, move: RoundMove, by: PersonShort, now: number): RoundRow {
  const status_id = roundStatusCodes[move.to]
  const instant = new Date(now).toISOString()
  return { ...row, status_id, status: { id: status_id, name: move.to }, ...marks(move, by, instant) }
}

function marks({ verb }: RoundMove, by: PersonShort, instant: string): Partial<RoundRow> {
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
    default:
      return {}
  }
}
