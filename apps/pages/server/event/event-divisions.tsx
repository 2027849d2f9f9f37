/** The divisions of an event: how to enter coming ones, the standings of running ones, the podiums of finished ones. */
import { phaseIsFinished, roundsOfPhase } from '@trickline/competition/phases'
import type { PersonShort } from '@trickline/contract/people'
import { useFormat } from '@trickline/ui/format.ts'
import { Icon } from '@trickline/ui/icon.tsx'
import { useMessages } from '@trickline/ui/messages.ts'
import { Score } from '@trickline/ui/score.tsx'
import { optionText } from '@trickline/views/competitions/option-text.ts'
import { FirstThree } from '@trickline/views/competitions/first-three.tsx'
import { PersonName, PersonWithPicture } from '@trickline/views/people/person-name.tsx'
import { paths } from '@trickline/views/paths.ts'
import { firstName } from '@trickline/views/person-name.ts'
import type { CompetitionView } from '@trickline/views/phases/competition-view.ts'
import { PairOnLine } from '@trickline/views/phases/pair-line.tsx'
import { phaseName } from '@trickline/views/phases/phase-choices.ts'
import { lastRevealedPhase, Spoiler } from '@trickline/views/phases/spoiler.tsx'
import type { ReactNode } from 'react'
import { lastResults } from '../../screens/screen-pairs.ts'
import { athletesIn, registrationIn, useMoney, useVenueFormat } from '../before-start/coming-competition.ts'
import { RegistrationState } from '../before-start/registration-state.tsx'
import { AthletesIn, PlacesLine } from '../before-start/who-is-coming.tsx'
import { tableOf } from '../standing-rows.ts'
import { type Division, type EventProps, stateOf } from './event-view.ts'

export function Divisions(props: EventProps) {
  const words = useMessages('events').page
  const { divisions } = props
  return (
    <section aria-labelledby="divisions" className="flex flex-col gap-3">
      <h2 id="divisions" className="text-title">
        {stateOf(props) === 'coming' ? words.divisions : words.results}
      </h2>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-6 sm:grid-cols-2">
        {divisions.map((division) => (
          <li
            key={division.view.id}
            data-row={`division-${division.view.id}`}
            className="flex min-w-0 flex-col border-t-[1.5px] border-ink pt-1 *:data-spoils:flex *:data-spoils:flex-1 *:data-spoils:flex-col"
          >
            <h3 className="text-lead">
              <a
                href={paths.live(division.view.id)}
                className="flex min-h-touch items-center justify-between gap-3 rounded-control leading-snug font-bold hyphens-auto [overflow-wrap:anywhere] hover:bg-sunken"
              >
                <span className="min-w-0">{division.view.name}</span>
                <Icon name="next" className="size-4 shrink-0" />
              </a>
            </h3>
            <InDivision {...props} division={division} />
          </li>
        ))}
      </ul>
    </section>
  )
}

type OneProps = EventProps & { division: Division }

function InDivision(props: OneProps) {
  const { view } = props.division
  if (view.status === 'published') return <HowToEnter {...props} />
  const shown = view.podiums.length > 0 ? <Podium view={view} /> : <Standings view={view} />
  return (
    <>
      <WhichPhase view={view} />
      {shown}
    </>
  )
}

function HowToEnter({ division: { view }, event, countries, now }: OneProps) {
  const words = useMessages('competitions')
  const facts = useMessages('competitionFacts')
  const soon = useMessages('beforeStart')
  const { ineligible } = useMessages('events')
  const format = useVenueFormat(view)
  const money = useMoney({ view, countries })
  const { state, left } = registrationIn({ view, now })
  const { gender, category, eligibility: asks } = view
  const kind = [
    gender && !asks?.gender && optionText(words.options, 'gender', gender),
    category && optionText(words.options, 'category', category),
  ]
  const fee = view.fees === 0 ? facts.free : money(view.fees)
  const conditions = [
    asks?.gender === 'female' ? ineligible.onlyWomen : asks?.gender === 'male' ? ineligible.onlyMen : '',
    asks?.level_at_least ? ineligible.level(asks.level_at_least) : '',
  ].filter(Boolean)
  return (
    <div className="flex flex-col items-start gap-1.5 text-label text-soft">
      <p className="text-body font-semibold text-ink">
        {view.dateStart === null
          ? words.noDate
          : format.joined(format.shortDate(view.dateStart), format.time(view.dateStart))}
        {event.fee_first === null ? <> · {fee}</> : null}
      </p>
      <p>{kind.filter(Boolean).join(' · ')}</p>
      {conditions.map((condition) => (
        <p key={condition}>{condition}</p>
      ))}
      <RegistrationState view={view} now={now} />
      <p className="tabular mt-1 flex flex-wrap justify-between gap-x-3 self-stretch">
        <span>
          <AthletesIn view={view} />
        </span>
        {state === 'open' ? <span>{soon.placesLeft(left)}</span> : null}
      </p>
      {view.athletesMax > 0 ? <PlacesLine {...view} taken={athletesIn(view).length} /> : null}
    </div>
  )
}

function WhichPhase({ view }: { view: CompetitionView }) {
  const phases = useMessages('phases')
  const live = useMessages('live')
  const format = useVenueFormat(view)
  const last = view.phases.findLast(({ number }) => phaseIsFinished(roundsOfPhase(view.rounds, number)))
  const text =
    view.podiums.length > 0
      ? [view.finished_at === null ? '' : format.date(view.finished_at)]
      : [
          last
            ? live.asAfter(phaseName(last.name, phases))
            : view.current
              ? phaseName(view.current.name, phases)
              : '',
        ]
  return <p className="text-label text-soft">{text.filter(Boolean).join(' · ')}</p>
}

const mostShown = 3

/** Pairs: the final as a line with the bead at the winner, and who came third. Otherwise the first three on steps. */
function Podium({ view }: { view: CompetitionView }) {
  const format = useFormat()
  const { versus } = useMessages('front')
  const { thirdPlace } = useMessages('phases')
  const [first, second, third] = view.podiums.toSorted((a, b) => a.final_position - b.final_position)
  if (!first) return null
  if (!view.isVs || !second)
    return (
      <Spoiler competitionId={view.id} phase="podium">
        <div className="pt-4">
          <FirstThree
            rows={[first, second, third].flatMap((place) =>
              place
                ? [{ rank: place.final_position, user: place.user, value: format.score(place.final_score) }]
                : [],
            )}
          />
        </div>
      </Spoiler>
    )
  const scores = { a: first.final_score, b: second.final_score }
  return (
    <Spoiler competitionId={view.id} phase="podium">
      <div className="dark-card @container mt-2 flex flex-1 flex-col gap-3 rounded-card border border-hair p-4 pb-2 sm:p-6 sm:pb-3">
        <PairOnLine
          a={first.user}
          b={second.user}
          riding={null}
          scores={scores}
          versus={versus}
          below={{
            a: <Score value={scores.a} size="row" className="text-[1.75rem] leading-none" />,
            b: <Score value={scores.b} size="row" className="text-soft" />,
          }}
        />
        {third ? (
          <p className="mt-auto flex items-center gap-3 border-t border-hair pt-2">
            <span className="min-w-0 flex-1">
              <PersonWithPicture user={third.user} below={thirdPlace} />
            </span>
            <Score value={third.final_score} size="small" className="shrink-0" />
          </p>
        ) : null}
      </div>
    </Spoiler>
  )
}

/** The first athletes of the last published phase; in stages of pairs who beat whom, since these rank nobody. */
function Standings({ view }: { view: CompetitionView }) {
  const front = useMessages('front')
  const phases = useMessages('phases')
  const common = useMessages('common')
  const format = useFormat()
  const last = view.phases.findLast(({ number }) => phaseIsFinished(roundsOfPhase(view.rounds, number)))
  if (!last)
    return view.current ? (
      <p className="py-1.5 text-label text-soft">{front.noLeaders(phaseName(view.current.name, phases))}</p>
    ) : null
  const results = last.kind === 'stage' ? lastResults(view) : []
  return (
    <Spoiler competitionId={view.id} phase={lastRevealedPhase(view)}>
      <Places>
        {results.length > 0
          ? results.map(({ winner, loser, scores }) => (
              <li key={winner.id} className={placeClass}>
                <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
                  {front.beat(firstName(winner, common), firstName(loser, common))}
                </span>
                <span className="tabular shrink-0 font-semibold">
                  {format.value(scores.a)} – {format.value(scores.b)}
                </span>
              </li>
            ))
          : tableOf(view, last)
              .table.slice(0, mostShown)
              .flatMap(({ userId, rank, total }) => {
                const user = view.rounds.find((round) => round.userId === userId)?.user
                return user ? [<Place key={userId} place={rank} user={user} score={total} />] : []
              })}
      </Places>
    </Spoiler>
  )
}

function Places({ children }: { children: ReactNode }) {
  return <ol className="flex flex-col [&>li:first-child]:border-t-0">{children}</ol>
}

const placeClass = 'flex items-baseline gap-3 border-t border-hair py-1.5'

type PlaceProps = {
  place: number | null
  user: PersonShort
  /** Undefined is not shown. */
  score: number | null | undefined
}

function Place({ place, user, score }: PlaceProps) {
  return (
    <li className={placeClass}>
      <span className="tabular w-4 shrink-0 text-soft">{place}</span>
      <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        <PersonName user={user} />
      </span>
      {score === undefined ? null : <Score value={score} size="small" className="shrink-0" />}
    </li>
  )
}
