/**
 * The athlete's review of a judged round: feedback for each trick, and the end, which validates the round (statuses-and-moves
 * §9).
 */
import { decideReview } from '@trickline/competition/review'
import {
  commentRequired,
  negativeFeedbackCount,
  reviewIsComplete,
} from '@trickline/competition/trick-feedback'
import { commentWrittenBy } from '@trickline/competition/round-comments'
import type { ParsedRequest, ReplyOf } from '@trickline/contract/call'
import type { FieldErrors, Refusal } from '@trickline/contract/refusals'
import { isRefusal, refuse } from '@trickline/contract/refusals'
import { feedbackOf } from '@trickline/contract/status-codes'
import type {
  finishReview as finishReviewCall,
  reviewTricks as reviewTricksCall,
} from '@trickline/contract/review'
import type { Work } from '../platform/http/work.ts'
import { peopleOfRounds } from './ballot-holders.ts'
import { announceReview, announceRound } from './announce-rounds.ts'
import { changeRound } from './round-changes-store.ts'
import { lockCompetitionRound, refuseWithCurrentRound } from './lock-round.ts'
import { commentsOf, isAnotherVersion, type RoundChanges } from './rounds-store.ts'
import { reviewedTrick } from './score-tricks.ts'
import { storeFeedback, tricksOfRound } from './validated-tricks-store.ts'
import type { FeedbackToStore, TrickRecord } from './validated-tricks-store.ts'

type Body = ParsedRequest<typeof reviewTricksCall>['body']

export async function reviewTricks(
  work: Work,
  { body }: ParsedRequest<typeof reviewTricksCall>,
): Promise<ReplyOf<typeof reviewTricksCall> | Refusal> {
  const { round_id, comment } = body.round_feedback
  const locked = await lockCompetitionRound(work.tx, round_id)
  if (isRefusal(locked)) return locked
  const { round } = locked
  const { refusal } = decideReview(work.person, round)
  if (refusal) return refuse(refusal)
  if (isAnotherVersion(body, round)) return refuseWithCurrentRound(work, 'wrong-state', locked)
  const tricks = await tricksOfRound(work.tx, round_id)
  const errors = problemsOf(body.reviewedTricks, tricks)
  if (Object.keys(errors).length > 0) return refuse('invalid', { errors })

  const feedbacks = body.reviewedTricks.map(asFeedback)
  const reviewed = tricks.map((trick) =>
    reviewedTrick(feedbacks.find((each) => each.id === trick.id) ?? trick),
  )
  const finishes = body.finish === true
  if (finishes && !reviewIsComplete(reviewed)) return refuse('review-incomplete')

  await storeFeedback(work.tx, round_id, feedbacks)
  const saved = await changeRound(
    work,
    round,
    {
      negative_feedback_count: negativeFeedbackCount(reviewed),
      ...(comment !== undefined && {
        athlete_comment: commentWrittenBy('athlete', comment, commentsOf(round)),
      }),
      ...(finishes && endOfReview(work)),
    },
    {
      action: finishes ? 'finish-review' : 'review',
      tricks: { before: tricks, after: await tricksOfRound(work.tx, round_id) },
    },
  )
  const announced = { ...locked, round: saved, people: await peopleOfRounds(work.tx, [saved]) }
  await announceReview(work, announced)
  if (finishes) await announceRound(work, announced)
  return { success: true }
}

export async function finishReview(
  work: Work,
  { params }: ParsedRequest<typeof finishReviewCall>,
): Promise<ReplyOf<typeof finishReviewCall> | Refusal> {
  const locked = await lockCompetitionRound(work.tx, params.id)
  if (isRefusal(locked)) return locked
  const { refusal } = decideReview(work.person, locked.round)
  if (refusal) return refuse(refusal)
  const tricks = await tricksOfRound(work.tx, params.id)
  if (!reviewIsComplete(tricks.map(reviewedTrick))) return refuse('review-incomplete')

  const saved = await changeRound(work, locked.round, endOfReview(work), { action: 'finish-review' })
  const people = await peopleOfRounds(work.tx, [saved])
  await announceRound(work, { ...locked, round: saved, people })
  return { success: true }
}

function endOfReview({ now }: Work): RoundChanges {
  return { validated_at: now, answered_feedback_count: 0 }
}

/** Each row must be in the round and named once; "incorrect" needs a comment. */
function problemsOf(reviewed: Body['reviewedTricks'], tricks: readonly TrickRecord[]): FieldErrors {
  const unnamedIds = new Set(tricks.map((trick) => trick.id))
  const errors: FieldErrors = {}
  for (const [index, { trick_id, feedback, comment }] of reviewed.entries()) {
    const path = `reviewedTricks.${index}`
    if (!unnamedIds.delete(trick_id)) errors[`${path}.trick_id`] = ['not-in-round']
    if (commentRequired(feedbackOf(feedback)) && !comment) errors[`${path}.comment`] = ['required']
  }
  return errors
}

/** Only "incorrect" has a comment (statuses-and-moves §9). */
function asFeedback({ trick_id, feedback, comment }: Body['reviewedTricks'][number]): FeedbackToStore {
  return {
    id: trick_id,
    athlete_feedback: feedback,
    athlete_comment: commentRequired(feedbackOf(feedback)) ? (comment ?? null) : null,
  }
}
