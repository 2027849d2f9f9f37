/** Head of an event: its name, days and place; before the start its picture and what entering costs. */
import { placesLeft } from '@trickline/competition/registration'
import { buttonClass } from '@trickline/ui/button.tsx'
import { useFormat } from '@trickline/ui/format.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { ShareLink } from '@trickline/ui/share-link.tsx'
import { EventBanner } from '@trickline/views/competitions/event-banner.tsx'
import { pagePaths, paths } from '@trickline/views/paths.ts'
import { HideScores } from '@trickline/views/phases/hide-scores.tsx'
import { lastRevealedPhase } from '@trickline/views/phases/spoiler.tsx'
import { athletesIn, registrationIn } from '../before-start/coming-competition.ts'
import { bannerClass } from '../before-start/head.tsx'
import { registerCardClass } from '../before-start/register-card.tsx'
import { daysOf, type EventProps, stateOf } from './event-view.ts'

/** Before the start. The card is fixed at the bottom of a phone, and beside the page from 64 rem. */
export function BannerAndRegister(props: EventProps) {
  const { event, divisions } = props
  const [first] = divisions
  if (!first || stateOf(props) !== 'coming') return null
  return (
    <div className="flex flex-col gap-8">
      <EventBanner
        event={event}
        division={first.view}
        count={divisions.length}
        isLow
        className={bannerClass}
      />
      <RegisterCard {...props} />
    </div>
  )
}

export function EventHead(props: EventProps) {
  const { event, divisions } = props
  const words = useMessages('competitions')
  const format = useFormat(daysOf(props)?.zone)
  const days = daysOf(props)
  const hides = divisions.some(({ view }) => lastRevealedPhase(view) !== null)
  const zone = useFormat(event.time_zone).zone()
  const facts = [event.place, words.divisions(divisions.length), zone].filter(Boolean)
  return (
    // on phones the actions of the page are beside the days, otherwise beside the name
    <header className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-2">
      <h1 className="max-sm:col-span-full text-[clamp(1.625rem,1.3rem+1.6vw,2.5rem)] leading-tight font-extrabold tracking-tight hyphens-auto [overflow-wrap:anywhere]">
        {event.name}
      </h1>
      {days ? (
        <p className="mt-1 text-lead font-semibold max-sm:self-center">{format.dates(days.from, days.to)}</p>
      ) : null}
      <p className="mt-0.5 flex flex-wrap gap-x-3 text-soft max-sm:col-span-full [overflow-wrap:anywhere]">
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </p>
      <p className="scripted col-start-2 row-start-2 -me-3 flex self-start sm:row-span-3 sm:row-start-1 sm:-mt-1.5">
        {hides ? <HideScores isShort /> : null}
        <ShareLink path={paths.liveEvent(event.id)} title={event.name} isShort />
      </p>
    </header>
  )
}

/** The app asks which divisions to enter. */
function RegisterCard(props: EventProps) {
  const { event, divisions } = props
  const words = useMessages('events').page
  const competitions = useMessages('competitionFacts')
  const own = useMessages('ownEntry')
  const soon = useMessages('beforeStart')
  const fees = useEventFees(props)
  const states = divisions.map(({ view }) => registrationIn({ view, now: props.now }).state)
  const isOpen = states.some((state) => state === 'open' || state === 'full')
  const left = divisions
    .filter((_, index) => states[index] === 'open')
    .reduce((sum, { view }) => sum + placesLeft(view.athletesMax, athletesIn(view).length), 0)
  const beside = [fees?.beside, left > 0 ? soon.placesLeft(left) : ''].filter(Boolean).join(' · ')
  return (
    <section id="register" data-register aria-label={competitions.registration} className={registerCardClass}>
      <p className="min-w-0 flex-1 text-label text-soft">
        <b className="block text-lead font-extrabold text-ink">
          {isOpen
            ? (fees?.main ?? words.feeByDivision)
            : states.includes('opens-later')
              ? words.opensLater
              : soon.isClosed}
        </b>
        {beside}
      </p>
      {isOpen ? (
        <a
          href={`${pagePaths.register}&${new URLSearchParams({ next: paths.event(event.id) })}`}
          className={`${buttonClass('primary')} max-lg:max-w-[55%]`}
        >
          {own.register}
        </a>
      ) : null}
    </section>
  )
}

/** null: each division has its own fee. */
function useEventFees({ event, divisions, countries }: EventProps): { main: string; beside: string } | null {
  const words = useMessages('events').page
  const competitions = useMessages('competitionFacts')
  const format = useFormat()
  const country = countries.find(({ id }) => id === divisions[0]?.view.country_id)
  const { fee_first: first, fee_further: further } = event
  if (first === null) return null
  const money = (units: number) => (units === 0 ? competitions.free : format.money(units, country?.currency))
  return {
    main: money(first),
    beside: further === null || further === first ? words.feeEach : words.feeFurther(money(further)),
  }
}
