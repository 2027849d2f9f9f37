/** Who has a place: a bead for each on the line, and each athlete's last result; after the last one the reader. */
import type { LiveDetail } from '@trickline/contract/competitions'
import { Badge } from '@trickline/ui/badge.tsx'
import { classNames } from '@trickline/ui/class-names.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { DrawnPlaces } from '@trickline/views/competitions/drawn-places.tsx'
import { paths } from '@trickline/views/paths.ts'
import { PersonWithPicture } from '@trickline/views/people/person-name.tsx'
import { personName } from '@trickline/views/person-name.ts'
import { FollowButton } from '../follow-button.tsx'
import { athletesIn, type ComingProps, registrationIn } from './coming-competition.ts'
import { enterAddress, withoutEntry } from './register-card.tsx'

export function WhoIsComing(props: ComingProps) {
  const { view, competition } = props
  const common = useMessages('common')
  const soon = useMessages('beforeStart')
  const athletes = athletesIn(view)
  const { state } = registrationIn(props)
  const lastResult = useLastResult(competition)
  return (
    <section aria-labelledby="coming" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="coming" className="text-title">
          {soon.coming}
        </h2>
        {state === 'full' ? null : (
          <p className="text-label text-soft">
            <AthletesIn view={view} />
          </p>
        )}
      </div>
      {view.athletesMax > 0 ? <PlacesLine {...view} taken={athletes.length} /> : null}
      {athletes.length === 0 ? <p className="text-soft">{soon.nobodyYet}</p> : null}
      <ul className="grid grid-cols-1 gap-x-8 border-t-[1.5px] border-ink sm:grid-cols-2">
        <li className={classNames(rowClass, 'not-in-[[data-entry=waiting]]:hidden')}>
          <You {...props} isEntered />
        </li>
        {athletes.map(({ id, user }) =>
          user ? (
            <li key={id} data-row={id} data-coming={user.id} className={rowClass}>
              <span className="min-w-0 flex-1">
                <PersonWithPicture user={user} below={lastResult(user.id)} />
              </span>
              {/* the device knows whose row it is (views/stored-choices.ts) */}
              <span data-own="" className="hidden">
                <Badge>{common.you}</Badge>
              </span>
              <FollowButton userId={user.id} name={personName(user, common)} />
            </li>
          ) : null,
        )}
        {state === 'open' ? (
          <li className={classNames(rowClass, withoutEntry)}>
            <You {...props} />
          </li>
        ) : null}
      </ul>
    </section>
  )
}

/** "9 in, 13 needed"; with enough of them "13 in". */
export function AthletesIn({ view }: Pick<ComingProps, 'view'>) {
  const soon = useMessages('beforeStart')
  const { length: count } = athletesIn(view)
  return count < view.athletesMin ? soon.haveOfNeeded(count, view.athletesMin) : soon.have(count)
}

const rowClass = 'flex min-h-16 min-w-0 items-center gap-3 border-b border-hair py-2'

function You({ isEntered = false, ...props }: ComingProps & { isEntered?: boolean }) {
  const words = useMessages('ownEntry')
  const soon = useMessages('beforeStart')
  const { id } = props.view
  return (
    <>
      <span
        aria-hidden="true"
        className={classNames(
          'size-10 shrink-0 rounded-full border-2',
          isEntered ? 'border-accent' : 'border-dashed border-edge',
        )}
      />
      <span className="min-w-0 flex-1 font-semibold">
        {isEntered ? soon.youIn : soon.you}
        <span className="block text-label font-normal text-soft">
          {isEntered ? soon.toBeConfirmed : soon.placesLeft(registrationIn(props).left)}
        </span>
      </span>
      <a
        href={isEntered ? paths.competition(id) : enterAddress(id)}
        className="inline-flex min-h-touch items-center font-semibold underline underline-offset-4"
      >
        {isEntered ? soon.ownEntry : words.register}
      </a>
    </>
  )
}

/** "2nd, Trofeo delle Dolomiti"; '' for athletes without a result. */
function useLastResult({ competition_users }: LiveDetail): (userId: number) => string {
  const phases = useMessages('phases')
  const soon = useMessages('beforeStart')
  const results = new Map(competition_users.map(({ user_id, last_result }) => [user_id, last_result]))
  return (userId) => {
    const result = results.get(userId)
    return result ? soon.lastResult(phases.position(result.place), result.competition.name) : ''
  }
}

type PlacesProps = Pick<ComingProps['view'], 'athletesMin' | 'athletesMax'> & { taken: number }

export function PlacesLine({ taken, athletesMin, athletesMax }: PlacesProps) {
  const soon = useMessages('beforeStart')
  return (
    <DrawnPlaces
      {...{ taken, athletesMin, athletesMax }}
      label={soon.seats(taken, athletesMax, athletesMin)}
    />
  )
}
