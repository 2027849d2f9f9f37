/**
 * The video of a round with our own controls (screens §16). When the service cannot be reached it says so in
 * words; whatever stands around it goes on.
 */
import { type ReactNode, useEffect } from 'react'
import { useMessages } from '../lib/messages.ts'
import { Button } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { Notice } from '../ui/notice.tsx'
import { PlayerButtons } from './player-buttons.tsx'
import { PlayerLine } from './player-line.tsx'
import { type PlayerStatus, usePlayer } from './use-player.ts'

type Props = {
  videoId: string
  /** False while its box is closed: then it rests. */
  isShown: boolean
  onPlayFrom: () => void
  onRetry: () => void
  /** At the head of the buttons: what closes the box. */
  toggle: ReactNode
  /** At the end of the line: the button that deletes the video. */
  end: ReactNode
}

export function VideoPlayer({ videoId, isShown, onPlayFrom, onRetry, toggle, end }: Props) {
  const words = useMessages('video')
  const { place, status, video, isPlaying, speed } = usePlayer(videoId, onPlayFrom)
  useEffect(() => {
    if (!isShown) video?.pauseVideo()
  }, [isShown, video])
  const failed = status === 'unreachable' || status === 'unplayable'
  const shown = video && !failed && isShown
  return (
    <>
      <div className="flex items-center gap-1 sm:gap-1.5">
        {toggle}
        {shown ? <PlayerButtons video={video} isPlaying={isPlaying} speed={speed} /> : null}
      </div>
      {failed && isShown ? <Failure status={status} onRetry={onRetry} /> : null}
      <div
        hidden={failed || !isShown}
        className={classNames(
          'relative mx-auto mt-1 aspect-video w-full overflow-hidden rounded-control bg-sunken',
          // never more of a low window than that, which makes it narrower: it stays 16:9
          '[--tallest:40dvh] max-lg:[--tallest:28dvh] max-sm:[--tallest:20dvh]',
          'max-w-[min(640px,calc(var(--tallest)*16/9))]',
        )}
      >
        <div ref={place} className="size-full [&>iframe]:size-full" />
        {status === 'loading' ? (
          <output className="absolute inset-0 grid place-items-center text-label font-medium text-soft">
            {words.loading}
          </output>
        ) : null}
      </div>
      {isShown ? (
        <div className="flex items-center justify-end gap-1">
          {shown ? <PlayerLine video={video} /> : null}
          {end}
        </div>
      ) : null}
    </>
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
