/** A competition round, read-only: tricks, the scores that the viewer may see, and the review. */
import { canSeeRoundHistory } from '@trickline/competition/visibility'
import { type ComponentProps, type ReactNode, useEffect, useMemo, useState } from 'react'
import { paths } from '@trickline/views/paths.ts'
import { useFormat } from '@trickline/ui/format.ts'
import { useMessages, withWords } from '@trickline/ui/messages.ts'
import { VideoBox } from '../../media/video-box.tsx'
import { personName } from '@trickline/views/person-name.ts'
import { Button } from '@trickline/ui/button.tsx'
import { Collapsible } from '@trickline/ui/collapsible.tsx'
import { lazyComponent } from '@trickline/ui/lazy.tsx'
import { Notice } from '@trickline/ui/notice.tsx'
import { ShareLink } from '@trickline/ui/share-link.tsx'
import { useCompetition } from '@trickline/client/competition.ts'
import type { RoundReply } from '@trickline/client/round.ts'
import { draftOfReply } from '../draft/stored-draft.ts'
import { RoundComment, roundLabel } from '../round-head.tsx'
import { ReadHead } from './read-head.tsx'
import { RoundFrame } from '../round-frame.tsx'
import { ReadOnlyColumns, ReadOnlyRows } from '../rows/read-only-rows.tsx'
import { useExplanation } from '../use-explanation.tsx'
import { RoundVersions } from '../saving/round-versions.tsx'
import { roundSaveKey } from '../save-keys.ts'
import { scoreForViewer, visibleTotals } from '@trickline/views/rounds/visible-totals.ts'
import { useConfirmDiscard, useUnsavedWork } from '../saving/discard-draft.ts'
import { useStoredValue } from '@trickline/client/device-storage.ts'
import { hasUnsentReview, reviewDrafts } from '../draft/stored-review.ts'
import { lastViewedRounds, previousRowsIfChanged } from './last-look.ts'
import { draftRows } from '@trickline/views/rounds/draft-trick.ts'
import { usePerson } from '@trickline/client/session.ts'
import { ruleTitle } from '@trickline/views/rule-title.ts'

const RoundInquiry = lazyComponent(
  async () => (await withWords(import('../inquiries/round-inquiry.tsx'), 'inquiries', 'phases')).RoundInquiry,
  {
    when: ({ reply: { round } }) =>
      round.status === 'published' && Boolean(round.competition?.inquiries_until),
  },
)
const RoundHistory = lazyComponent(
  async () => (await withWords(import('./round-history.tsx'), 'judgingParts', 'history')).RoundHistory,
)

const Ballots = lazyComponent(async () => (await withWords(import('./ballots.tsx'), 'ballots')).Ballots)

type Props = {
  reply: RoundReply
  actions?: ReactNode
  onLeave: () => void
}

export function ViewRound({ reply, actions, onLeave }: Props) {
  const common = useMessages('common')
  const { round } = reply
  const draft = useMemo(() => draftOfReply(reply).draft, [reply])
  return (
    <ReadOnlyRound
      reply={reply}
      mode="view"
      draft={draft}
      review={round.waits ? <Ballots round={round} /> : undefined}
      unsavedWork={
        <>
          <RoundInquiry reply={reply} />
          <UnsavedTricks roundId={round.id} />
          <UnsentReview reply={reply} />
        </>
      }
      actions={
        <>
          <Button className="max-sm:flex-1" onClick={onLeave}>
            {common.back}
          </Button>
          <ShareRound round={round} />
          {actions}
        </>
      }
    >
      <RoundComment by="athlete" text={round.athlete_comment} />
      {round.waits ? null : <BallotsSection round={round} />}
      <HistorySection round={round} />
    </ReadOnlyRound>
  )
}

function ShareRound({ round }: Pick<RoundReply, 'round'>) {
  const common = useMessages('common')
  const { competition, id, status, user } = round
  if (competition === null || status !== 'published') return null
  return (
    <ShareLink
      path={paths.sharedRound(competition.id, id)}
      title={`${personName(user, common)} · ${competition.name}`}
      className="max-sm:flex-1"
    />
  )
}

type ReadOnlyRoundProps = Pick<ComponentProps<typeof RoundFrame>, 'draft' | 'state' | 'actions'> & {
  reply: RoundReply
  mode: 'view' | 'review'
  /** Shown in place of the rows. */
  review?: ReactNode | undefined
  unsavedWork?: ReactNode
  children: ReactNode
}

export function ReadOnlyRound(props: ReadOnlyRoundProps) {
  const { reply, mode, draft, state, actions, review, unsavedWork, children } = props
  const common = useMessages('common')
  const words = useMessages('judging')
  const format = useFormat()
  const { round } = reply
  const isTraining = round.competition_id === null
  const score = scoreForViewer(round, draft.validated)
  const ruleName = ruleTitle(round.rule, common)
  const { explain, explanation } = useExplanation({ rows: draft.validated, score, ruleName })
  const video = <VideoBox link={round.video_link} staysInSight={mode === 'review'} />
  const comments = (
    <>
      <RoundComment by="judge" text={round.judge_comment} />
      {children}
    </>
  )
  return (
    <RoundFrame
      title={isTraining ? roundLabel(round, words) : personName(round.user, common)}
      above={
        round.competition?.name ??
        [words.training, round.completedAt && format.date(round.completedAt)].filter(Boolean).join(' · ')
      }
      below={<ReadHead round={round} mode={mode} />}
      {...{ draft, video, state, actions }}
      totals={visibleTotals(round)}
      isOpen={Boolean(round.waits)}
      onExplain={score ? () => explain({ what: 'total' }) : null}
      takesTaps={mode === 'review'}
      notice={
        <>
          {unsavedWork}
          <RoundNotices reply={reply} />
        </>
      }
    >
      {review === undefined ? (
        <ReadOnlyRows {...{ draft, score, video }} onExplain={explain}>
          {comments}
        </ReadOnlyRows>
      ) : (
        <ReadOnlyColumns {...{ draft, video }} tricks={review}>
          {comments}
        </ReadOnlyColumns>
      )}
      {explanation}
    </RoundFrame>
  )
}

/** For people who may read ballots: officials are told their number, the athlete once the round is published. */
function BallotsSection({ round }: Pick<RoundReply, 'round'>) {
  const person = usePerson()
  const { ballots, competition, status, userId } = round
  if (competition === null) return null
  if (person?.id === userId) return status === 'published' ? <OwnBallots round={round} /> : null
  const mayRead = person?.id === competition.organizer_id || ballots?.own === 'given'
  return ballots && ballots.given > 0 && mayRead ? <FoldedBallots round={round} /> : null
}

function OwnBallots({ round }: Pick<RoundReply, 'round'>) {
  const { data } = useCompetition(round.competition_id ?? 0)
  return data?.judging === 'two' ? <FoldedBallots round={round} /> : null
}

function FoldedBallots({ round }: Pick<RoundReply, 'round'>) {
  const words = useMessages('ballots')
  const [open, setOpen] = useState(false)
  return (
    <Collapsible title={words.title} open={open} onToggle={setOpen}>
      {open ? <Ballots round={round} /> : null}
    </Collapsible>
  )
}

function HistorySection({ round }: Pick<RoundReply, 'round'>) {
  const words = useMessages('phaseSteps')
  const [open, setOpen] = useState(false)
  const { competition, judgeId } = round
  const owned = competition && { organizerId: competition.organizer_id }
  // the judge of a round is a judge of its competition
  const entries = judgeId === null ? [] : [{ userId: judgeId, role: 'judge', status: 'approved' } as const]
  if (!canSeeRoundHistory(usePerson(), owned, entries, round)) return null
  return (
    <Collapsible title={words.whatChanged} open={open} onToggle={setOpen}>
      {open ? <RoundHistory round={round} /> : null}
    </Collapsible>
  )
}

function RoundNotices({ reply }: { reply: RoundReply }) {
  const words = useMessages('judging')
  const { round } = reply
  return (
    <>
      <EditedSince reply={reply} />
      {round.disqualifiedAt ? <Notice>{words.stopped.disqualified}</Notice> : null}
      {round.injuredAt ? <Notice>{words.stopped.injured}</Notice> : null}
    </>
  )
}

/** Shows the athlete what a judge has changed since the athlete last looked. */
function EditedSince({ reply }: { reply: RoundReply }) {
  const { versions } = useMessages('judgingParts')
  const { round, validatedTricks } = reply
  const isOwn = usePerson()?.id === round.userId && round.competition_id !== null
  const lastRows = useStoredValue(lastViewedRounds, round.id)
  const previousRows = useMemo(
    () => (isOwn && lastRows ? previousRowsIfChanged(lastRows, validatedTricks) : null),
    [isOwn, lastRows, validatedTricks],
  )
  useEffect(() => {
    if (isOwn && !lastRows) void lastViewedRounds.write(round.id, validatedTricks)
  }, [isOwn, lastRows, round.id, validatedTricks])
  if (!previousRows) return null
  const now = draftRows(validatedTricks)
  return (
    <>
      <Notice
        action={
          <Button onClick={() => void lastViewedRounds.write(round.id, validatedTricks)}>
            {versions.seen}
          </Button>
        }
      >
        {versions.editedSince}
      </Notice>
      <RoundVersions
        one={{ name: versions.before, rows: draftRows(previousRows) }}
        other={{ name: versions.now, rows: now }}
        ruleId={scoreForViewer(round, now)?.ruleId ?? null}
      />
    </>
  )
}

/** Unsaved tricks on this device for a round that was released, taken or published; they can be discarded. */
function UnsavedTricks({ roundId }: { roundId: number }) {
  const words = useMessages('judging')
  const parts = useMessages('judgingParts')
  const { count, discard } = useUnsavedWork(roundId, roundSaveKey(roundId))
  const confirmDiscard = useConfirmDiscard(count, discard)
  if (count === 0) return null
  return (
    <Notice>
      <p>{parts.changed.leftover(count)}</p>
      <Button kind="danger" className="mt-3" onClick={() => void confirmDiscard()}>
        {words.throwAway}
      </Button>
    </Notice>
  )
}

/** An unsent review on this device for a round that was validated or published meanwhile. */
function UnsentReview({ reply: { round } }: { reply: RoundReply }) {
  const parts = useMessages('judgingParts')
  const stored = useStoredValue(reviewDrafts, round.id)
  if (!stored || !hasUnsentReview(round.id)) return null
  return (
    <Notice
      action={
        <Button kind="danger" onClick={() => reviewDrafts.drop(round.id)}>
          {parts.throwReviewAway}
        </Button>
      }
    >
      {parts.leftReview}
    </Notice>
  )
}
