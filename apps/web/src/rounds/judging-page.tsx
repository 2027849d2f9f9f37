/** The page of one competition round, for scoring, review or viewing, with the video's clock. */
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { rememberLastOpened } from '@trickline/client/last-opened.ts'
import { videoClock, VideoClockContext } from '../media/video-clock.ts'
import { paths } from '@trickline/views/paths.ts'
import { ApiError } from '@trickline/client/api.ts'
import { useId } from '../lib/address.ts'
import { useErrorText } from '../lib/error-text.ts'
import { mayHelp } from '../lib/load-failed.tsx'
import { useMessages, withWords } from '@trickline/ui/messages.ts'
import { usePerson } from '@trickline/client/session.ts'
import { Button } from '@trickline/ui/button.tsx'
import { lazyComponent } from '@trickline/ui/lazy.tsx'
import { Notice } from '@trickline/ui/notice.tsx'
import { Page } from '@trickline/ui/page.tsx'
import type { RoundReply } from '@trickline/client/round.ts'
import { unsavedEntryMode } from './draft/stored-draft.ts'
import { reviewFingerprint } from './draft/stored-review.ts'
import { JudgeRound } from './saving/judge-round.tsx'
import { LoadingRound } from './loading-round.tsx'
import { isEntering, screenMode } from './screen-mode.ts'
import { unseenIn } from './unseen-in.ts'
import { useRound } from './use-round.ts'

const ReviewRound = lazyComponent(
  async () => (await withWords(import('./review/review-round.tsx'), 'judgingParts')).ReviewRound,
  {
    fallback: () => <Opening />,
  },
)
const UnseenRound = lazyComponent(
  async () => (await withWords(import('./reading/unseen-round.tsx'), 'judgingParts')).UnseenRound,
)
const ViewRound = lazyComponent(
  async () =>
    (
      await withWords(
        import('./reading/read-round.tsx'),
        'judgingParts',
        'phases',
        'phaseSteps',
        'share',
        'ballots',
      )
    ).ViewRound,
  { fallback: () => <Opening /> },
)

const CorrectRound = lazyComponent(
  async () =>
    (await withWords(import('./inquiries/correct-round.tsx'), 'judgingParts', 'inquiries')).CorrectRound,
  { fallback: () => <Opening /> },
)

export function JudgingPage() {
  const roundId = useId()
  const [clock] = useState(videoClock)
  useEffect(() => rememberLastOpened('round', roundId), [roundId])
  return (
    <VideoClockContext value={clock}>
      <JudgeScreen key={roundId} roundId={roundId} />
    </VideoClockContext>
  )
}

/** `/judging/:id` opens a round in the mode that fits (screens §10). */
function JudgeScreen({ roundId }: { roundId: number }) {
  const leave = useLeave()
  const words = useMessages('judging')
  const common = useMessages('common')
  const explain = useErrorText()
  const { data, error, isBehind, refetchRound } = useRound(roundId)
  if (data)
    return (
      <OpenRound
        reply={data}
        isGone={error instanceof ApiError && [403, 404].includes(error.status)}
        isBehind={isBehind}
        refetchRound={refetchRound}
        onLeave={(isJudging) => leave(data.round.competition_id, isJudging)}
      />
    )
  if (!error) return <Opening />
  const unseen = unseenIn(error)
  if (unseen) return <UnseenRound unseen={unseen} onClose={() => leave(unseen.competition.id)} />
  return (
    <Page title={words.round}>
      <Notice tone="bad">{explain(error)}</Notice>
      <div className="mt-4 flex gap-3">
        <Button kind={mayHelp(error) ? 'quiet' : 'primary'} onClick={() => leave(null)}>
          {common.back}
        </Button>
        <Button kind={mayHelp(error) ? 'primary' : 'quiet'} onClick={() => void refetchRound()}>
          {common.retry}
        </Button>
      </div>
    </Page>
  )
}

function Opening() {
  return <LoadingRound title={useMessages('judging').loading} />
}

function useLeave() {
  const navigate = useNavigate()
  const { history } = useRouter()
  return (competitionId: number | null, isJudging = false) => {
    if (history.canGoBack()) history.back()
    else if (competitionId === null) void navigate({ to: paths.competitions, replace: true })
    else
      void navigate({
        to: paths.competition(competitionId),
        search: isJudging ? { panel: 'scoring' } : {},
        replace: true,
      })
  }
}

type OpenProps = {
  reply: RoundReply
  /** The reply is an offline copy: the round was deleted, or this person may no longer see it. */
  isGone: boolean
  /** An event announced a newer version, which is being fetched. */
  isBehind: boolean
  refetchRound: () => Promise<void>
  onLeave: (isJudging: boolean) => void
}

function OpenRound({ reply, isGone, isBehind, refetchRound, onLeave }: OpenProps) {
  const person = usePerson()
  const roundMode = screenMode(person, reply.round)
  const [mode, setMode] = useState(() =>
    isEntering(roundMode) ? roundMode : (unsavedEntryMode(reply.round.id) ?? roundMode),
  )
  const [isSendingReview, setSendingReview] = useState(false)
  const { inquiry } = useSearch({ strict: false })
  // The mode follows the round, except while tricks are entered, and while a review is sent: its event may arrive before the
  // reply, and the screen of the review shows the thanks.
  const keepsMode = isSendingReview || (isEntering(mode) && !isEntering(roundMode))
  if (mode !== roundMode && !keepsMode) setMode(roundMode)
  if (inquiry !== undefined && reply.round.status === 'published')
    return <CorrectRound {...{ reply, refetchRound }} inquiryId={inquiry} onLeave={() => onLeave(false)} />
  if (isEntering(mode))
    return (
      <JudgeRound
        key={`${reply.round.id} ${mode}`}
        mode={mode}
        isClaimed={roundMode === mode && !isGone}
        {...{ reply, isGone, isBehind, refetchRound }}
        onLeave={() => onLeave(true)}
        onSeeSaved={() => setMode(roundMode)}
      />
    )
  if (mode === 'review')
    return (
      <ReviewRound
        key={`${reply.round.id} ${reviewFingerprint(reply.validatedTricks, reply.round.athlete_comment)}`}
        {...{ reply, refetchRound }}
        onLeave={() => onLeave(false)}
        onSending={setSendingReview}
      />
    )
  return <ViewRound key={reply.round.id} reply={reply} onLeave={() => onLeave(false)} />
}
