/** Competitions that the person may enter: the next one as a card, the others as rows (screens §19). */
import { Link } from '@tanstack/react-router'
import type { EnterableRead } from '@trickline/contract/read-rows'
import { competitionTimeZone } from '@trickline/views/competitions/competition-time-zone.ts'
import { useCountries } from '@trickline/views/countries.ts'
import { paths } from '@trickline/views/paths.ts'
import { firstName } from '@trickline/views/person-name.ts'
import { Avatar } from '@trickline/ui/avatar.tsx'
import { buttonClass } from '@trickline/ui/button.tsx'
import { cardClass } from '@trickline/ui/card.tsx'
import { classNames } from '@trickline/ui/class-names.ts'
import { FlagAfterName } from '@trickline/ui/flag.tsx'
import { useFormat } from '@trickline/ui/format.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { serverNow } from '@trickline/client/server-time.ts'
import { CompetitionBanner } from '@trickline/views/competitions/competition-banner.tsx'
import { RegisterButton } from '../competitions/register-button.tsx'
import { Row, StartDay } from './task.tsx'

export function EnterCard({ row }: { row: EnterableRead }) {
  const words = useMessages('home')
  const { competition } = row
  return (
    <section aria-labelledby="enter">
      <h2 id="enter" className="mb-2 text-lead font-semibold">
        {words.enter}
      </h2>
      <article aria-labelledby="enter-next" className={classNames(cardClass, 'overflow-hidden sm:flex')}>
        <div className="relative sm:w-60 sm:shrink-0">
          <CompetitionBanner
            id={competition.id}
            src={competition.competitions_info.img_path}
            className="!aspect-auto h-40 sm:h-full"
          />
          <span className="absolute start-3 top-3 rounded-control border border-hair bg-raised px-2 py-1.5">
            <StartDay competition={competition} />
          </span>
        </div>
        <div className="min-w-0 p-4 sm:flex-1 sm:p-5">
          <h3 id="enter-next" className="text-title leading-tight hyphens-auto">
            {competition.name}
          </h3>
          <Where row={row} />
          <Facts row={row} />
          <WhoIsIn row={row} />
          <div className="mt-4 flex flex-wrap gap-2 max-sm:[&>:first-child]:grow">
            <RegisterButton competition={competition} entries={noEntries} kind="primary" />
            <Link
              to={paths.competition(competition.id)}
              aria-label={words.actionOn(words.details, competition.name)}
              className={buttonClass()}
            >
              {words.details}
            </Link>
          </div>
        </div>
      </article>
    </section>
  )
}

export function EnterRows({ rows }: { rows: readonly EnterableRead[] }) {
  const words = useMessages('home')
  return (
    <section aria-labelledby="enter-more">
      <h2 id="enter-more" className="border-b border-hair pb-1.5 text-lead font-semibold">
        {words.alsoOpen}
      </h2>
      <ul>
        {rows.map((row) => (
          <li key={row.competition.id}>
            <EnterRow row={row} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Competitions listed here have no entry of the person. */
const noEntries: readonly never[] = []

function EnterRow({ row: { competition, entries_approved } }: { row: EnterableRead }) {
  const words = useMessages('home')
  const format = useFormat()
  const { money } = useCountry(competition)
  const places = placesLeft(competition.athletesMax, entries_approved)
  return (
    <Row
      picture={<StartDay competition={competition} />}
      name={<Link to={paths.competition(competition.id)}>{competition.name}</Link>}
      mark={format.joined(
        competition.fees === 0 ? words.free : money(competition.fees),
        words.placesFree(places),
      )}
      end={<RegisterButton competition={competition} entries={noEntries} kind="quiet" />}
    />
  )
}

function Where({ row: { competition } }: { row: EnterableRead }) {
  const words = useMessages('home')
  const format = useFormat(competitionTimeZone(competition))
  const { country } = useCountry(competition)
  const { location } = competition.competitions_info
  const start = competition.date_start_at
  return (
    <p className="mt-0.5 text-soft">
      {location ?? country?.label}
      {country ? <FlagAfterName country={country} /> : null}
      <span className="block">{start === null ? words.noDate : format.relative(start, serverNow())}</span>
    </p>
  )
}

function Facts({ row: { competition, entries_approved } }: { row: EnterableRead }) {
  const words = useMessages('home')
  const { money } = useCountry(competition)
  const prize = competition.competitions_info.prize_amount
  const most = competition.athletesMax
  const facts: [string, string][] = [
    [words.entryFee, competition.fees === 0 ? words.free : money(competition.fees)],
    ...(prize > 0 ? [[words.prize, money(prize)] satisfies [string, string]] : []),
    [words.placesLeft, words.placesOf(placesLeft(most, entries_approved), most)],
  ]
  return (
    <dl className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(min(100%,5rem),1fr))] gap-x-3 border-y border-hair py-2.5">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt className="text-label text-soft">{label}</dt>
          <dd className="tabular text-lead font-bold">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function WhoIsIn({ row: { athletes, entries_approved: count } }: { row: EnterableRead }) {
  const words = useMessages('home')
  const common = useMessages('common')
  const format = useFormat()
  if (athletes.length === 0) return null
  const named = count > athletes.length ? athletes.slice(0, 3) : athletes
  const names = named.map((user) => firstName(user, common))
  const others = count > named.length ? [words.others(count - named.length)] : []
  return (
    <div className="mt-3 flex items-center gap-3 text-label text-soft">
      <span className="flex shrink-0 -space-x-2 [&>*]:ring-2 [&>*]:ring-raised">
        {athletes.map((user) => (
          <Avatar key={user.id} name={user.name} surname={user.surname} src={user.img_path} size="small" />
        ))}
      </span>
      <span>{words.areIn(count, format.list([...names, ...others]))}</span>
    </div>
  )
}

function placesLeft(most: number, approved: number): number {
  return Math.max(0, most - approved)
}

function useCountry({ competitions_info: { country_id } }: EnterableRead['competition']) {
  const format = useFormat()
  const country = useCountries().find(({ id }) => id === country_id)
  return { country, money: (units: number) => format.money(units, country?.currency) }
}
