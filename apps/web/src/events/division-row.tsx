/** A division in a list: its name with status or what it costs, its day, and its places as beads on a line. */
import { Link } from '@tanstack/react-router'
import type { DivisionEntries, EventRow } from '@trickline/contract/events'
import type { ReactNode } from 'react'
import { useFormat } from '@trickline/ui/format.ts'
import { Icon } from '@trickline/ui/icon.tsx'
import { useMessages } from '@trickline/ui/messages.ts'
import { competitionTimeZone } from '@trickline/views/competitions/competition-time-zone.ts'
import { CompetitionStatus } from '@trickline/views/competitions/competition-status.tsx'
import { DrawnPlaces } from '@trickline/views/competitions/drawn-places.tsx'
import { paths } from '@trickline/views/paths.ts'

type Division = EventRow['competitions'][number]

type Props = {
  division: Division
  entries: DivisionEntries | undefined
  /** Replaces the status: what it costs, or why it is refused. */
  note?: ReactNode
  /** In front, as wide as the checkbox of other rows. */
  mark?: ReactNode
  /** A checkbox in front, whose label is the name; the arrow then leads to the division. */
  choice?: { isChosen: boolean; onToggle: () => void } | undefined
  action?: ReactNode
}

export function DivisionRow({ division, entries, note, mark, choice, action }: Props) {
  const common = useMessages('common')
  const { id, name } = division
  const text = <Text {...{ division, entries, note }} />
  return (
    <li className="relative flex min-h-16 items-center gap-1 border-b border-hair hover:bg-sunken has-checked:bg-sunken">
      {choice ? (
        <label className="flex min-w-0 flex-1 cursor-pointer items-start gap-3 self-stretch py-3 ps-2">
          <input
            type="checkbox"
            className="size-6 shrink-0"
            checked={choice.isChosen}
            onChange={choice.onToggle}
          />
          {text}
        </label>
      ) : (
        <Link
          to={paths.competition(id)}
          className="flex min-w-0 flex-1 items-start gap-3 self-stretch py-3 after:absolute after:inset-0"
        >
          {mark === undefined ? null : <span className="ps-2">{mark}</span>}
          {text}
        </Link>
      )}
      {/* above the link that covers the row */}
      {action ? <span className="relative">{action}</span> : null}
      {choice ? (
        <Link
          to={paths.competition(id)}
          aria-label={common.labelled(common.open, name)}
          // takes as much of the row as the arrow of a row that is one link
          className="relative -ms-6 flex size-touch shrink-0 items-center justify-end rounded-control"
        >
          <Icon name="next" className="size-4 text-soft" />
        </Link>
      ) : (
        <span className="flex w-6 shrink-0 justify-end">
          <Icon name="next" className="size-4 text-soft" />
        </span>
      )}
    </li>
  )
}

function Text({ division, entries, note }: Pick<Props, 'division' | 'entries' | 'note'>) {
  const competitions = useMessages('competitions')
  const words = useMessages('eventScreens')
  const format = useFormat(competitionTimeZone(division))
  const { name, status_id, date_start_at, athletes_max } = division
  const day = date_start_at === null ? competitions.noDate : format.dateTime(date_start_at)
  const taken = entries?.approved ?? 0
  return (
    <span className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] items-center gap-x-8 gap-y-2 sm:grid-cols-[minmax(0,1fr)_minmax(0,18rem)]">
      <span className="min-w-0">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold hyphens-auto [overflow-wrap:anywhere]">{name}</span>
          {note === undefined ? <CompetitionStatus statusId={status_id} /> : note}
        </span>
        <span className="mt-1 block text-label text-soft">{day}</span>
        <ToDo entries={entries} />
      </span>
      {athletes_max ? (
        <span className="min-w-0">
          <DrawnPlaces taken={taken} athletesMin={0} athletesMax={athletes_max} />
          <span className="tabular block text-label text-soft">
            {words.placesTaken(taken, athletes_max)}
            {entries?.judges ? ` · ${words.judges(entries.judges)}` : null}
          </span>
        </span>
      ) : null}
    </span>
  )
}

/** What waits for the organizer. */
function ToDo({ entries }: Pick<Props, 'entries'>) {
  const words = useMessages('eventScreens')
  const todo = [
    entries?.pending ? words.entriesToDecide(entries.pending) : '',
    entries?.judges === 0 ? words.noJudge : '',
  ].filter(Boolean)
  if (todo.length === 0) return null
  return (
    <span className="mt-1 flex items-center gap-1.5 text-label font-semibold text-waiting">
      <Icon name="warning" className="size-4 shrink-0" />
      {todo.join(' · ')}
    </span>
  )
}
