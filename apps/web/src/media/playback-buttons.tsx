/** Play and slow motion, as buttons of the player and of the small player. */
import { classNames } from '@trickline/ui/class-names.ts'
import { IconButton } from '@trickline/ui/icon-button.tsx'
import { useMessages } from '@trickline/ui/messages.ts'
import { slowSpeed } from './video-time.ts'
import type { YouTubePlayer } from './youtube.ts'

type PlayButtonProps = { video: YouTubePlayer; isPlaying: boolean; className: string }

export function PlayButton({ video, isPlaying, className }: PlayButtonProps) {
  const words = useMessages('video')
  return (
    <IconButton
      icon={isPlaying ? 'pause' : 'play'}
      label={isPlaying ? words.pause : words.play}
      onClick={() => (isPlaying ? video.pauseVideo() : video.playVideo())}
      className={className}
    />
  )
}

type SlowButtonProps = { video: YouTubePlayer; speed: number; className: string }

export function SlowButton({ video, speed, className }: SlowButtonProps) {
  const words = useMessages('video')
  return (
    <button
      type="button"
      aria-label={words.slow}
      title={words.slow}
      aria-pressed={speed === slowSpeed}
      onClick={() => video.setPlaybackRate(speed === slowSpeed ? 1 : slowSpeed)}
      className={classNames(className, 'aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper')}
    >
      {words.slowShort}
    </button>
  )
}
