/** Play and pause, a second back and forward, slow motion, speed, the slider with its marks, the clock (doc 3 §2.7). */
import { type ReactNode, useId } from 'react'
import { useFormat } from '../lib/format.ts'
import { useMessages } from '../lib/messages.ts'
import { classNames } from '../ui/class-names.ts'
import { controlClass } from '../ui/field.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { usePlayTime } from './use-player.ts'
import { clockText, isEnding, markersOf, secondsLeft, SLOW, speeds, stepped } from './video-time.ts'
import type { YouTubePlayer } from './youtube.ts'

type Props = { video: YouTubePlayer; isPlaying: boolean; speed: number; end: ReactNode }

export function PlayerControls({ video, isPlaying, speed, end }: Props) {
  const words = useMessages('video')
  const format = useFormat()
  const { second, duration, look } = usePlayTime(video)
  const left = secondsLeft(duration, second)
  const speedId = useId()
  const seek = (to: number) => {
    video.seekTo(to, true)
    look()
  }
  return (
    <>
      <div className="flex items-center gap-2">
        <span
          role="timer"
          aria-label={words.timeLeft}
          className={classNames(
            'tabular w-12 shrink-0 text-end font-bold',
            duration > 0 && isEnding(left) ? 'text-danger' : 'text-ink',
          )}
        >
          {clockText(left, Math.ceil)}
        </span>
        <Slider second={second} duration={duration} onSeek={seek} />
        {end}
      </div>
      <div className="flex items-center gap-1.5">
        <button
          type="button"
          aria-label={words.back}
          onClick={() => seek(stepped(video.getCurrentTime(), -1, duration))}
          className={stepClass}
        >
          −1 s
        </button>
        <IconButton
          icon={isPlaying ? 'pause' : 'play'}
          label={isPlaying ? words.pause : words.play}
          onClick={() => (isPlaying ? video.pauseVideo() : video.playVideo())}
          className="border border-edge"
        />
        <button
          type="button"
          aria-label={words.forward}
          onClick={() => seek(stepped(video.getCurrentTime(), 1, duration))}
          className={stepClass}
        >
          +1 s
        </button>
        <button
          type="button"
          aria-pressed={speed === SLOW}
          onClick={() => video.setPlaybackRate(speed === SLOW ? 1 : SLOW)}
          className={classNames(
            stepClass,
            'flex-1 aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper',
          )}
        >
          {words.slow}
        </button>
        <label htmlFor={speedId} className="sr-only">
          {words.speed}
        </label>
        <select
          id={speedId}
          value={speed}
          onChange={({ target }) => video.setPlaybackRate(Number(target.value))}
          className={classNames(controlClass, 'w-20! px-2!')}
        >
          {speeds.map((each) => (
            <option key={each} value={each}>
              {format.number(each)}×
            </option>
          ))}
        </select>
      </div>
    </>
  )
}

type SliderProps = { second: number; duration: number; onSeek: (second: number) => void }

/** The video as a line: what is played is thick, every fifth second has a mark. */
function Slider({ second, duration, onSeek }: SliderProps) {
  const words = useMessages('video')
  const share = (at: number) => `${duration > 0 ? (at / duration) * 100 : 0}%`
  return (
    <div className="relative min-w-0 flex-1 px-2">
      <div aria-hidden="true" className="pointer-events-none absolute inset-x-4 inset-y-0">
        <div className="absolute inset-x-0 top-1/2 h-px bg-edge" />
        <div
          className="absolute start-0 top-1/2 h-[3px] -translate-y-px bg-ink"
          style={{ width: share(second) }}
        />
        {markersOf(duration).map((at) => (
          <span
            key={at}
            data-marker={at}
            className={classNames('absolute top-1/2 w-px bg-edge', at % 60 === 0 ? 'h-4' : 'h-2')}
            style={{ insetInlineStart: share(at) }}
          />
        ))}
      </div>
      <input
        type="range"
        aria-label={words.position}
        aria-valuetext={clockText(second)}
        min={0}
        max={duration}
        step={0.1}
        value={second}
        onChange={({ target }) => onSeek(Number(target.value))}
        className={sliderClass}
      />
    </div>
  )
}

const stepClass =
  'tabular inline-flex min-h-touch min-w-touch items-center justify-center rounded-control border border-edge px-1.5 text-label font-semibold hover:border-ink'

const sliderClass = classNames(
  'relative block h-touch w-full cursor-pointer appearance-none bg-transparent',
  '[&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:size-4 [&::-webkit-slider-thumb]:rounded-full [&::-webkit-slider-thumb]:bg-ink',
  '[&::-moz-range-thumb]:size-4 [&::-moz-range-thumb]:rounded-full [&::-moz-range-thumb]:border-0 [&::-moz-range-thumb]:bg-ink',
)
