/** The athlete reviews a judged round: a thumb on each trick, a comment where it is wrong, then sends it (screens §13). */
import { negativeFeedbackCount, reviewIsComplete } from '@trickline/competition/review'
import isSame from 'fast-deep-equal'
import { useMemo } from 'react'
import { useErrorText } from '../../lib/error-text.ts'
import { useMessages } from '../../lib/messages.ts'
import { Button } from '../../ui/button.tsx'
import { useConfirm } from '../../ui/confirm.tsx'
import { TextAreaField } from '../../ui/field.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { swingLines } from '../../ui/line.tsx'
import { toast } from '../../ui/toast.tsx'
import { tricksOf } from '../entry/draft-trick.ts'
import type { RoundReply } from '../../data/round.ts'
import { startOf } from '../save/kept-draft.ts'
import { SaveState, useSettled } from '../save/save-state.tsx'
import { useLeaving } from '../save/use-leaving.ts'
import { ShownRound } from '../view-round.tsx'
import { ReviewPanel } from './review-panel.tsx'
import { lastLooks } from './round-notices.tsx'
import { useReview } from './use-review.ts'

type Props = {
  reply: RoundReply
  refetchRound: () => Promise<void>
  onLeave: () => void
  /** True from the moment it is sent until it has arrived, or is taken back. */
  onSending: (isSending: boolean) => void
}

export function ReviewRound(props: Props) {
  const { reply, onLeave } = props
  const words = useMessages('judging')
  const { round } = reply
  const draft = useMemo(() => startOf(reply).draft, [reply])
  const tricks = tricksOf(draft.validated)
  const reviewing = useReview(reply, tricks)
  const { review, keeping, state } = reviewing
  const { isSending, send, changeAgain } = useSending(reviewing, props)
  const isBegun = review.comment !== (round.athlete_comment ?? '') || !isSame(tricks, review.tricks)
  useLeaving({ kept: keeping !== 'not-kept', unsaved: () => (isBegun && !isSending ? 0 : null) })
  return (
    <ShownRound
      reply={reply}
      mode="review"
      draft={draft}
      state={
        <SaveState save={state} keeping={keeping} untouched={isBegun ? null : words.states.notReviewed} />
      }
      review={
        <ReviewPanel
          rows={draft.validated}
          reviewed={review.tricks}
          disabled={isSending}
          onPress={reviewing.press}
          onSay={reviewing.say}
          onConfirmAll={reviewing.confirmEvery}
        />
      }
      actions={<Actions {...{ reviewing, isSending, onLeave }} onSend={send} onChangeAgain={changeAgain} />}
    >
      <TextAreaField
        label={words.ownComment}
        hint={words.commentToJudges}
        maxLength={2000}
        disabled={isSending}
        value={review.comment}
        onChange={({ target }) => reviewing.setComment(target.value)}
      />
    </ShownRound>
  )
}

type Reviewing = ReturnType<typeof useReview>

function useSending(reviewing: Reviewing, { reply, refetchRound, onSending }: Props) {
  const words = useMessages('judging')
  const explain = useErrorText()
  const confirm = useConfirm()
  const { review, state } = reviewing
  const { isSettled, begin } = useSettled(state?.state, () => {
    swingLines(0.6)
    toast({ text: words.reviewSent, tone: 'good' })
    onSending(false)
    void refetchRound()
  })
  return {
    isSending: state?.state === 'waiting' || state?.state === 'failed' || isSettled,
    send: async () => {
      const yes = await confirm({
        title: words.ask.review,
        consequence: words.reviewConsequence(negativeFeedbackCount(review.tricks), review.tricks.length),
        action: words.sendReview,
      })
      if (!yes) return
      onSending(true)
      try {
        await reviewing.send()
        // what was reviewed was seen: a later edit is compared with this
        void lastLooks.keep(reply.round.id, reply.validatedTricks)
        begin()
      } catch (error) {
        onSending(false)
        // The device could not keep it: said here, and nothing was sent.
        toast({ text: `${words.reviewFailed} ${explain(error)}`, tone: 'bad' })
      }
    },
    changeAgain: () => {
      reviewing.takeBack()
      onSending(false)
      void refetchRound()
    },
  }
}

type ActionsProps = {
  reviewing: Reviewing
  isSending: boolean
  onLeave: () => void
  onSend: () => Promise<void>
  onChangeAgain: () => void
}

function Actions({ reviewing, isSending, onLeave, onSend, onChangeAgain }: ActionsProps) {
  const words = useMessages('judging')
  const common = useMessages('common')
  const { review, state, undo, retry } = reviewing
  const hasFailed = state?.state === 'failed'
  return (
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
      {hasFailed ? (
        <Button className="max-sm:flex-1" onClick={onChangeAgain}>
          {words.keepEditing}
        </Button>
      ) : null}
      <Button
        kind="primary"
        className="max-sm:flex-1"
        disabled={isSending && !hasFailed}
        whyNot={hasFailed || reviewIsComplete(review.tricks) ? null : words.reviewFirst}
        onClick={hasFailed ? retry : () => void onSend()}
      >
        {hasFailed ? common.retry : words.sendReview}
      </Button>
    </>
  )
}
