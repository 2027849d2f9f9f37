/** GET or POST /finish_review: the athlete has reviewed every trick and validates the round (statuses-and-moves §9). */
import { decideReview, reviewIsComplete } from '@trickline/competition/review'
import type { ParsedRequest, ReplyOf } from '@trickline/contract/call'
import { isRefusal, refuse } from '@trickline/contract/refusals'
import type { Refusal } from '@trickline/contract/refusals'
import type { finishReview as finishReviewCall } from '@trickline/contract/review'
import type { Work } from '../platform/http/work.ts'
import { announceRound } from './announce-rounds.ts'
import { lockRoundAtHand } from './round-at-hand.ts'
import { asRound, updateRound } from './rounds-store.ts'
import { reviewedTrick, tricksOfRound } from './validated-tricks-store.ts'

export async function finishReview(
  work: Work,
  { params }: ParsedRequest<typeof finishReviewCall>,
): Promise<ReplyOf<typeof finishReviewCall> | Refusal> {
  const atHand = await lockRoundAtHand(work.tx, params.id)
  if (isRefusal(atHand)) return atHand
  const { refusal } = decideReview(work.person, asRound(atHand.round))
  if (refusal) return refuse(refusal)
  const tricks = await tricksOfRound(work.tx, params.id)
  if (!reviewIsComplete(tricks.map(reviewedTrick))) return refuse('review-incomplete')

  const saved = await updateRound(work.tx, params.id, { validated_at: work.now }, work.now)
  await announceRound(work, { ...atHand, rounds: [saved] })
  return { success: true }
}
