/**
 * What entering costs and how to enter: at the bottom of a phone, beside the page from 64 rem. It leads to registration, or
 * directly to the competition in the app for a signed-in person, who is asked at once and comes back. The markup is the same
 * for everyone; the device knows whether the reader has an entry (views/stored-choices.ts).
 */
import type { Registration } from '@trickline/competition/registration'
import { useMessages } from '@trickline/ui/messages.ts'
import { buttonClass } from '@trickline/ui/button.tsx'
import { Icon } from '@trickline/ui/icon.tsx'
import { classNames } from '@trickline/ui/class-names.ts'
import { pagePaths, paths } from '@trickline/views/paths.ts'
import { type ComingProps, registrationIn, useMoney, useVenueFormat } from './coming-competition.ts'

export function RegisterCard(props: ComingProps) {
  const { view } = props
  const words = useMessages('competitionFacts')
  const own = useMessages('ownEntry')
  const soon = useMessages('beforeStart')
  const { state } = registrationIn(props)
  const format = useVenueFormat(view)
  const start = view.dateStart === null ? '' : format.dateTime(view.dateStart)
  return (
    <section
      id="register"
      data-register={offersNothing.has(state) ? 'with-entry' : 'open'}
      aria-label={words.registration}
      className={classNames(registerCardClass, offersNothing.has(state) && 'not-in-[[data-entry]]:hidden')}
    >
      <Said {...useOffer(props)} className={withoutEntry} />
      <Said
        main={soon.registered}
        beside={soon.toBeConfirmed}
        className={classNames('hidden', whileWaiting)}
      />
      <Said main={soon.hasPlace} beside={start} className="hidden in-[[data-entry=in]]:block" />
      {state === 'open' || state === 'full' ? (
        <a
          href={enterAddress(view.id)}
          className={classNames(buttonClass('primary'), 'max-lg:max-w-[55%]', withoutEntry)}
        >
          {state === 'open' ? own.register : soon.joinList}
        </a>
      ) : null}
      {state === 'opens-later' ? <ToCalendar view={view} className={withoutEntry} /> : null}
      <a
        href={paths.competition(view.id)}
        className={classNames(buttonClass(), 'not-in-[[data-entry]]:hidden')}
      >
        {soon.ownEntry}
      </a>
    </section>
  )
}

/** For these the chip above says everything. */
const offersNothing: ReadonlySet<Registration> = new Set(['closed', 'by-invitation'])

export const registerCardClass =
  'flex gap-3 border-ink bg-raised max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-10 max-lg:items-center max-lg:border-t-[1.5px] max-lg:px-4 max-lg:pt-2.5 max-lg:pb-[calc(0.625rem+env(safe-area-inset-bottom))] sm:max-lg:px-6 lg:flex-col lg:rounded-card lg:border lg:border-edge lg:p-5 print:hidden'

type ToCalendarProps = Pick<ComingProps, 'view'> & { className: string }

export function ToCalendar({ view, className }: ToCalendarProps) {
  const soon = useMessages('beforeStart')
  return (
    <a href={pagePaths.calendar(view.id)} className={classNames(buttonClass(), className)}>
      <Icon name="calendar" />
      {soon.toCalendar}
    </a>
  )
}

export const withoutEntry = 'in-[[data-entry]]:hidden'
const whileWaiting = 'in-[[data-entry=waiting]]:block'

type SaidProps = Offer & { className: string }

function Said({ main, beside, className }: SaidProps) {
  return (
    <p className={classNames('min-w-0 flex-1 text-label text-soft', className)}>
      <b className="block text-lead font-extrabold text-ink">{main}</b>
      {beside}
    </p>
  )
}

type Offer = { main: string; beside: string }

function useOffer(props: ComingProps): Offer {
  const { view, competition } = props
  const words = useMessages('competitionFacts')
  const soon = useMessages('beforeStart')
  const format = useVenueFormat(view)
  const money = useMoney(props)
  const { state, left } = registrationIn(props)
  const fee = view.fees === 0 ? words.free : money(view.fees)
  const feeAnd = (rest: string) => (view.fees === 0 ? [] : [soon.entryFee]).concat(rest || []).join(' · ')
  const { opens } = view.registration
  return {
    open: { main: fee, beside: feeAnd(soon.placesLeft(left)) },
    'opens-later': {
      main: format.date(opens),
      beside: format.joined(words.fields.registration_opens_at, format.time(opens)),
    },
    full: { main: fee, beside: feeAnd(competition.waiting > 0 ? soon.waiting(competition.waiting) : '') },
    closed: { main: soon.isClosed, beside: '' },
    'by-invitation': { main: soon.byInvitation, beside: '' },
  }[state]
}

/** The app asks at once (web/competitions/register-button.tsx). */
export function enterAddress(id: number): string {
  const next = `${paths.competition(id)}#enter`
  return `${pagePaths.register}&${new URLSearchParams({ next })}`
}
