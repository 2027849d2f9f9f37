/** Coming competitions on the front page, as rows; if nothing is on, the first one is large. */
import { placesLeft, registrationOf } from '@trickline/competition/registration'
import type { ListedEvent, LiveListRow } from '@trickline/contract/competitions'
import type { Country } from '@trickline/contract/people'
import { buttonClass } from '@trickline/ui/button.tsx'
import { useFormat } from '@trickline/ui/format.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { CompetitionBanner } from '@trickline/views/competitions/competition-banner.tsx'
import { eventDays } from '@trickline/views/competitions/event-days.ts'
import { EventBanner } from '@trickline/views/competitions/event-banner.tsx'
import { competitionTimeZone } from '@trickline/views/competitions/competition-time-zone.ts'
import type { FrontEntry } from './front-entries.ts'
import { DivisionsFold, entryKey, EntryLink, EventFacts } from './front-event.tsx'

/** `now`: epoch milliseconds. */
type Props = { row: LiveListRow; countries: readonly Country[]; now: number }

type EntryProps = Props & { event: ListedEvent | null }

export function ComingHero({ row, event, countries, now }: EntryProps) {
  const words = useMessages('front')
  const { id, competitions_info: info } = row
  const drawn = { ...row, athletesMax: row.athletes_max ?? 0 }
  return (
    <article
      data-row={entryKey({ event, row })}
      className="relative grid grid-cols-[minmax(0,1fr)] overflow-hidden rounded-card border-[1.5px] border-ink bg-raised lg:grid-cols-2"
    >
      {event ? (
        <EventBanner event={event} division={drawn} count={event.divisions.length} className={bannerClass} />
      ) : (
        <CompetitionBanner
          id={id}
          src={info.img_path}
          drawn={drawn}
          taken={row.entries_approved}
          className={bannerClass}
        />
      )}
      <div className="flex flex-col items-start gap-2 p-4 sm:p-7 lg:justify-center">
        <h3 className="text-title font-extrabold hyphens-auto [overflow-wrap:anywhere]">
          <EntryLink event={event} row={row} />
        </h3>
        <p className="text-soft">
          <WhenAndWhere event={event} row={row} />
        </p>
        {event ? null : (
          <p className="tabular font-semibold">
            <PlacesAndPrize row={row} countries={countries} now={now} />
          </p>
        )}
        <span aria-hidden="true" className={buttonClass('primary')}>
          {event ? words.toEvent : words.toIt}
        </span>
        {event ? <DivisionsFold event={event} /> : null}
      </div>
    </article>
  )
}

const bannerClass = 'max-sm:max-h-44 lg:h-full'

type RowsProps = Omit<Props, 'row'> & { entries: readonly FrontEntry[] }

export function ComingRows({ entries, ...props }: RowsProps) {
  return (
    <ul className="border-t-[1.5px] border-ink">
      {entries.map(({ event, rows }) => (
        <Coming key={rows[0].id} row={rows[0]} event={event} {...props} />
      ))}
    </ul>
  )
}

function Coming({ row, event, countries, now }: EntryProps) {
  const own = event && eventDays(event)
  const format = useFormat(own ? own.zone : competitionTimeZone(row))
  const at = own ? own.from : row.date_start_at
  const leaf = at === null ? null : format.calendar(at)
  return (
    <li
      data-row={entryKey({ event, row })}
      className="relative flex items-center gap-4 border-b border-hair py-3 has-[details]:items-start hover:bg-sunken lg:py-4"
    >
      {leaf ? (
        <span aria-hidden="true" className="tabular w-14 shrink-0 text-center leading-none">
          <span className="block text-[2rem] font-extrabold tracking-tight">{leaf.day}</span>
          <span className="text-label font-semibold text-soft">{leaf.month}</span>
        </span>
      ) : null}
      <div className="min-w-0 flex-1">
        <h3 className="text-body leading-snug font-semibold [overflow-wrap:anywhere] lg:text-lead">
          <EntryLink event={event} row={row} />
        </h3>
        <p className="text-label text-soft">
          <WhenAndWhere event={event} row={row} />
        </p>
        {event ? (
          <DivisionsFold event={event} />
        ) : (
          <p className="tabular text-label font-semibold">
            <PlacesAndPrize row={row} countries={countries} now={now} />
          </p>
        )}
      </div>
    </li>
  )
}

function WhenAndWhere({ row, event }: Pick<EntryProps, 'row' | 'event'>) {
  const { location } = row.competitions_info
  if (event?.date_start) return <EventFacts event={event} />
  const place = event ? event.place : location
  return (
    <>
      <Days row={row} />
      {place ? <> · {place}</> : null}
    </>
  )
}

/** The first day, and the last if there are several. */
export function Days({ row }: { row: LiveListRow }) {
  const words = useMessages('competitions')
  const format = useFormat(competitionTimeZone(row))
  const { date_start_at: start, date_end_at: end } = row
  if (start === null) return words.noDate
  return format.dates(start, end ?? start)
}

/** Places are shown only while everybody can take one. */
export function PlacesAndPrize({ row, countries, now }: Props) {
  const words = useMessages('front')
  const format = useFormat()
  const { entries_approved, registration, competitions_info: info } = row
  const [athletesMax, approved] = [row.athletes_max ?? 0, entries_approved ?? 0]
  const competition = {
    isOpen: row.is_open === 1,
    athletesMax,
    registrationOpensAt: registration.opens === null ? null : Date.parse(registration.opens),
    registrationClosesAt: registration.closes === null ? null : Date.parse(registration.closes),
  }
  const state = athletesMax > 0 ? registrationOf({ competition, approved, now }) : null
  const country = countries.find(({ id }) => id === info.country_id)
  const facts = [
    state === 'open' ? words.placesLeft(placesLeft(athletesMax, approved)) : null,
    state === 'full' ? words.full : null,
    info.prize_amount > 0 ? words.prize(format.money(info.prize_amount, country?.currency)) : null,
  ]
  return facts.filter((fact) => fact !== null).join(' · ')
}
