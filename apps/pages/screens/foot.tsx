/** The footer of the big screen: what is next and about when; at the end who won. */
import { competitionTimeZone } from '@trickline/views/competitions/competition-time-zone.ts'
import { firstName, personName } from '@trickline/views/person-name.ts'
import { type CompetitionView, currentRounds } from '@trickline/views/phases/competition-view.ts'
import { phaseName } from '@trickline/views/phases/phase-choices.ts'
import { useFormat } from '@trickline/ui/format.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { Score } from '@trickline/ui/score.tsx'
import type { ReactNode } from 'react'
import { daysBetween, registrationIn, useMoney } from '../server/before-start/coming-competition.ts'
import { useRegistrationText } from '../server/before-start/registration-state.tsx'
import { useAbout } from './picture-now.tsx'
import { isBreak, lastResults, pairOfNow, pairsToCome } from './screen-pairs.ts'
import type { ScreenProps } from './screen-props.ts'
import { startList } from './screen-standings.ts'

type Props = { view: CompetitionView }
type FootProps = Pick<ScreenProps, 'view' | 'now' | 'countries'>

export function Foot({ view, now, countries }: FootProps) {
  if (view.status === 'published') return <BeforeStart {...{ view, now, countries }} />
  if (view.status !== 'started') return <Winner view={view} />
  return isBreak(view) ? <LastResult view={view} /> : <Next view={view} />
}

type SaysProps = {
  label: string
  end?: ReactNode
  /** True below the podium, which already has the first three. */
  besidePodium?: boolean
  children: ReactNode
}

export function Says({ label, end, besidePodium = false, children }: SaysProps) {
  return (
    <p className={besidePodium ? 'beside-podium' : undefined}>
      <span>{label}</span>
      <b>{children}</b>
      <b className="tabular">{end}</b>
    </p>
  )
}

/** Until the day before the start: how to enter. */
function BeforeStart({ view, now, countries }: FootProps) {
  const front = useMessages('front')
  const { register } = useMessages('ownEntry')
  const { registration } = useMessages('competitionFacts')
  const money = useMoney({ view, countries })
  const { state, left } = registrationIn({ view, now })
  const text = useRegistrationText({ view, now })
  const prize = view.prize_amount_total
  const facts = [state === 'open' ? front.placesLeft(left) : text, prize > 0 ? front.prize(money(prize)) : '']
  const isFar = view.dateStart !== null && daysBetween(now, view.dateStart, competitionTimeZone(view)) > 1
  if (!isFar) return <First view={view} />
  return (
    <Says label={registration} end={state === 'open' ? register : ''}>
      {facts.filter(Boolean).join(' · ')}
    </Says>
  )
}

function First({ view }: Props) {
  const words = useMessages('screens')
  const common = useMessages('common')
  const format = useFormat(competitionTimeZone(view))
  const [first] = startList(view)
  const { date_start_at } = view
  return (
    <Says label={words.next} end={date_start_at ? format.time(date_start_at) : ''}>
      {first ? personName(first, common) : view.name}
    </Says>
  )
}

function Next({ view }: Props) {
  const words = useMessages('screens')
  const phases = useMessages('phases')
  const common = useMessages('common')
  const about = useAbout(view)
  const now = pairOfNow(view)
  const pair = pairsToCome(view).find(({ a }) => a.id !== now?.a.id)
  if (pair)
    return (
      <Says label={words.next} end={about(pair.a)}>
        {firstName(pair.a, common)} – {firstName(pair.b, common)}
      </Says>
    )
  const [rider] = currentRounds(view)
    .filter(({ status }) => status === 'pending')
    .toSorted((one, other) => one.run_order - other.run_order)
  if (rider)
    return (
      <Says label={words.next} end={about(rider.user)}>
        {personName(rider.user, common)}
      </Says>
    )
  const phase = view.phases.find(({ number }) => number === (view.current?.number ?? 0) + 1)
  return <Says label={words.next}>{phase ? phaseName(phase.name, phases) : phases.names.podium}</Says>
}

function LastResult({ view }: Props) {
  const words = useMessages('screens')
  const common = useMessages('common')
  const result = lastResults(view).at(-1)
  if (!result) return <Next view={view} />
  const { winner, loser, scores } = result
  return (
    <Says
      label={words.lastResult}
      end={
        <>
          <Score value={scores.a} size="inherit" /> – <Score value={scores.b} size="inherit" />
        </>
      }
    >
      {words.beat(firstName(winner, common), firstName(loser, common))}
    </Says>
  )
}

function Winner({ view }: Props) {
  const phases = useMessages('phases')
  const common = useMessages('common')
  const [first, fourth] = [1, 4].map((place) =>
    view.podiums.find(({ final_position }) => final_position === place),
  )
  if (!first) return null
  return (
    <>
      <Says
        label={`${phases.winner} · ${view.name}`}
        end={<Score value={first.final_score} size="inherit" />}
      >
        {personName(first.user, common)}
      </Says>
      {fourth ? (
        <Says
          label={phases.position(4)}
          end={<Score value={fourth.final_score} size="inherit" />}
          besidePodium
        >
          {personName(fourth.user, common)}
        </Says>
      ) : null}
    </>
  )
}
