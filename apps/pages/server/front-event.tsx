/** An event on the front page: one entry that links to its page and opens into its divisions (screens §37). */
import type { ListedEvent, LiveListRow } from '@trickline/contract/competitions'
import { competitionStatusOf } from '@trickline/contract/status-codes'
import { Avatar } from '@trickline/ui/avatar.tsx'
import { cardClass } from '@trickline/ui/card.tsx'
import { classNames } from '@trickline/ui/class-names.ts'
import { useFormat } from '@trickline/ui/format.ts'
import { Icon } from '@trickline/ui/icon.tsx'
import { useMessages } from '@trickline/ui/messages.ts'
import { Score } from '@trickline/ui/score.tsx'
import { eventDays } from '@trickline/views/competitions/event-days.ts'
import { PersonName } from '@trickline/views/people/person-name.tsx'
import { paths } from '@trickline/views/paths.ts'
import { Covered, WholeCardLink } from './front-parts.tsx'

/** Links to the event, or else to the competition. */
export function EntryLink({ event, row: { id, name } }: { event: ListedEvent | null; row: LiveListRow }) {
  return event ? (
    <WholeCardLink to={paths.liveEvent(event.id)}>{event.name}</WholeCardLink>
  ) : (
    <WholeCardLink to={paths.live(id)}>{name}</WholeCardLink>
  )
}

/** The entry's `data-row`, unique on the page. */
export function entryKey({ event, row }: { event: ListedEvent | null; row: LiveListRow }): string {
  return event ? `event-${event.id}` : String(row.id)
}

/** Days and place; '' if the event does not state them. */
export function EventFacts({ event }: { event: ListedEvent }) {
  const days = eventDays(event)
  const format = useFormat(days?.zone)
  return [days ? format.dates(days.from, days.to) : '', event.place].filter(Boolean).join(' · ')
}

export function DivisionsFold({ event: { id, divisions } }: { event: ListedEvent }) {
  const words = useMessages('competitions')
  return (
    // above the link that covers the card
    <details id={`divisions-${id}`} className="group relative -my-2">
      <summary className="flex min-h-touch w-fit list-none items-center gap-2 pe-3 text-label font-semibold hover:text-ink [&::-webkit-details-marker]:hidden">
        <Icon name="next" className="size-4 shrink-0 transition-transform group-open:rotate-90" />
        {words.divisions(divisions.length)}
      </summary>
      <ul className="pb-1">
        {divisions.map((division) => {
          const status = competitionStatusOf(division.status_id)
          return (
            <li key={division.id} className="border-t border-hair">
              <a
                href={paths.live(division.id)}
                className="flex min-h-touch items-center justify-between gap-4 hover:bg-sunken"
              >
                <span className="min-w-0 font-semibold [overflow-wrap:anywhere]">{division.name}</span>
                <span className="shrink-0 text-label text-soft">{status ? words.statuses[status] : ''}</span>
              </a>
            </li>
          )
        })}
      </ul>
    </details>
  )
}

type EndedProps = { event: ListedEvent; rows: readonly LiveListRow[] }

/** Who won each division. */
export function EndedEventCard({ event, rows }: EndedProps) {
  const won = rows.flatMap(({ id, name, podiums: [winner] }) => (winner ? [{ id, name, winner }] : []))
  return (
    <li
      data-row={`event-${event.id}`}
      className={classNames(
        cardClass,
        'relative flex flex-col gap-3 p-4 hover:border-edge hover:shadow-lift sm:p-6',
      )}
    >
      <h3 className="text-lead leading-snug font-bold hyphens-auto [overflow-wrap:anywhere]">
        <WholeCardLink to={paths.liveEvent(event.id)}>{event.name}</WholeCardLink>
      </h3>
      <Covered />
      <ul data-spoils="">
        {won.map(({ id, name, winner: { user, final_score } }) => (
          <li key={id} className="flex items-center gap-3 border-t border-hair py-2">
            <Avatar name={user.name} surname={user.surname} src={user.img_path} size="small" />
            <span className="min-w-0 flex-1 leading-snug [overflow-wrap:anywhere]">
              <span className="block text-label text-soft">{name}</span>
              <PersonName user={user} />
            </span>
            <Score value={final_score} size="small" className="shrink-0" />
          </li>
        ))}
      </ul>
      <div className="mt-auto">
        <p className="text-label text-soft">
          <EventFacts event={event} />
        </p>
        <DivisionsFold event={event} />
      </div>
    </li>
  )
}
