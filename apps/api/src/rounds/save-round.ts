/** POST /update_round: the judge who holds a round saves its score, or a correction of it (calls §9, statuses-and-moves §6). */
import type { ParsedRequest, ReplyOf } from '@trickline/contract/call'
import { isRefusal } from '@trickline/contract/refusals'
import type { Refusal } from '@trickline/contract/refusals'
import type { updateRound } from '@trickline/contract/rounds'
import type { Work } from '../platform/http/work.ts'
import { keepScore } from './keep-score.ts'
import { lockRoundAtHand } from './round-at-hand.ts'

export async function saveRound(
  work: Work,
  asked: ParsedRequest<typeof updateRound>,
): Promise<ReplyOf<typeof updateRound> | Refusal> {
  const { roundId, ...given } = asked.body
  const atHand = await lockRoundAtHand(work.tx, roundId)
  return isRefusal(atHand) ? atHand : keepScore(work, atHand, given)
}
