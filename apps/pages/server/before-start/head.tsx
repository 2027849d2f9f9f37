/** Before the start: banner, whether one can enter, name, time, place, and three figures. */
import { locale } from '@trickline/messages/languages'
import { StatusChip } from '@trickline/ui/badge.tsx'
import { useLanguage } from '@trickline/ui/language.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { ShareLink } from '@trickline/ui/share-link.tsx'
import { CompetitionBanner } from '@trickline/views/competitions/competition-banner.tsx'
import { competitionTimeZone } from '@trickline/views/competitions/competition-time-zone.ts'
import { useFieldValue } from '@trickline/views/competitions/field-value.ts'
import { openForm } from '@trickline/views/competitions/opened-form.ts'
import type { CompetitionView } from '@trickline/views/phases/competition-view.ts'
import { paths } from '@trickline/views/paths.ts'
import { WithCountries } from '../with-countries.tsx'
import {
  athletesIn,
  type ComingProps,
  daysBetween,
  registrationIn,
  useMoney,
  useVenueFormat,
} from './coming-competition.ts'
import { ToCalendar, withoutEntry } from './register-card.tsx'
import { RegistrationState } from './registration-state.tsx'

export function Banner({ view }: ComingProps) {
  return (
    <CompetitionBanner
      id={view.id}
      src={view.img_path}
      drawn={view}
      taken={athletesIn(view).length}
      isLow
      className={bannerClass}
    />
  )
}

/** On a phone as wide as the window. */
export const bannerClass =
  'border-hair max-sm:-mx-4 max-sm:-mt-6 max-sm:w-[calc(100%+2rem)] max-sm:border-b max-sm:border-ink sm:rounded-card sm:border'

export function ComingHead(props: ComingProps) {
  const { view, countries } = props
  const { state } = registrationIn(props)
  return (
    <header className="flex flex-col gap-5">
      <div className="flex flex-col items-start gap-3">
        <RegistrationChip {...props} />
        <h1 className="max-w-full text-title font-extrabold hyphens-auto lg:text-[2.75rem]">{view.name}</h1>
        <WithCountries countries={countries}>
          <WhenAndWhere view={view} />
        </WithCountries>
        <p className="flex flex-wrap gap-2 print:hidden">
          {view.dateStart === null ? null : (
            // otherwise below, until the reader is entered
            <ToCalendar
              view={view}
              className={state === 'opens-later' ? 'not-in-[[data-entry]]:hidden' : ''}
            />
          )}
          <ShareLink path={paths.live(view.id)} title={view.name} className="scripted" />
        </p>
      </div>
      <Figures {...props} />
    </header>
  )
}

function RegistrationChip(props: ComingProps) {
  const soon = useMessages('beforeStart')
  return (
    <>
      <span className={withoutEntry}>
        <RegistrationState {...props} />
      </span>
      <span className="not-in-[[data-entry]]:hidden">
        <StatusChip tone="done">{soon.registered}</StatusChip>
      </span>
    </>
  )
}

function WhenAndWhere({ view }: Pick<ComingProps, 'view'>) {
  const words = useMessages('competitions')
  const format = useVenueFormat(view)
  const fieldValue = useFieldValue()
  const { form } = openForm(view)
  const { date_start_at: start, date_end_at: end, location } = view
  const country = form.country_id === null ? '' : fieldValue(form, 'country_id')
  const kind = (['gender', 'category', 'is_vs'] as const).map((field) => fieldValue(form, field))
  return (
    <div className="flex max-w-full flex-col gap-1">
      <p className="text-lead font-semibold">
        {start === null ? words.noDate : format.dates(start, end ?? start)}
      </p>
      {start === null ? null : <p className="tabular">{format.hour(start)}</p>}
      {location || country ? <p>{[location, country].filter(Boolean).join(' · ')}</p> : null}
      <p className="text-soft">{kind.join(' · ')}</p>
    </div>
  )
}

function Figures(props: ComingProps) {
  const soon = useMessages('beforeStart')
  const money = useMoney(props)
  const { view } = props
  const { state, left } = registrationIn(props)
  const showsLeft = state === 'open' || state === 'opens-later'
  const prize = view.prize_amount_total
  return (
    <dl className="grid grid-cols-[repeat(3,auto)] justify-between gap-x-3 border-t-[1.5px] border-ink pt-4 sm:justify-start sm:gap-x-14">
      <UntilStart view={view} now={props.now} />
      {view.athletesMax > 0 ? (
        <Figure
          value={String(showsLeft ? left : view.athletesMax - left)}
          label={showsLeft ? soon.left(left, view.athletesMax) : soon.taken(view.athletesMax)}
        />
      ) : null}
      {prize > 0 ? <Figure value={money(prize)} label={soon.prize} /> : null}
    </dl>
  )
}

type FigureProps = { value: string; unit?: string; label: string }

function Figure({ value, unit, label }: FigureProps) {
  return (
    <div className="flex flex-col-reverse justify-end">
      <dt className="text-label text-soft">{label}</dt>
      <dd className="tabular text-[1.625rem] leading-tight font-extrabold tracking-tight whitespace-nowrap sm:text-[2rem]">
        {value}
        {unit ? <span className="text-body font-bold tracking-normal">{unit}</span> : null}
      </dd>
    </div>
  )
}

/** In days; below 48 hours in hours, in the last hour in minutes. The server renders the page anew each minute. */
function UntilStart({ view, now }: { view: CompetitionView; now: number }) {
  const soon = useMessages('beforeStart')
  const format = useVenueFormat(view)
  const tag = locale(useLanguage())
  if (view.dateStart === null) return null
  const minutes = Math.ceil((view.dateStart - now) / 60_000)
  if (minutes <= 0) return <Figure value={format.time(view.dateStart)} label={soon.startIsReached} />
  const zone = competitionTimeZone(view) ?? view.time_zone
  const [count, unit] = countedTime(minutes, daysBetween(now, view.dateStart, zone))
  const parts = new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'short' }).formatToParts(count)
  const value = parts.filter(({ type }) => type === 'integer').map((part) => part.value)
  const rest = parts.filter(({ type }) => type !== 'integer').map((part) => part.value)
  return <Figure value={value.join('')} unit={` ${rest.join('').trim()}`} label={soon.toStart} />
}

function countedTime(minutes: number, days: number): [count: number, unit: 'day' | 'hour' | 'minute'] {
  if (minutes <= 60) return [minutes, 'minute']
  const hours = Math.floor(minutes / 60)
  return hours < 48 ? [hours, 'hour'] : [days, 'day']
}
