/** Controls of the small player (screens §34): a tap on the picture goes back 3 s, holding it plays in slow motion. */
import { useRef } from 'react'
import { useMessages } from '@trickline/ui/messages.ts'
import { classNames } from '@trickline/ui/class-names.ts'
import { clockText } from '@trickline/ui/clock-text.ts'
import { IconButton } from '@trickline/ui/icon-button.tsx'
import { useHoldAndTap } from './hold-and-tap.ts'
import { PlayButton, SlowButton } from './playback-buttons.tsx'
import { TimeLeft } from './time-left.tsx'
import { useVideoPreferences } from './video-preferences.ts'
import { type Player, usePlayTime } from './use-player.ts'
import { clampedStep, slowSpeed, tapBackSeconds } from './video-time.ts'
import type { YouTubePlayer } from './youtube.ts'

type Props = Pick<Player, 'isPlaying' | 'speed'> & { video: YouTubePlayer }

/** A transparent layer over the video that takes touches. Shows a hint until the first tap or hold. */
export function ThumbSurface({ video, isPlaying, speed }: Props) {
  const words = useMessages('video')
  const { knowsThumb, prefer } = useVideoPreferences()
  const beforeHold = useRef({ speed, isPlaying })
  const touch = useHoldAndTap({
    onTap: () => {
      seekBack(video)
      if (!knowsThumb) prefer({ knowsThumb: true })
    },
    onHold: () => {
      beforeHold.current = { speed, isPlaying }
      video.setPlaybackRate(slowSpeed)
      video.playVideo()
    },
    onRelease: () => {
      video.setPlaybackRate(beforeHold.current.speed)
      if (!beforeHold.current.isPlaying) video.pauseVideo()
      if (!knowsThumb) prefer({ knowsThumb: true })
    },
  })
  return (
    <div
      {...touch}
      aria-hidden="true"
      data-video-touch
      title={words.thumbHint}
      className="absolute inset-0 flex touch-none items-end select-none"
    >
      {knowsThumb ? null : (
        <span className="w-full bg-paper/80 px-2 py-1 text-label leading-tight text-ink">
          {words.thumbHint}
        </span>
      )}
    </div>
  )
}

type ThumbButtonsProps = Props & {
  /** True while the player's full controls are shown, whose buttons are left out here. */
  hasControls: boolean
  /** Toggles the player's full controls; null: there is no room for them. */
  onControls: (() => void) | null
}

export function ThumbButtons({ video, isPlaying, speed, hasControls, onControls }: ThumbButtonsProps) {
  const words = useMessages('video')
  return (
    <div
      className={classNames(
        'grid min-w-26 flex-1 auto-rows-fr grid-cols-2 gap-1',
        !hasControls && 'grid-rows-[1rem]',
      )}
    >
      {hasControls ? null : <PlayTimes video={video} />}
      <button type="button" aria-label={words.back3} onClick={() => seekBack(video)} className={buttonClass}>
        {words.back3Short}
      </button>
      {hasControls ? null : (
        <>
          <PlayButton video={video} isPlaying={isPlaying} className={cellClass} />
          <SlowButton video={video} speed={speed} className={buttonClass} />
        </>
      )}
      {onControls ? (
        <IconButton
          icon={hasControls ? 'shrink' : 'expand'}
          label={words.controls}
          aria-expanded={hasControls}
          onClick={onControls}
          className={cellClass}
        />
      ) : null}
    </div>
  )
}

function PlayTimes({ video }: Pick<Props, 'video'>) {
  const { second, duration } = usePlayTime(video)
  return (
    <p className="tabular col-span-2 flex items-center justify-between px-1 text-label leading-none text-soft">
      {clockText(second)}
      <TimeLeft {...{ second, duration }} />
    </p>
  )
}

function seekBack(video: YouTubePlayer): void {
  video.seekTo(clampedStep(video.getCurrentTime(), -tapBackSeconds, video.getDuration()), true)
}

const cellClass = 'h-full w-full! min-h-touch border border-edge'
const buttonClass = classNames(
  cellClass,
  'tabular inline-flex min-w-0 items-center justify-center rounded-control px-1 text-label font-semibold hover:border-ink',
)
