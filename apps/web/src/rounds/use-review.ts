/**
 * The athlete's review of a round: kept at every tap, then sent through the outbox as one call that gives the
 * feedback and ends the review (doc 3 §2.2), so that it is safe without a network and saved once.
 */
import { confirmAll, type Feedback, pressFeedback } from '@trickline/competition/review'
import { feedbackCodes, reviewTricks } from '@trickline/contract/review'
import { useCallback, useState } from 'react'
import { dropSave, enqueue, retrySave, useOutbox } from '../lib/outbox.ts'
import { saveIds } from '../lib/save-ids.ts'
import { currentSession } from '../lib/session.ts'
import type { DraftTrick } from './draft-trick.ts'
import { type RoundReply, versionOf } from './kept-draft.ts'
import { dropReview, keepReview, keptReview, type Review, reviewKey } from './kept-review.ts'
import { useLoggedFailure } from './use-logged-failure.ts'

/** Give the component a `key` of `reviewPrint`: renewed rows begin anew, with the feedback on those still there. */
export function useReview(reply: RoundReply, tricks: readonly DraftTrick[]) {
  const { id: roundId } = reply.round
  const comment = reply.round.athlete_feedback ?? ''
  const key = reviewKey(currentSession()?.person.id ?? 0, roundId)
  const outboxId = saveIds.review(roundId)
  const state = useOutbox(outboxId)
  useLoggedFailure('the review was not sent', state)
  const item = state && state.state !== 'saved' ? state.item : null
  const [{ review, kept }, setReview] = useState(() => ({
    review: keptReview(key, tricks, { comment, isUnsent: item !== null }),
    kept: true,
  }))
  const change = useCallback(
    (next: (review: Review) => Review) =>
      setReview((before) => {
        const after = next(before.review)
        return { review: after, kept: keepReview(key, after, { base: comment, sent: false }) }
      }),
    [key, comment],
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
    /** False when this device does not keep it. */
    kept,
    state,
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
    /** Resolves once the review is safe on this device. */
    send: async () => {
      await enqueue({ id: outboxId, call: reviewTricks, body: reviewBody(reply, review), drafts: [key] })
      keepReview(key, review, { base: comment, sent: true })
    },
    retry: () => void (item && retrySave(item)),
    /** Gives up a refused review: it can be changed again. */
    takeBack: () => {
      keepReview(key, review, { base: comment, sent: false })
      if (item) void dropSave(item)
    },
    /** It is on the server. */
    drop: () => dropReview(key),
  }
}

function reviewBody(reply: RoundReply, { tricks, comment }: Review) {
  return {
    reviewedTricks: tricks.map(({ validatedTrickId, feedback, comment: said }) => ({
      trick_id: validatedTrickId ?? 0,
      feedback: feedback && feedbackCodes[feedback],
      comment: said,
    })),
    round_feedback: { round_id: reply.round.id, comment },
    finish: true,
    version: versionOf(reply),
  }
}
