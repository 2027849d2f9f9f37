/**
 * The athlete's review of a round: kept at every tap, then sent through the outbox as one call that gives the
 * feedback and ends the review (screens §13), so that it is safe without a network and saved once.
 */
import { confirmTrick, type Feedback, pressFeedback } from '@trickline/competition/review'
import { feedbackCodes } from '@trickline/contract/review'
import { useCallback, useEffect, useRef, useMemo, useState } from 'react'
import { useDraft } from '../../data/use-draft.ts'
import { dropSave, retrySave, useOutbox } from '../../data/outbox.ts'
import { carryOut } from '../../data/verb.ts'
import type { DraftTrick } from '../entry/draft-trick.ts'
import { type RoundReply, versionOf } from '../../data/round.ts'
import { asKept, type Review, reviewGoesOn, reviews } from './kept-review.ts'
import { saveOfReview, sendReview } from '../verbs.ts'
import { useLoggedFailure } from '../save/save-state.tsx'

/** Give the component a `key` of `reviewPrint`: renewed rows begin anew, with the feedback on those still there. */
// Over 60 lines: each change of a review is one entry of what it returns.
export function useReview(reply: RoundReply, tricks: readonly DraftTrick[]) {
  const { id: roundId } = reply.round
  const comment = reply.round.athlete_comment ?? ''
  const state = useOutbox(saveOfReview(roundId))
  useLoggedFailure('the review was not sent', state)
  const item = state && state.state !== 'saved' ? state : null
  const { kept, keeping } = useDraft(reviews, roundId, state?.state === 'saved')
  const review = useMemo(() => reviewGoesOn(kept, tricks, comment), [kept, tricks, comment])
  const [past, setPast] = useState<readonly (readonly DraftTrick[])[]>([])
  const now = useRef({ review, reply, comment })
  useEffect(() => {
    now.current = { review, reply, comment }
  })
  const put = useCallback(
    (next: Review, sent = false) => {
      now.current = { ...now.current, review: next }
      const beside = { base: now.current.comment, reply: now.current.reply, sent }
      void reviews.keep(roundId, asKept(next, beside))
    },
    [roundId],
  )
  const press = useCallback(
    (change: (trick: DraftTrick) => DraftTrick) => {
      const before = now.current.review
      setPast((steps) => [...steps, before.tricks.filter((trick) => change(trick) !== trick)])
      put({ ...before, tricks: before.tricks.map(change) })
    },
    [put],
  )
  return {
    review,
    keeping,
    state,
    press: useCallback(
      (trickKey: number, feedback: Feedback) =>
        press((trick) => (trick.key === trickKey ? pressFeedback(trick, feedback) : trick)),
      [press],
    ),
    say: useCallback(
      (trickKey: number, said: string) => {
        const before = now.current.review
        const spoken = (trick: DraftTrick) => (trick.key === trickKey ? { ...trick, comment: said } : trick)
        put({ ...before, tricks: before.tricks.map(spoken) })
      },
      [put],
    ),
    confirmEvery: () => press(confirmTrick),
    setComment: (said: string) => put({ ...now.current.review, comment: said }),
    /** Takes the latest press back, with the words that went with it; null when there is none. */
    undo:
      past.length === 0
        ? null
        : () => {
            put(withTricks(review, past.at(-1) ?? []))
            setPast(past.slice(0, -1))
          },
    /** Resolves once the review is safe on this device. */
    send: async () => {
      const drafts = [reviews.nameOf(roundId)]
      await carryOut(sendReview, { roundId, body: reviewBody(reply, review) }, { drafts }).safe
      put(review, true)
    },
    retry: () => void (item && retrySave(item)),
    /** Gives up a refused review: it can be changed again. */
    takeBack: () => {
      put(review)
      if (item) void dropSave(item)
    },
  }
}

/** What is written beside the thumbs is no step. */
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
