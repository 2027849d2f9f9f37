/** The remaining time of a video, red when it is ending (screens §16). */
import { classNames } from '@trickline/ui/class-names.ts'
import { clockText } from '@trickline/ui/clock-text.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { isEnding, secondsLeft } from './video-time.ts'

type Props = { second: number; duration: number }

export function TimeLeft({ second, duration }: Props) {
  const words = useMessages('video')
  const remaining = secondsLeft(duration, second)
  return (
    <span
      className={classNames('font-bold', duration > 0 && isEnding(remaining) ? 'text-danger' : 'text-ink')}
    >
      <span aria-hidden="true">−</span>
      <span role="timer" aria-label={words.timeLeft}>
        {clockText(remaining, Math.ceil)}
      </span>
    </span>
  )
}
