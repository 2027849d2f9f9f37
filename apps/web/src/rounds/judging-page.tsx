/** The judging program on one round: the rounds' screen with the tricks' search and the video, and the way back. */
import { useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { hold } from '../data/held.ts'
import { videoClock, VideoClockContext } from '../media/video-clock.ts'
import { JudgeScreen } from './judge-screen.tsx'
import { paths } from '../app/paths.ts'

export function JudgingPage({ roundId }: { roundId: number }) {
  const navigate = useNavigate()
  const { history } = useRouter()
  const [clock] = useState(videoClock)
  useEffect(() => hold('round', roundId), [roundId])
  const leave = (competitionId: number | null, isJudging = false) => {
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
  return (
    <VideoClockContext value={clock}>
      <JudgeScreen key={roundId} roundId={roundId} onLeave={leave} />
    </VideoClockContext>
  )
}
