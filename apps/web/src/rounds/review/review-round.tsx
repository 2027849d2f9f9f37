/** The athlete reviews a judged round: a thumb for each trick, comments on wrong ones, then sends it (screens §13). */
import { negativeFeedbackCount, reviewIsComplete } from '@trickline/competition/trick-feedback'
import isSame from 'fast-deep-equal'
import { useMemo, useState } from 'react'
import { useAction } from '../../lib/use-action.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { Button } from '@trickline/ui/button.tsx'
import { useConfirm } from '@trickline/ui/confirm.tsx'
import { TextAreaField } from '@trickline/ui/field.tsx'
import { IconButton } from '@trickline/ui/icon-button.tsx'
import { animateLines } from '@trickline/ui/line.tsx'
import { toast } from '@trickline/ui/toast.tsx'
import { tricksOf } from '@trickline/views/rounds/draft-trick.ts'
import type { RoundReply } from '@trickline/client/round.ts'
import { draftOfReply } from '../draft/stored-draft.ts'
import { scoreForViewer } from '@trickline/views/rounds/visible-totals.ts'
import { useRoundLeaveGuard } from '../saving/leave-guard.ts'
import { SaveState } from '../saving/save-state.tsx'
import { ReadOnlyRound } from '../reading/read-round.tsx'
import { ReviewPanel } from './review-panel.tsx'
import { lastViewedRounds } from '../reading/last-look.ts'
import { useReview } from './use-review.ts'

type Props = {
  reply: RoundReply
  refetchRound: () => Promise<void>
  onLeave: () => void
  /** True from sending until the reply, or until the review is taken back. */
  onSending: (isSending: boolean) => void
}

export function ReviewRound(props: Props) {
  const { reply, refetchRound, onSending } = props
  const words = useMessages('judging')
  const parts = useMessages('judgingParts')
  const { round } = reply
  const draft = useMemo(() => draftOfReply(reply).draft, [reply])
  const tricks = tricksOf(draft.validated)
  const onSent = () => {
    animateLines(0.6)
    toast({ text: parts.reviewSent, tone: 'good' })
    onSending(false)
    void refetchRound()
  }
  const reviewState = useReview(reply, tricks, onSent)
  const { review, keeping, save } = reviewState
  const { isSending } = save
  const [current, setCurrent] = useState<number | null>(null)
  const isBegun = review.comment !== (round.athlete_comment ?? '') || !isSame(tricks, review.tricks)
  useRoundLeaveGuard({
    isStored: keeping !== 'not-kept',
    unsavedTricks: () => (isBegun && !isSending ? 0 : null),
  })
  return (
    <ReadOnlyRound
      reply={reply}
      mode="review"
      draft={draft}
      state={
        <div className="min-h-6 pb-1.5">
          <SaveState save={save.state} keeping={keeping} untouched={isBegun ? null : ''} />
        </div>
      }
      review={
        <ReviewPanel
          rows={draft.validated}
          reviewed={review.tricks}
          score={scoreForViewer(round, draft.validated)}
          disabled={isSending}
          current={current}
          onSelect={setCurrent}
          onChange={reviewState.change}
        />
      }
      actions={<Actions {...props} reviewState={reviewState} onUndone={setCurrent} />}
    >
      <TextAreaField
        label={words.ownComment}
        hint={parts.commentToJudges}
        maxLength={2000}
        disabled={isSending}
        value={review.comment}
        onChange={({ target }) => reviewState.setComment(target.value)}
      />
    </ReadOnlyRound>
  )
}

type ActionsProps = Props & {
  reviewState: ReturnType<typeof useReview>
  /** Gets the key of the trick whose feedback was undone. */
  onUndone: (key: number) => void
}

function Actions(props: ActionsProps) {
  const { reviewState, refetchRound, onLeave, onSending, onUndone } = props
  const words = useMessages('judging')
  const parts = useMessages('judgingParts')
  const common = useMessages('common')
  const send = useSending(props)
  const { review, save, undo } = reviewState
  const isComplete = reviewIsComplete(review.tricks)
  const toGo = review.tricks.filter(({ feedback }) => feedback === null).length
  const changeAgain = () => {
    reviewState.takeBack()
    onSending(false)
    void refetchRound()
  }
  return (
    <>
      <IconButton
        icon="undo"
        label={words.undo}
        disabled={save.isSending}
        disabledReason={undo === null ? words.nothingToUndo : null}
        onClick={() => {
          const key = undo?.()
          if (key !== undefined) onUndone(key)
        }}
        className="border border-edge bg-raised"
      />
      <Button className="max-sm:flex-1 max-sm:px-2" onClick={onLeave}>
        {common.cancel}
      </Button>
      {save.refused ? (
        <Button className="max-sm:flex-1 max-sm:px-2" onClick={changeAgain}>
          {words.keepEditing}
        </Button>
      ) : null}
      <Button
        kind="primary"
        className="max-sm:flex-1 max-sm:px-2"
        disabled={save.isSending && !save.refused}
        disabledReason={save.refused || isComplete ? null : parts.reviewFirst}
        onClick={save.refused ? save.retry : () => void send()}
      >
        {save.refused ? common.retry : parts.sendReview}
        {toGo > 0 ? <span className="tabular block text-label leading-none">{parts.toGo(toGo)}</span> : null}
      </Button>
    </>
  )
}

function useSending({ reviewState, reply, onSending }: ActionsProps): () => Promise<void> {
  const parts = useMessages('judgingParts')
  const confirm = useConfirm()
  const { follow } = useAction()
  const { tricks } = reviewState.review
  return async () => {
    const yes = await confirm({
      title: parts.ask.review,
      consequence: parts.reviewConsequence(negativeFeedbackCount(tricks), tricks.length),
      action: parts.sendReview,
    })
    if (!yes) return
    onSending(true)
    const isStored = await follow(reviewState.send(), {
      log: 'the review was not stored on this device',
      refused: (_, text) => ({ text: `${parts.reviewFailed} ${text}` }),
    })
    // later edits by a judge are compared with the reviewed rows
    if (isStored) void lastViewedRounds.write(reply.round.id, reply.validatedTricks)
    else onSending(false)
  }
}
