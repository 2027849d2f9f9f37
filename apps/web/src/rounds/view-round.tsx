/** A competition round to look at: tricks, scores as far as the server shows them, the review where it is done. */
import { roundStatusOf } from '@trickline/contract/status-codes'
import { type ReactNode, useMemo } from 'react'
import { useMessages } from '../lib/messages.ts'
import { VideoBox } from '../media/video-box.tsx'
import { personName } from '../lib/person-name.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { draftRows } from './draft-trick.ts'
import type { RoundReply } from '../data/round.ts'
import { newDraft } from './round-draft.ts'
import { LeftReview } from './left-review.tsx'
import { RoundHead } from './round-head.tsx'
import { RoundNotices } from './round-notices.tsx'
import { RoundComment } from './round-comment.tsx'
import { RoundScreen } from './round-screen.tsx'
import { shownScore, shownTotals } from './shown-totals.ts'
import { useThrowAway } from './use-throw-away.ts'
import { useUnsavedTricks } from './use-unsaved-tricks.ts'
import { saveOf } from './verbs.ts'

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
