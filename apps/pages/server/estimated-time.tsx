/** "about 14:35", in the competition's time zone; advance-estimates.ts moves it on when it is late. */
import { useFormat } from '@trickline/ui/format.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import type { CompetitionView } from '@trickline/views/phases/competition-view.ts'

export function EstimatedTime({
  view,
  instant,
}: {
  view: Pick<CompetitionView, 'time_zone'>
  instant: number
}) {
  const words = useMessages('live')
  const format = useFormat(view.time_zone)
  const clock = format.time(instant)
  return (
    <time
      dateTime={new Date(instant).toISOString()}
      data-words={words.about('{time}')}
      data-clock={clock}
      className="tabular whitespace-nowrap"
    >
      {words.about(clock)}
    </time>
  )
}
