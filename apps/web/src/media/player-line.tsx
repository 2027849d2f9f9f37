/** The clock and the slider: the video as a line, what is played is thick, every fifth second has a mark (screens §16). */
import { memo } from 'react'
import { clockText } from '../lib/clock-text.ts'
import { useMessages } from '../lib/messages.ts'
import { classNames } from '../ui/class-names.ts'
import { usePlayTime } from './use-player.ts'
import { isEnding, markersOf, secondsLeft } from './video-time.ts'
import type { YouTubePlayer } from './youtube.ts'

export function PlayerLine({ video }: { video: YouTubePlayer }) {
  const words = useMessages('video')
  const { second, duration, look } = usePlayTime(video)
  const left = secondsLeft(duration, second)
  return (
    <>
      <span
        role="timer"
        aria-label={words.timeLeft}
        className={classNames(
          'tabular w-11 shrink-0 text-end font-bold',
          duration > 0 && isEnding(left) ? 'text-danger' : 'text-ink',
        )}
      >
        {clockText(left, Math.ceil)}
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
            look()
          }}
          className={sliderClass}
        />
      </div>
    </>
  )
}

/** An hour has 719 of them: they stand while the clock ticks, five times a second. */
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
