/** The judging program on one round: the rounds' screen with the tricks' search and the video, and the way back. */
import { useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { rememberLastOpened } from '@trickline/client/last-opened.ts'
import { videoClock, VideoClockContext } from '../media/video-clock.ts'
import { paths } from '@trickline/views/paths.ts'
import { ApiError } from '@trickline/client/api.ts'
import { useErrorText } from '@trickline/ui/error-text.ts'
import { useMessages, withWords } from '@trickline/ui/messages.ts'
import { usePerson } from '@trickline/client/session.ts'
import { Button } from '@trickline/ui/button.tsx'
import { lazyComponent } from '@trickline/ui/lazy.tsx'
import { Notice } from '@trickline/ui/notice.tsx'
import { Page } from '@trickline/ui/page.tsx'
import type { RoundReply } from '@trickline/client/round.ts'
import { unsavedEntryMode } from './save/stored-draft.ts'
import { reviewFingerprint } from './review/review-draft.ts'
import { ScoringRound } from './entry/scoring-round.tsx'
import { LoadingRound } from './loading-round.tsx'
import { isEntering, screenMode } from './screen-mode.ts'
import { useRound } from './use-round.ts'

const ReviewRound = lazyComponent(
  async () => (await withWords(import('./review/review-round.tsx'), 'judgingParts')).ReviewRound,
  {
    fallback: () => <Opening />,
  },
)
const ViewRound = lazyComponent(
  async () => (await withWords(import('./view-round.tsx'), 'judgingParts', 'phases', 'share')).ViewRound,
  { fallback: () => <Opening /> },
)

export function JudgingPage({ roundId }: { roundId: number }) {
  const [clock] = useState(videoClock)
  useEffect(() => rememberLastOpened('round', roundId), [roundId])
  return (
    <VideoClockContext value={clock}>
      <JudgeScreen key={roundId} roundId={roundId} />
    </VideoClockContext>
  )
}

/**
 * `/judging/:id`: a competition round in the mode that fits (screens §10). Whoever is entering tricks
 * stays where he or she is when the round is taken away meanwhile, and is told.
 */
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
  return (
    <Page title={words.round}>
      <Notice tone="bad">{explain(error)}</Notice>
      <div className="mt-4 flex gap-3">
        <Button onClick={() => leave(null)}>{common.back}</Button>
        <Button kind="primary" onClick={() => void refetchRound()}>
          {common.retry}
        </Button>
      </div>
    </Page>
  )
}

function Opening() {
  return <LoadingRound title={useMessages('judging').loading} />
}

/** Back to the competition, `null` when the round is not known; of who judges it, to the queue. */
function useLeave() {
  const navigate = useNavigate()
  const { history } = useRouter()
  return (competitionId: number | null, isJudging = false) => {
    // Back to the very panel one came from; from a link or a new window a judge goes to the queue of the competition.
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
  /** What is shown of it was kept here: it is not there any more, or not to be seen. */
  isGone: boolean
  /** News of it came, and its tricks are being fetched. */
  isBehind: boolean
  refetchRound: () => Promise<void>
  onLeave: (isJudging: boolean) => void
}

function OpenRound({ reply, isGone, isBehind, refetchRound, onLeave }: OpenProps) {
  const person = usePerson()
  const fitting = screenMode(person, reply.round)
  const [mode, setMode] = useState(() =>
    isEntering(fitting) ? fitting : (unsavedEntryMode(reply.round.id) ?? fitting),
  )
  const [isSendingReview, setSendingReview] = useState(false)
  // Nobody is moved out of what he or she is entering; everything else follows the round. The news of a review may
  // overtake the answer to it, and the athlete is thanked on the screen where it was sent.
  const stays = isSendingReview || (isEntering(mode) && !isEntering(fitting))
  if (mode !== fitting && !stays) setMode(fitting)
  if (isEntering(mode))
    return (
      <ScoringRound
        key={`${reply.round.id} ${mode}`}
        mode={mode}
        isHeld={fitting === mode && !isGone}
        {...{ reply, isGone, isBehind, refetchRound }}
        onLeave={() => onLeave(true)}
        onSeeSaved={() => setMode(fitting)}
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
