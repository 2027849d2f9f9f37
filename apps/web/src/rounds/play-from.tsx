/** Plays the round's video from the second at which a trick was entered; nothing where there is no video. */
import { clockText } from '../lib/clock-text.ts'
import { useMessages } from '../lib/messages.ts'
import { useHasVideo, useVideoClock } from '../media/video-clock.ts'
import { Icon } from '../ui/icon.tsx'

type Props = {
  second: number | null
  /** The trick: "BB360 FS". */
  of: string
}

export function PlayFrom({ second, of }: Props) {
  const words = useMessages('judging')
  const clock = useVideoClock()
  const hasVideo = useHasVideo()
  if (second === null || !hasVideo) return null
  const at = clockText(second)
  return (
    <button
      type="button"
      aria-label={words.playFrom(of, at)}
      onClick={() => clock.playFrom(second)}
      className="tabular inline-flex min-h-touch min-w-touch shrink-0 items-center justify-center gap-1 rounded-control px-1.5 text-label font-semibold text-soft hover:bg-sunken hover:text-ink"
    >
      <Icon name="play" className="size-4" />
      {at}
    </button>
  )
}
