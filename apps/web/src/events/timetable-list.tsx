/** The timetable for reading: what is on each line, and when it will really start. */
import type { EventRow, Timetable, TimetableRow } from '@trickline/contract/events'
import { Link } from '@tanstack/react-router'
import { useFormat } from '@trickline/ui/format.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { paths } from '@trickline/views/paths.ts'
import { usePhaseLabel } from './phase-label.ts'
import { wallTime } from '../lib/zoned-time.ts'

type Props = { event: EventRow; timetable: Timetable }

export function TimetableList({ event, timetable }: Props) {
  const words = useMessages('eventScreens').timetable
  const format = useFormat(event.time_zone)
  const dayOf = ({ starts_at }: TimetableRow) => wallTime(Date.parse(starts_at), event.time_zone).day
  const days = [...new Set(timetable.items.map(dayOf))].toSorted()
  const lines = [
    ...event.lines.map(({ id, name }) => ({ id: id as number | null, name })),
    { id: null, name: words.noLine },
  ]
  return (
    <div className="flex flex-col gap-8">
      {days.map((day) => (
        <section key={day} aria-label={format.date(`${day}T12:00Z`)}>
          <h2 className="mb-3 text-lead font-semibold">{format.date(`${day}T12:00Z`)}</h2>
          <div className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
            {lines.map(({ id, name }) => (
              <OnLine
                key={id}
                name={name}
                items={timetable.items.filter((item) => item.line_id === id && dayOf(item) === day)}
                {...{ event, timetable }}
              />
            ))}
          </div>
        </section>
      ))}
    </div>
  )
}

type OnLineProps = Props & { name: string; items: readonly TimetableRow[] }

function OnLine({ event, timetable, name, items }: OnLineProps) {
  const labelOf = usePhaseLabel(event, timetable)
  if (items.length === 0) return null
  return (
    <section aria-label={name}>
      <h3 className="border-b border-ink pb-1 font-semibold [overflow-wrap:anywhere]">{name}</h3>
      <ul>
        {items.map((item) => {
          const key = { competitionId: item.competition_id, roundNumber: item.round_number }
          const { division, phase } = labelOf(key)
          return (
            <li key={`${key.competitionId}/${key.roundNumber}`} className="border-b border-hair">
              <Link
                to={paths.competition(item.competition_id)}
                className="flex min-h-touch gap-3 py-2 hover:bg-sunken"
              >
                <Times item={item} timeZone={event.time_zone} />
                <span className="min-w-0 flex-1">
                  <span className="block font-semibold hyphens-auto [overflow-wrap:anywhere]">
                    {division}
                  </span>
                  <span className="block text-label text-soft">{phase}</span>
                </span>
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function Times({ item, timeZone }: { item: TimetableRow; timeZone: string }) {
  const words = useMessages('eventScreens').timetable
  const format = useFormat(timeZone)
  const late = isLate(item)
  return (
    <span className="tabular w-20 shrink-0">
      <span className="block font-bold">{format.time(item.starts_at)}</span>
      {late ? (
        <span className="block text-label text-waiting">{words.about(format.time(item.about))}</span>
      ) : null}
    </span>
  )
}

/** Late by at least a minute, as the screen shows minutes. */
export function isLate({ starts_at, about, state }: TimetableRow): boolean {
  return state === 'coming' && Date.parse(about) - Date.parse(starts_at) >= 60_000
}
