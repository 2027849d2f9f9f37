/**
 * The video of a round with our own controls (doc 3 §2.7). When the service cannot be reached it says so in
 * words; whatever stands around it goes on.
 */
import { type ReactNode, useEffect } from 'react'
import { useMessages } from '../lib/messages.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { PlayerControls } from './player-controls.tsx'
import { type PlayerStatus, usePlayer } from './use-player.ts'

type Props = {
  videoId: string
  /** False while its box is closed: then it rests. */
  isShown: boolean
  onPlayFrom: () => void
  onRetry: () => void
  /** Beside the slider: the button that deletes the video. */
  end: ReactNode
}

export function VideoPlayer({ videoId, isShown, onPlayFrom, onRetry, end }: Props) {
  const words = useMessages('video')
  const { place, status, video, isPlaying, speed } = usePlayer(videoId, onPlayFrom)
  useEffect(() => {
    if (!isShown) video?.pauseVideo()
  }, [isShown, video])
  const failed = status === 'unreachable' || status === 'unplayable'
  return (
    <div className="flex flex-col gap-1">
      {failed ? <Failure status={status} onRetry={onRetry} /> : null}
      <div
        hidden={failed}
        className="relative mx-auto aspect-video max-h-[28dvh] w-full max-w-[640px] overflow-hidden rounded-control bg-sunken lg:max-h-none"
      >
        <div ref={place} className="size-full [&>iframe]:size-full" />
        {status === 'loading' ? (
          <output className="absolute inset-0 grid place-items-center text-label font-medium text-soft">
            {words.loading}
          </output>
        ) : null}
      </div>
      {video && !failed ? (
        <PlayerControls video={video} isPlaying={isPlaying} speed={speed} end={end} />
      ) : (
        <div className="flex justify-end">{end}</div>
      )}
    </div>
  )
}

function Failure({ status, onRetry }: { status: PlayerStatus; onRetry: () => void }) {
  const words = useMessages('video')
  const common = useMessages('common')
  return (
    <Notice action={<Button onClick={onRetry}>{common.retry}</Button>}>
      {status === 'unplayable' ? words.unplayable : words.unreachable}
    </Notice>
  )
}
