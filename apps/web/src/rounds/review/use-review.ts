/** The athlete's review of a round: stored at every tap, then sent through the outbox as one call (screens §13). */
import { feedbackCodes } from '@trickline/contract/status-codes'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { type RoundReply, versionOf } from '@trickline/client/round.ts'
import { useDraft } from '@trickline/client/device-storage.ts'
import { useSave } from '@trickline/client/mutation.ts'
import type { DraftTrick } from '@trickline/views/rounds/draft-trick.ts'
import { sendReview } from '../mutations.ts'
import { reviewSaveKey } from '../save-keys.ts'
import { reviewDrafts } from '../draft/stored-review.ts'
import { resumeReview, type Review, toStoredReview } from './resume-review.ts'

/** Applies `change` to each trick. `isStep`: it can be undone; changes of comments cannot. */
export type ChangeTricks = (change: (trick: DraftTrick) => DraftTrick, isStep: boolean) => void

/** The component needs a `key` of `reviewFingerprint`, so that it starts again when a judge changes rows. */
export function useReview(reply: RoundReply, tricks: readonly DraftTrick[], onSent: () => void) {
  const { id: roundId } = reply.round
  const comment = reply.round.athlete_comment ?? ''
  const save = useSave(reviewSaveKey(roundId), 'the review was not sent', onSent)
  const { kept: stored, keeping } = useDraft(reviewDrafts, roundId, save.state?.state === 'saved')
  const review = useMemo(() => resumeReview(stored, tricks, comment), [stored, tricks, comment])
  const [undoSteps, setUndoSteps] = useState<readonly (readonly DraftTrick[])[]>([])
  const latest = useRef({ review, reply, comment })
  useEffect(() => {
    latest.current = { review, reply, comment }
  })
  const store = useCallback(
    (next: Review, sent = false) => {
      latest.current = { ...latest.current, review: next }
      const meta = { base: latest.current.comment, reply: latest.current.reply, sent }
      void reviewDrafts.write(roundId, toStoredReview(next, meta))
    },
    [roundId],
  )
  const change: ChangeTricks = useCallback(
    (changeTrick, isStep) => {
      const before = latest.current.review
      if (isStep)
        setUndoSteps((steps) => [...steps, before.tricks.filter((trick) => changeTrick(trick) !== trick)])
      store({ ...before, tricks: before.tricks.map(changeTrick) })
    },
    [store],
  )
  return {
    review,
    keeping,
    save,
    change,
    setComment: (text: string) => store({ ...latest.current.review, comment: text }),
    /** Undoes the last press and the comment written after it; returns the trick's key. null: there is nothing to undo. */
    undo:
      undoSteps.length === 0
        ? null
        : () => {
            const before = undoSteps.at(-1) ?? []
            store(withTricks(review, before))
            setUndoSteps(undoSteps.slice(0, -1))
            return before[0]?.key
          },
    send: async () => {
      await save.send(sendReview, { roundId, body: reviewBody(reply, review) }, reviewDrafts.nameOf(roundId))
      store(review, true)
    },
    takeBack: () => {
      store(review)
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
    reviewedTricks: tricks.map(({ validatedTrickId, feedback, comment: text }) => ({
      trick_id: validatedTrickId ?? 0,
      feedback: feedback && feedbackCodes[feedback],
      comment: text,
    })),
    round_feedback: { round_id: reply.round.id, comment },
    finish: true,
    version: versionOf(reply),
  }
}
