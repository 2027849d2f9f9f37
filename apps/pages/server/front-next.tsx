/** Competitions to come, on the front page: with nothing on the first one large, the others as rows. */
import { placesLeft, registrationOf } from '@trickline/competition/registration'
import type { LiveListRow } from '@trickline/contract/competitions'
import type { Country } from '@trickline/contract/people'
import { buttonClass } from '@trickline/ui/button.tsx'
import { useFormat } from '@trickline/ui/format.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { CompetitionBanner } from '@trickline/views/competitions/competition-banner.tsx'
import { competitionTimeZone } from '@trickline/views/competitions/competition-time-zone.ts'
import { paths } from '@trickline/views/paths.ts'
import { WholeCardLink } from './front-parts.tsx'

/** `now`: epoch milliseconds. */
type Props = { row: LiveListRow; countries: readonly Country[]; now: number }

export function ComingHero({ row, countries, now }: Props) {
  const words = useMessages('front')
  const { id, name, competitions_info: info } = row
  return (
    <article
      data-row={id}
      className="relative grid grid-cols-[minmax(0,1fr)] overflow-hidden rounded-card border-[1.5px] border-ink bg-raised lg:grid-cols-2"
    >
      <CompetitionBanner
        id={id}
        src={info.img_path}
        drawn={{ ...row, athletesMax: row.athletes_max ?? 0 }}
        taken={row.entries_approved}
        className="max-lg:max-h-44 lg:h-full"
      />
      <div className="flex flex-col items-start gap-2 p-4 sm:p-7 lg:justify-center">
        <h3 className="text-title font-extrabold hyphens-auto [overflow-wrap:anywhere]">
          <WholeCardLink to={paths.live(id)}>{name}</WholeCardLink>
        </h3>
        <p className="text-soft">
          <Days row={row} />
          {info.location ? <> · {info.location}</> : null}
        </p>
        <p className="tabular font-semibold">
          <PlacesAndPrize row={row} countries={countries} now={now} />
        </p>
        <span aria-hidden="true" className={buttonClass('primary')}>
          {words.toIt}
        </span>
      </div>
    </article>
  )
}

type RowsProps = Omit<Props, 'row'> & { rows: readonly LiveListRow[] }

export function ComingRows({ rows, ...props }: RowsProps) {
  return (
    <ul className="border-t-[1.5px] border-ink">
      {rows.map((row) => (
        <Coming key={row.id} row={row} {...props} />
      ))}
    </ul>
  )
}

function Coming({ row, countries, now }: Props) {
  const format = useFormat(competitionTimeZone(row))
  const { id, name, date_start_at: at, competitions_info: info } = row
  const leaf = at === null ? null : format.calendar(at)
  return (
    <li
      data-row={id}
      className="relative flex items-center gap-4 border-b border-hair py-3 hover:bg-sunken lg:py-4"
    >
      {leaf ? (
        <span aria-hidden="true" className="tabular w-14 shrink-0 text-center leading-none">
          <span className="block text-[2rem] font-extrabold tracking-tight">{leaf.day}</span>
          <span className="text-label font-semibold text-soft">{leaf.month}</span>
        </span>
      ) : null}
      <div className="min-w-0">
        <h3 className="text-body leading-snug font-semibold [overflow-wrap:anywhere] lg:text-lead">
          <WholeCardLink to={paths.live(id)}>{name}</WholeCardLink>
        </h3>
        <p className="text-label text-soft">
          <Days row={row} />
          {info.location ? <> · {info.location}</> : null}
        </p>
        <p className="tabular text-label font-semibold">
          <PlacesAndPrize row={row} countries={countries} now={now} />
        </p>
      </div>
    </li>
  )
}

/** The first day, and the last where there are more. */
export function Days({ row }: { row: LiveListRow }) {
  const words = useMessages('competitions')
  const format = useFormat(competitionTimeZone(row))
  const { date_start_at: start, date_end_at: end } = row
  if (start === null) return words.noDate
  return format.dates(start, end ?? start)
}

/** Places only where everybody can take one now. */
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
