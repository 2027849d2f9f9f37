/** A division in a list: its name is a link, with status and day below. */
import { Link } from '@tanstack/react-router'
import type { EventRow } from '@trickline/contract/events'
import type { ReactNode } from 'react'
import { useFormat } from '@trickline/ui/format.ts'
import { classNames } from '@trickline/ui/class-names.ts'
import { Icon } from '@trickline/ui/icon.tsx'
import { useMessages } from '@trickline/ui/messages.ts'
import { competitionTimeZone } from '@trickline/views/competitions/competition-time-zone.ts'
import { CompetitionStatus } from '@trickline/views/competitions/competition-status.tsx'
import { paths } from '@trickline/views/paths.ts'

type Division = EventRow['competitions'][number]

type Props = {
  division: Division
  /** Replaces the status: what it costs, or why it is refused. */
  note?: ReactNode
  /** In front, as wide as the checkbox of other rows. */
  mark?: ReactNode
  /** A checkbox in front, whose label is the name; the arrow then leads to the division. */
  choice?: { isChosen: boolean; onToggle: () => void } | undefined
  action?: ReactNode
}

export function DivisionRow({ division, note, mark, choice, action }: Props) {
  const competitions = useMessages('competitions')
  const common = useMessages('common')
  const format = useFormat(competitionTimeZone(division))
  const { id, name, status_id, date_start_at } = division
  const day = date_start_at === null ? competitions.noDate : format.dateTime(date_start_at)
  const text = (
    <span className="min-w-0 flex-1">
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold hyphens-auto [overflow-wrap:anywhere]">{name}</span>
        {note === undefined ? <CompetitionStatus statusId={status_id} /> : null}
      </span>
      <span className="block text-label text-soft">{note ?? day}</span>
    </span>
  )
  if (!choice)
    return (
      <li className="flex min-h-16 items-center gap-1 border-b border-hair">
        <Link
          to={paths.competition(id)}
          className={classNames(
            'flex min-w-0 flex-1 items-center gap-3 self-stretch py-2 hover:bg-sunken',
            mark !== undefined && 'ps-2',
          )}
        >
          {mark}
          {text}
          <span className="grid size-touch shrink-0 place-items-center">
            <Icon name="next" className="size-5 text-soft" />
          </span>
        </Link>
        {action}
      </li>
    )
  return (
    <li className="flex min-h-16 items-center gap-1 border-b border-hair has-checked:bg-sunken">
      <label className="flex min-w-0 flex-1 cursor-pointer items-center gap-3 self-stretch py-2 ps-2">
        <input
          type="checkbox"
          className="size-6 shrink-0"
          checked={choice.isChosen}
          onChange={choice.onToggle}
        />
        {text}
      </label>
      <Link
        to={paths.competition(id)}
        aria-label={common.labelled(common.open, name)}
        className="grid size-touch shrink-0 place-items-center rounded-control hover:bg-sunken"
      >
        <Icon name="next" className="size-5 text-soft" />
      </Link>
      {action}
    </li>
  )
}
