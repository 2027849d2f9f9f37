/** A competition round to look at: tricks, scores as far as the server shows them, the review where it is done. */
import { roundStatusOf } from '@trickline/contract/status-codes'
import { type ReactNode, useMemo } from 'react'
import { useMessages } from '../lib/messages.ts'
import { VideoBox } from '../media/video-box.tsx'
import { personName } from '../lib/person-name.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { draftRows } from './entry/draft-trick.ts'
import type { RoundReply } from '../data/round.ts'
import { newDraft } from './entry/round-draft.ts'
import { RoundHead, RoundComment } from './round-head.tsx'
import { RoundNotices } from './review/round-notices.tsx'
import { RoundScreen } from './round-screen.tsx'
import { shownScore, shownTotals } from './entry/totals-bar.tsx'
import { useThrowAway, useUnsavedTricks } from './save/unsaved-tricks.ts'
import { useKept } from '../data/device-store.ts'
import { saveOf } from './verbs.ts'
import { isBegunReview, reviews } from './review/kept-review.ts'

type Props = {
  reply: RoundReply
  /** Besides the way back. */
  actions?: ReactNode
  onLeave: () => void
}

export function ViewRound({ reply, actions, onLeave }: Props) {
  const words = useMessages('judging')
  const common = useMessages('common')
  const { round, validatedTricks } = reply
  const status = roundStatusOf(round.status_id)
  const draft = useMemo(
    () => newDraft(draftRows(validatedTricks), '', round.video_link),
    [validatedTricks, round.video_link],
  )
  const totals = shownTotals(round)
  return (
    <RoundScreen
      above={round.competition?.name ?? words.training}
      athlete={personName(round.user)}
      below={<RoundHead round={round} mode="view" />}
      ruleName={round.rule.name}
      draft={draft}
      score={shownScore(round, draft.validated)}
      totals={totals}
      enter={null}
      video={<VideoBox link={round.video_link} onChange={null} />}
      showsFeedback={status === 'published' || round.validated_at !== null}
      notice={
        <>
          <Leftover roundId={round.id} />
          <LeftReview reply={reply} />
          <RoundNotices reply={reply} />
        </>
      }
      actions={
        <>
          <Button className="max-sm:flex-1" onClick={onLeave}>
            {common.cancel}
          </Button>
          {actions}
        </>
      }
    >
      <RoundComment by="judge" text={round.judge_comment} />
      <RoundComment by="athlete" text={round.athlete_comment} />
    </RoundScreen>
  )
}

/** What was entered for a round that was then taken away or published: on the device, until it is thrown away. */
function Leftover({ roundId }: { roundId: number }) {
  const words = useMessages('judging')
  const { count, discard } = useUnsavedTricks(roundId, saveOf(roundId))
  const throwAway = useThrowAway(count, discard)
  if (count === 0) return null
  return (
    <Notice>
      <p>{words.changed.leftover(count)}</p>
      <Button kind="danger" className="mt-3" onClick={() => void throwAway()}>
        {words.throwAway}
      </Button>
    </Notice>
  )
}

/** A review that its athlete began on this device, and that was not sent before the round was validated or published. */
function LeftReview({ reply: { round } }: { reply: RoundReply }) {
  const words = useMessages('judging')
  const kept = useKept(reviews, round.id)
  if (!kept || !isBegunReview(round.id)) return null
  return (
    <Notice
      action={
        <Button kind="danger" onClick={() => reviews.drop(round.id)}>
          {words.throwReviewAway}
        </Button>
      }
    >
      {words.leftReview}
    </Notice>
  )
}
