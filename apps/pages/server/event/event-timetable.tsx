/** The timetable of an event by day and line; today is open, and the other days open with one tap. */
import { classNames } from '@trickline/ui/class-names.ts'
import { useFormat } from '@trickline/ui/format.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { paths } from '@trickline/views/paths.ts'
import { phaseName } from '@trickline/views/phases/phase-choices.ts'
import { EstimatedTime } from '../estimated-time.tsx'
import { Fold } from '../from-start/fold.tsx'
import { WholeCardLink } from '../front-parts.tsx'
import {
  dayShown,
  type EventDay,
  type EventProps,
  type PlacedPhase,
  stateOf,
  timetableDays,
} from './event-view.ts'

export function Timetable(props: EventProps) {
  const { event } = props
  const words = useMessages('events').page
  const days = timetableDays(props)
  if (days.length === 0) return null
  const isOver = stateOf(props) === 'over'
  const shown = isOver ? undefined : days.find(({ day }) => day === dayShown(days, props))
  return (
    <section aria-labelledby="timetable" className="flex flex-col gap-3">
      <h2 id="timetable" className="text-title">
        {words.timetable}
      </h2>
      {shown ? (
        <div className="flex flex-col gap-3">
          {days.length > 1 || event.date_start !== event.date_end ? (
            <h3 className="text-lead font-bold">
              <DayName {...props} day={shown} />
            </h3>
          ) : null}
          <OnLines {...props} day={shown} />
        </div>
      ) : null}
      <div className="empty:hidden">
        {days
          .filter((day) => day !== shown)
          .map((day) => (
            <Fold
              key={day.day}
              id={`day-${day.day}`}
              title={<DayName {...props} day={day} />}
              end={words.phaseCount(day.phases.length)}
            >
              <OnLines {...props} day={day} />
            </Fold>
          ))}
      </div>
    </section>
  )
}

type DayProps = EventProps & { day: EventDay }

function DayName({ event, day: { first } }: DayProps) {
  const format = useFormat(event.time_zone)
  return format.shortDate(first)
}

/** Lines are side by side where there is room; phases without a line come last. */
function OnLines({ event, day: { phases } }: DayProps) {
  const words = useMessages('events').page
  const lines = [...event.lines, { id: null, name: words.noLine }]
    .map(({ id, name }) => ({ name, phases: phases.filter(({ line_id }) => line_id === id) }))
    .filter((line) => line.phases.length > 0)
  const isAlone = lines.length === 1
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,15rem),1fr))] gap-x-8 gap-y-6">
      {lines.map((line) => (
        <div key={line.name} className="min-w-0">
          {isAlone && event.lines.length < 2 ? null : (
            <h4 className="mb-1 font-semibold [overflow-wrap:anywhere]">{line.name}</h4>
          )}
          <ol className="border-t-[1.5px] border-ink">
            {line.phases
              .toSorted((a, b) => Date.parse(a.starts_at) - Date.parse(b.starts_at))
              .map((phase) => (
                <Planned key={`${phase.competition_id}-${phase.round_number}`} event={event} phase={phase} />
              ))}
          </ol>
        </div>
      ))}
    </div>
  )
}

/** A phase this late shows its new time first. An early one does not, as it moves nothing. */
const lateMilliseconds = 5 * 60_000

function Planned({ event, phase }: Pick<EventProps, 'event'> & { phase: PlacedPhase }) {
  const words = useMessages('events').page
  const { onTheLine } = useMessages('live')
  const phases = useMessages('phases')
  const format = useFormat(event.time_zone)
  const { state, round_number, starts_at, about, division } = phase
  const { view } = division
  const name = view.phases.find(({ number }) => number === round_number)?.name
  const isLate = state === 'coming' && Date.parse(about) - Date.parse(starts_at) >= lateMilliseconds
  const planned = <time dateTime={starts_at}>{format.time(starts_at)}</time>
  return (
    <li
      data-row={`timetable-${view.id}-${round_number}`}
      className={classNames(
        'relative flex min-h-touch gap-4 border-b border-hair py-2 hover:bg-sunken',
        state === 'over' && 'text-soft',
      )}
    >
      <span className={classNames('tabular w-[3rem] shrink-0', state === 'over' ? '' : 'font-semibold')}>
        {isLate ? (
          <EstimatedTime view={event} instant={Date.parse(about)} of={`${view.id}-${round_number}`} isBare />
        ) : (
          planned
        )}
      </span>
      <div className="min-w-0 leading-snug [overflow-wrap:anywhere]">
        <span className="font-semibold underline decoration-edge underline-offset-4">
          <WholeCardLink to={paths.live(view.id)}>{view.name}</WholeCardLink>
        </span>
        <span className="block text-label text-soft">
          {name ? phaseName(name, phases) : ''}
          {state === 'over' ? <span className="sr-only">, {words.over}</span> : null}
        </span>
        {state === 'on' ? (
          <span className="flex items-center gap-2 text-label font-semibold">
            <span aria-hidden="true" className="size-2.5 rounded-full bg-accent" />
            {onTheLine}
          </span>
        ) : null}
        {isLate ? (
          <span className="block text-label text-soft">
            {words.planned} {planned}
          </span>
        ) : null}
      </div>
    </li>
  )
}
