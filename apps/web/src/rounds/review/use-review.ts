/** The athlete's review of a round: stored at every tap, then sent through the outbox as one call (screens §13). */
import { feedbackCodes } from '@trickline/contract/status-codes'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { type RoundReply, versionOf } from '@trickline/client/round.ts'
import { useDraft } from '@trickline/client/device-storage.ts'
import { useSave } from '@trickline/client/mutation.ts'
import type { DraftTrick } from '@trickline/views/rounds/draft-trick.ts'
import { reviewSaveKey, sendReview } from '../mutations.ts'
import { toStoredReview, type Review, resumeReview, reviewDrafts } from './review-draft.ts'

/** Applies `change` to each trick. `isStep`: it can be undone; comments cannot. */
export type ChangeTricks = (change: (trick: DraftTrick) => DraftTrick, isStep: boolean) => void

/** Give the component a `key` of `reviewFingerprint`: it starts again when a judge changes rows. */
export function useReview(reply: RoundReply, tricks: readonly DraftTrick[], onSent: () => void) {
  const { id: roundId } = reply.round
  const comment = reply.round.athlete_comment ?? ''
  const save = useSave(reviewSaveKey(roundId), 'the review was not sent', onSent)
  const { kept, keeping } = useDraft(reviewDrafts, roundId, save.state?.state === 'saved')
  const review = useMemo(() => resumeReview(kept, tricks, comment), [kept, tricks, comment])
  const [past, setPast] = useState<readonly (readonly DraftTrick[])[]>([])
  const now = useRef({ review, reply, comment })
  useEffect(() => {
    now.current = { review, reply, comment }
  })
  const put = useCallback(
    (next: Review, sent = false) => {
      now.current = { ...now.current, review: next }
      const beside = { base: now.current.comment, reply: now.current.reply, sent }
      void reviewDrafts.write(roundId, toStoredReview(next, beside))
    },
    [roundId],
  )
  const change: ChangeTricks = useCallback(
    (by, isStep) => {
      const before = now.current.review
      if (isStep) setPast((steps) => [...steps, before.tricks.filter((trick) => by(trick) !== trick)])
      put({ ...before, tricks: before.tricks.map(by) })
    },
    [put],
  )
  return {
    review,
    keeping,
    save,
    change,
    setComment: (said: string) => put({ ...now.current.review, comment: said }),
    /** Undoes the last press and the comment written after it; returns the key of the trick. null: nothing to undo. */
    undo:
      past.length === 0
        ? null
        : () => {
            const before = past.at(-1) ?? []
            put(withTricks(review, before))
            setPast(past.slice(0, -1))
            return before[0]?.key
          },
    send: async () => {
      await save.send(sendReview, { roundId, body: reviewBody(reply, review) }, reviewDrafts.nameOf(roundId))
      put(review, true)
    },
    takeBack: () => {
      put(review)
      void save.giveUp()
    },
  }
}

function withTricks(review: Review, before: readonly DraftTrick[]): Review {
  const known = new Map(before.map((trick) => [trick.key, trick]))
  return { ...review, tricks: review.tricks.map((trick) => known.get(trick.key) ?? trick) }
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
