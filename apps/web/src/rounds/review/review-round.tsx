/** The athlete reviews a judged round: a thumb on each trick, a comment where it is wrong, then sends it (screens §13). */
import { negativeFeedbackCount, reviewIsComplete } from '@trickline/competition/review'
import { useMemo } from 'react'
import { useErrorText } from '../../lib/error-text.ts'
import { useMessages } from '../../lib/messages.ts'
import { VideoBox } from '../../media/video-box.tsx'
import { personName } from '../../lib/person-name.ts'
import { Button } from '../../ui/button.tsx'
import { useConfirm } from '../../ui/confirm.tsx'
import { TextAreaField } from '../../ui/field.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { swingLines } from '../../ui/line.tsx'
import { toast } from '../../ui/toast.tsx'
import { draftRows, tricksOf } from '../entry/draft-trick.ts'
import type { RoundReply } from '../../data/round.ts'
import { lastLooks, RoundNotices } from './round-notices.tsx'
import { ReviewPanel } from './review-panel.tsx'
import { newDraft } from '../entry/round-draft.ts'
import { RoundComment, RoundHead } from '../round-head.tsx'
import { RoundScreen } from '../round-screen.tsx'
import { SaveState, useSettled } from '../save/save-state.tsx'
import { shownScore, shownTotals } from '../entry/totals-bar.tsx'
import { useLeaving } from '../save/use-leaving.ts'
import { useReview } from './use-review.ts'

type Props = {
  reply: RoundReply
  refetchRound: () => Promise<void>
  onLeave: () => void
  /** True from the moment it is sent until it has arrived, or is taken back. */
  onSending: (isSending: boolean) => void
}

export function ReviewRound({ reply, refetchRound, onLeave, onSending }: Props) {
  const words = useMessages('judging')
  const common = useMessages('common')
  const explain = useErrorText()
  const confirm = useConfirm()
  const { round, validatedTricks } = reply
  const draft = useMemo(
    () => newDraft(draftRows(validatedTricks), '', round.video_link),
    [validatedTricks, round.video_link],
  )
  const tricks = tricksOf(draft.validated)
  const { review, keeping, state, press, say, confirmEvery, setComment, undo, ...sending } = useReview(
    reply,
    tricks,
  )

  const { isSettled, begin } = useSettled(state?.state, () => {
    swingLines(0.6)
    toast({ text: words.reviewSent, tone: 'good' })
    onSending(false)
    void refetchRound()
  })
  const isSending = state?.state === 'waiting' || state?.state === 'failed' || isSettled
  const isBegun =
    review.comment !== (round.athlete_comment ?? '') ||
    tricks.some(
      (trick, place) =>
        trick.feedback !== review.tricks[place]?.feedback || trick.comment !== review.tricks[place].comment,
    )
  useLeaving({ kept: keeping !== 'not-kept', unsaved: () => (isBegun && !isSending ? 0 : null) })

  const sendReview = async () => {
    const yes = await confirm({
      title: words.ask.review,
      consequence: words.reviewConsequence(negativeFeedbackCount(review.tricks), review.tricks.length),
      action: words.sendReview,
    })
    if (!yes) return
    onSending(true)
    try {
      await sending.send()
      // what was reviewed was seen: a later edit is compared with this
      void lastLooks.keep(round.id, validatedTricks)
      begin()
    } catch (error) {
      onSending(false)
      // The device could not keep it: said here, and nothing was sent.
      toast({ text: `${words.reviewFailed} ${explain(error)}`, tone: 'bad' })
    }
  }
  const changeAgain = () => {
    sending.takeBack()
    onSending(false)
    void refetchRound()
  }

  return (
    <RoundScreen
      above={round.competition?.name ?? ''}
      athlete={personName(round.user)}
      below={<RoundHead round={round} mode="review" />}
      ruleName={round.rule.name}
      draft={draft}
      score={shownScore(round, draft.validated)}
      totals={shownTotals(round)}
      enter={null}
      video={<VideoBox link={round.video_link} onChange={null} />}
      state={
        <SaveState save={state} keeping={keeping} untouched={isBegun ? null : words.states.notReviewed} />
      }
      notice={<RoundNotices reply={reply} />}
      review={
        <ReviewPanel
          rows={draft.validated}
          reviewed={review.tricks}
          disabled={isSending}
          onPress={press}
          onSay={say}
          onConfirmAll={confirmEvery}
        />
      }
      actions={
        <>
          <IconButton
            icon="undo"
            label={words.undo}
            disabled={isSending}
            whyNot={undo === null ? words.nothingToUndo : null}
            onClick={() => undo?.()}
            className="border border-edge bg-raised"
          />
          <Button className="max-sm:flex-1" onClick={onLeave}>
            {common.cancel}
          </Button>
          {state?.state === 'failed' ? (
            <>
              <Button className="max-sm:flex-1" onClick={changeAgain}>
                {words.keepEditing}
              </Button>
              <Button kind="primary" className="max-sm:flex-1" onClick={sending.retry}>
                {common.retry}
              </Button>
            </>
          ) : (
            <Button
              kind="primary"
              className="max-sm:flex-1"
              disabled={isSending}
              whyNot={reviewIsComplete(review.tricks) ? null : words.reviewFirst}
              onClick={() => void sendReview()}
            >
              {words.sendReview}
            </Button>
          )}
        </>
      }
    >
      <RoundComment by="judge" text={round.judge_comment} />
      <TextAreaField
        label={words.ownComment}
        hint={words.commentToJudges}
        maxLength={2000}
        disabled={isSending}
        value={review.comment}
        onChange={({ target }) => setComment(target.value)}
      />
    </RoundScreen>
  )
}
