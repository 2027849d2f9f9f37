/**
 * The athlete's review of a round: kept at every tap, then sent through the outbox as one call that gives the
 * feedback and ends the review (screens §13), so that it is safe without a network and saved once.
 */
import { confirmTrick, type Feedback, pressFeedback } from '@trickline/competition/review'
import { feedbackCodes, reviewTricks } from '@trickline/contract/review'
import { useCallback, useMemo, useState } from 'react'
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
  const comment = reply.round.athlete_comment ?? ''
  // of whoever opened it: when the login expires the screen is there a moment longer than its person
  const [key] = useState(() => reviewKey(currentSession()?.person.id ?? 0, roundId))
  const outboxId = saveIds.review(roundId)
  const state = useOutbox(outboxId)
  useLoggedFailure('the review was not sent', state)
  const item = state && state.state !== 'saved' ? state.item : null
  const beside = useMemo(() => ({ base: comment, reply }), [comment, reply])
  const [{ review, past, kept }, setReview] = useState<Reviewing>(() => ({
    review: keptReview(key, tricks, { comment, isUnsent: item !== null }),
    past: [],
    kept: true,
  }))
  const put = useCallback(
    (next: (before: Reviewing) => Pick<Reviewing, 'review' | 'past'>) =>
      setReview((before) => {
        const after = next(before)
        return { ...after, kept: keepReview(key, after.review, { ...beside, sent: false }) }
      }),
    [key, beside],
  )
  const say = useCallback(
    (change: (review: Review) => Review) =>
      put((before) => ({ review: change(before.review), past: before.past })),
    [put],
  )
  const press = useCallback(
    (change: (trick: DraftTrick) => DraftTrick) =>
      put(({ review: before, past: steps }) => ({
        review: { ...before, tricks: before.tricks.map(change) },
        past: [...steps, before.tricks.filter((trick) => change(trick) !== trick)],
      })),
    [put],
  )
  return {
    review,
    /** False when this device does not keep it. */
    kept,
    state,
    press: useCallback(
      (trickKey: number, feedback: Feedback) =>
        press((trick) => (trick.key === trickKey ? pressFeedback(trick, feedback) : trick)),
      [press],
    ),
    say: useCallback(
      (trickKey: number, said: string) =>
        say((before) => ({
          ...before,
          tricks: before.tricks.map((trick) =>
            trick.key === trickKey ? { ...trick, comment: said } : trick,
          ),
        })),
      [say],
    ),
    confirmEvery: () => press(confirmTrick),
    setComment: (said: string) => say((before) => ({ ...before, comment: said })),
    /** Takes the latest press back, with the words that went with it; null when there is none. */
    undo: past.length === 0 ? null : () => put(withoutLatest),
    /** Resolves once the review is safe on this device. */
    send: async () => {
      await enqueue({ id: outboxId, call: reviewTricks, body: reviewBody(reply, review), drafts: [key] })
      keepReview(key, review, { ...beside, sent: true })
    },
    retry: () => void (item && retrySave(item)),
    /** Gives up a refused review: it can be changed again. */
    takeBack: () => {
      keepReview(key, review, { ...beside, sent: false })
      if (item) void dropSave(item)
    },
    /** It is on the server. */
    drop: () => dropReview(key),
  }
}

/** `past`: of each press the tricks that it changed, as they were; what is written beside them is no step. */
type Reviewing = { review: Review; past: readonly (readonly DraftTrick[])[]; kept: boolean }

function withoutLatest({ review, past }: Reviewing): Pick<Reviewing, 'review' | 'past'> {
  const before = new Map((past.at(-1) ?? []).map((trick) => [trick.key, trick]))
  const tricks = review.tricks.map((trick) => before.get(trick.key) ?? trick)
  return { review: { ...review, tricks }, past: past.slice(0, -1) }
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
