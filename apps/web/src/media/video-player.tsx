/** The video player of a round with our own controls (screens §16). Shows a notice when the service is unreachable. */
import { memo, type ReactNode, useEffect, useId } from 'react'
import { useMessages } from '@trickline/ui/messages.ts'
import { Button } from '@trickline/ui/button.tsx'
import { classNames } from '@trickline/ui/class-names.ts'
import { Icon } from '@trickline/ui/icon.tsx'
import { Notice } from '@trickline/ui/notice.tsx'
import { pictureClass } from './picture-class.ts'
import { ThumbButtons, ThumbSurface } from './thumb-controls.tsx'
import { PlayButton, SlowButton } from './playback-buttons.tsx'
import { usePlayer, usePlayTime } from './use-player.ts'
import { useFormat } from '@trickline/ui/format.ts'
import { controlClass } from '@trickline/ui/control-class.ts'
import { TimeLeft } from './time-left.tsx'
import { clampedStep, markersOf, speeds } from './video-time.ts'
import type { YouTubePlayer } from './youtube.ts'
import { clockText } from '@trickline/ui/clock-text.ts'

type Props = {
  videoId: string
  /** False while the box is closed, which pauses the video. */
  isShown: boolean
  /** Set where room is short: the picture is 120 px high and takes touches, and the controls can be hidden. */
  docked?: { showsControls: boolean; onControls: (() => void) | null } | null
  onPlayFrom: () => void
  onRetry: () => void
  toggle: ReactNode
  /** The delete button, after the slider. */
  end: ReactNode
}

export function VideoPlayer({ videoId, isShown, docked = null, onPlayFrom, onRetry, toggle, end }: Props) {
  const words = useMessages('video')
  const common = useMessages('common')
  const { container, status, video, isPlaying, speed } = usePlayer(videoId, onPlayFrom)
  useEffect(() => {
    if (!isShown) video?.pauseVideo()
  }, [isShown, video])
  const failed = status === 'unreachable' || status === 'unplayable'
  const shown = video && !failed && isShown
  const hasControls = docked === null || docked.showsControls || !shown
  // the picture keeps its place among its siblings, or else React would remount it and the video restart
  return (
    <>
      {hasControls && (toggle || shown) ? (
        <div
          data-all-controls={docked && shown ? '' : undefined}
          className="flex w-full items-center gap-1 keyed:hidden sm:gap-1.5"
        >
          {toggle}
          {shown ? <PlayerButtons video={video} isPlaying={isPlaying} speed={speed} /> : null}
        </div>
      ) : null}
      {failed && isShown ? (
        <Notice action={<Button onClick={onRetry}>{common.retry}</Button>}>
          {status === 'unplayable' ? words.unplayable : words.unreachable}
        </Notice>
      ) : null}
      <div hidden={failed || !isShown} className={pictureClass(docked !== null)}>
        <BlankPicture isPlaying={isPlaying} />
        <div ref={container} className="relative size-full [&>iframe]:size-full" />
        {shown && docked ? <ThumbSurface {...{ video, isPlaying, speed }} /> : null}
        {status === 'loading' ? (
          <output className="absolute inset-x-0 bottom-1 text-center text-label font-medium text-soft">
            {words.loading}
          </output>
        ) : null}
      </div>
      {shown && docked ? (
        <ThumbButtons {...{ video, isPlaying, speed, hasControls }} onControls={docked.onControls} />
      ) : null}
      {isShown && hasControls ? (
        <div className="flex w-full items-center justify-end gap-1 keyed:hidden">
          {shown ? <PlayerLine video={video} /> : null}
          {end}
        </div>
      ) : null}
    </>
  )
}

/** Until the video shows a picture: the line, with a bead to play unless it does. */
function BlankPicture({ isPlaying }: { isPlaying: boolean }) {
  return (
    <div aria-hidden="true" className="absolute inset-0 grid place-items-center">
      <span className="absolute inset-x-0 top-1/2 border-t-[1.5px] border-ink" />
      {isPlaying ? null : (
        <span className="relative grid size-11 place-items-center rounded-full border-[1.5px] border-ink bg-sunken">
          <Icon name="play" />
        </span>
      )}
    </div>
  )
}

type PlayerButtonsProps = { video: YouTubePlayer; isPlaying: boolean; speed: number }

function PlayerButtons({ video, isPlaying, speed }: PlayerButtonsProps) {
  const words = useMessages('video')
  const format = useFormat()
  const speedId = useId()
  const step = (by: number) =>
    video.seekTo(clampedStep(video.getCurrentTime(), by, video.getDuration()), true)
  return (
    <>
      <button type="button" aria-label={words.back} onClick={() => step(-1)} className={buttonClass}>
        −1 s
      </button>
      <PlayButton video={video} isPlaying={isPlaying} className="border border-edge" />
      <button type="button" aria-label={words.forward} onClick={() => step(1)} className={buttonClass}>
        +1 s
      </button>
      <SlowButton
        video={video}
        speed={speed}
        className={classNames(buttonClass, 'min-w-0! max-w-28 flex-1')}
      />
      <label htmlFor={speedId} className="sr-only">
        {words.speed}
      </label>
      <select
        id={speedId}
        value={speed}
        onChange={({ target }) => video.setPlaybackRate(Number(target.value))}
        className={classNames(
          controlClass,
          'w-15! appearance-none px-1! text-label! font-semibold [text-align-last:center]',
        )}
      >
        {speeds.map((each) => (
          <option key={each} value={each}>
            {format.number(each)}×
          </option>
        ))}
      </select>
    </>
  )
}

const buttonClass =
  'tabular inline-flex min-h-touch min-w-touch items-center justify-center rounded-control border border-edge px-1 text-label font-semibold whitespace-nowrap hover:border-ink'

/** The time played, a slider with a mark every 5 s, and the remaining time (screens §16). */
function PlayerLine({ video }: { video: YouTubePlayer }) {
  const words = useMessages('video')
  const { second, duration, update } = usePlayTime(video)
  return (
    <>
      <span aria-hidden="true" className="tabular shrink-0 ps-2 text-soft">
        {clockText(second)}
      </span>
      <div className="relative min-w-0 flex-1 px-1">
        <div aria-hidden="true" className="pointer-events-none absolute inset-x-3 inset-y-0">
          <div className="absolute inset-x-0 top-1/2 h-px bg-edge" />
          <div
            className="absolute start-0 top-1/2 h-[3px] -translate-y-px bg-ink"
            style={{ width: shareOf(second, duration) }}
          />
          <Markers duration={duration} />
        </div>
        <input
          type="range"
          aria-label={words.position}
          aria-valuetext={clockText(second)}
          min={0}
          max={duration}
          step={0.1}
          value={second}
          onChange={({ target }) => {
            video.seekTo(Number(target.value), true)
            update()
          }}
          className={sliderClass}
        />
      </div>
      <span className="tabular shrink-0 pe-2">
        <TimeLeft {...{ second, duration }} />
      </span>
    </>
  )
}

/** Memoized, as a video of an hour has 719 marks and the clock renders 5 times a second. */
const Markers = memo(function Markers({ duration }: { duration: number }) {
  return markersOf(duration).map((at) => (
    <span
      key={at}
      data-marker={at}
      className={classNames('absolute top-1/2 w-px bg-edge', at % 60 === 0 ? 'h-4' : 'h-2')}
      style={{ insetInlineStart: shareOf(at, duration) }}
    />
  ))
})

function shareOf(second: number, duration: number): string {
  return `${duration > 0 ? (second / duration) * 100 : 0}%`
}

const sliderClass = classNames(
  'relative block h-10 w-full cursor-pointer appearance-none bg-transparent',
  '[&::-webkit-slider-thumb]:size-4 [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-full [&::-webkit-slider-thumb]:bg-ink',
  '[&::-moz-range-thumb]:size-4 [&::-moz-range-thumb]:rounded-full [&::-moz-range-thumb]:border-0 [&::-moz-range-thumb]:bg-ink',
)
