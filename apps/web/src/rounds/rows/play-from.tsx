/** Plays the video from the second of a trick; empty without a video. */
import { clockText } from '@trickline/ui/clock-text.ts'
import { Icon } from '@trickline/ui/icon.tsx'
import { useMessages } from '@trickline/ui/messages.ts'
import { useHasVideo, useVideoClock } from '../../media/video-clock.ts'

type Props = {
  second: number | null
  /** Title of the trick. */
  of: string
}

export function PlayFrom({ second, of }: Props) {
  const { playFrom } = useMessages('judgingParts').rows
  const clock = useVideoClock()
  const hasVideo = useHasVideo()
  if (second === null || !hasVideo) return null
  const at = clockText(second)
  return (
    <button
      type="button"
      aria-label={playFrom(of, at)}
      onClick={() => clock.playFrom(second)}
      className="tabular inline-flex min-h-touch min-w-touch shrink-0 items-center justify-center gap-1 rounded-control px-1.5 text-label font-semibold text-soft hover:bg-sunken hover:text-ink"
    >
      <Icon name="play" className="size-4" />
      {at}
    </button>
  )
}
