/** "about 14:35" in the competition's time zone; advance-estimates.ts moves it on when it is late. */
import { useFormat } from '@trickline/ui/format.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import type { CompetitionView } from '@trickline/views/phases/competition-view.ts'

type Props = {
  view: Pick<CompetitionView, 'id' | 'time_zone'>
  instant: number
  /** A late time moves all others with the same `of` on; by default those of the competition. */
  of?: string
  /** Without "about", where the words beside it tell that it is estimated. */
  isBare?: boolean
}

export function EstimatedTime({ view, instant, of = String(view.id), isBare = false }: Props) {
  const words = useMessages('live')
  const format = useFormat(view.time_zone)
  const clock = format.time(instant)
  const about = isBare ? (time: string) => time : words.about
  return (
    <time
      dateTime={new Date(instant).toISOString()}
      data-words={about('{time}')}
      data-clock={clock}
      data-of={of}
      className="tabular whitespace-nowrap"
    >
      {about(clock)}
    </time>
  )
}
