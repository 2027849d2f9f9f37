/** POST /update_round: a judge saves the tricks of a round, or an athlete those of a training round. */
import type { ParsedRequest, ReplyOf } from '@trickline/contract/call'
import { isRefusal, refuse } from '@trickline/contract/refusals'
import type { Refusal } from '@trickline/contract/refusals'
import type { updateRound } from '@trickline/contract/rounds'
import type { Work } from '../platform/work.ts'
import { saveTrainingRound } from '../training/save-training-round.ts'
import { keepScore } from './keep-score.ts'
import { lockRoundAtHand } from './round-at-hand.ts'
import { findRound } from './rounds-store.ts'

export async function saveRound(
  work: Work,
  asked: ParsedRequest<typeof updateRound>,
): Promise<ReplyOf<typeof updateRound> | Refusal> {
  const { roundId, ...given } = asked.body
  const found = await findRound(work.tx, roundId)
  if (!found) return refuse('not-found')
  if (found.competition_id === null) return saveTrainingRound(work, asked)
  const atHand = await lockRoundAtHand(work.tx, roundId)
  return isRefusal(atHand) ? atHand : keepScore(work, atHand, given)
}
