/** The athlete's review of a round: kept at every tap, sent as feedback, then ended (doc 3 §2.2). */
import { confirmAll, type Feedback, pressFeedback } from '@trickline/competition/review'
import { feedbackCodes, finishReviewPost, reviewTricks } from '@trickline/contract/rounds'
import { useCallback, useState } from 'react'
import { api } from '../lib/api.ts'
import { currentSession } from '../lib/session.ts'
import type { DraftTrick } from './draft-trick.ts'
import { dropReview, keepReview, keptReview, type Review, reviewKey } from './kept-review.ts'

export function useReview(roundId: number, tricks: readonly DraftTrick[], comment: string) {
  const key = reviewKey(currentSession()?.person.id ?? 0, roundId)
  const [review, setReview] = useState(() => keptReview(key, tricks, comment))
  const change = useCallback(
    (next: (review: Review) => Review) =>
      setReview((before) => {
        const after = next(before)
        keepReview(key, after)
        return after
      }),
    [key],
  )
  const changeTrick = useCallback(
    (trickKey: number, next: (trick: DraftTrick) => DraftTrick) =>
      change((before) => ({
        ...before,
        tricks: before.tricks.map((trick) => (trick.key === trickKey ? next(trick) : trick)),
      })),
    [change],
  )
  return {
    review,
    press: useCallback(
      (trickKey: number, feedback: Feedback) =>
        changeTrick(trickKey, (trick) => pressFeedback(trick, feedback)),
      [changeTrick],
    ),
    say: useCallback(
      (trickKey: number, said: string) => changeTrick(trickKey, (trick) => ({ ...trick, comment: said })),
      [changeTrick],
    ),
    confirmEvery: () => change((before) => ({ ...before, tricks: confirmAll(before.tricks) })),
    setComment: (said: string) => change((before) => ({ ...before, comment: said })),
    /** Throws what the server refuses; the review then stays as it is. */
    send: async () => {
      await api(reviewTricks, { body: reviewBody(roundId, review) })
      await api(finishReviewPost, { params: { id: roundId } })
      dropReview(key)
    },
  }
}

function reviewBody(roundId: number, { tricks, comment }: Review) {
  return {
    reviewedTricks: tricks.map(({ validatedTrickId, feedback, comment: said }) => ({
      trick_id: validatedTrickId ?? 0,
      feedback: feedback && feedbackCodes[feedback],
      comment: said,
    })),
    round_feedback: { round_id: roundId, comment },
  }
}
