/** Play and pause, a second back and forward, slow motion and speed (screens §16). */
import { useId } from 'react'
import { useFormat } from '../lib/format.ts'
import { useMessages } from '../lib/messages.ts'
import { classNames } from '../ui/class-names.ts'
import { controlClass } from '../ui/field.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { SLOW, speeds, stepped } from './video-time.ts'
import type { YouTubePlayer } from './youtube.ts'

type Props = { video: YouTubePlayer; isPlaying: boolean; speed: number }

export function PlayerButtons({ video, isPlaying, speed }: Props) {
  const words = useMessages('video')
  const format = useFormat()
  const speedId = useId()
  const step = (by: number) => video.seekTo(stepped(video.getCurrentTime(), by, video.getDuration()), true)
  return (
    <>
      <button type="button" aria-label={words.back} onClick={() => step(-1)} className={buttonClass}>
        −1 s
      </button>
      <IconButton
        icon={isPlaying ? 'pause' : 'play'}
        label={isPlaying ? words.pause : words.play}
        onClick={() => (isPlaying ? video.pauseVideo() : video.playVideo())}
        className="border border-edge"
      />
      <button type="button" aria-label={words.forward} onClick={() => step(1)} className={buttonClass}>
        +1 s
      </button>
      <button
        type="button"
        aria-label={words.slow}
        title={words.slow}
        aria-pressed={speed === SLOW}
        onClick={() => video.setPlaybackRate(speed === SLOW ? 1 : SLOW)}
        className={classNames(
          buttonClass,
          'min-w-0! max-w-28 flex-1 aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper',
        )}
      >
        {words.slowShort}
      </button>
      <label htmlFor={speedId} className="sr-only">
        {words.speed}
      </label>
      <select
        id={speedId}
        value={speed}
        onChange={({ target }) => video.setPlaybackRate(Number(target.value))}
        className={classNames(controlClass, 'w-18! px-1.5! max-sm:w-15! max-sm:px-0.5!')}
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
