/** When and where a competition takes place; once it has started or ended, when that was. */
import type { CompetitionRead } from '@trickline/contract/read-rows'
import { useFormat } from '@trickline/ui/format.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { competitionTimeZone } from './competition-time-zone.ts'

export function DateAndPlace({ competition }: { competition: CompetitionRead }) {
  const words = useMessages('competitions')
  const format = useFormat(competitionTimeZone(competition))
  const { date_start_at, date_end_at, started_at, finished_at, location } = competition
  const planned =
    date_start_at === null
      ? words.noDate
      : date_end_at === null || date_end_at === date_start_at
        ? format.dateTime(date_start_at)
        : format.dateTimes(date_start_at, date_end_at)
  return (
    <p className="text-soft">
      {finished_at
        ? words.finishedOn(format.date(finished_at))
        : started_at
          ? words.startedOn(format.dateTime(started_at))
          : planned}
      {location ? (
        <>
          {'\u00a0'}· {location}
        </>
      ) : null}
    </p>
  )
}
