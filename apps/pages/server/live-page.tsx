/** The parts of `/live/{id}`: a competition as everyone may see it (screens §32). */
import { type Phase, phaseIsFinished, roundsOfPhase } from '@trickline/competition/phases'
import type { ReactNode } from 'react'
import { CompetitionFacts } from '@trickline/views/competitions/competition-facts.tsx'
import { CompetitionBanner } from '@trickline/views/competitions/competition-banner.tsx'
import { CompetitionStatus } from '@trickline/views/competitions/competition-status.tsx'
import { DateAndPlace } from '@trickline/views/competitions/date-and-place.tsx'
import { useMessages } from '@trickline/ui/messages.ts'
import { PersonWithPicture } from '@trickline/views/people/person-name.tsx'
import { personName } from '@trickline/views/person-name.ts'
import { useFormat } from '@trickline/ui/format.ts'
import type { CompetitionView } from '@trickline/views/phases/competition-view.ts'
import { Bracket } from '@trickline/views/phases/bracket.tsx'
import {
  type ChoiceKey,
  chosenPhase,
  type PhaseChoice,
  phaseChoices,
  phaseName,
} from '@trickline/views/phases/phase-choices.ts'
import { HideScores } from '@trickline/views/phases/hide-scores.tsx'
import { Podium } from '@trickline/views/phases/podium.tsx'
import { SharePodium } from '@trickline/views/phases/share-podium.tsx'
import { paths } from '@trickline/views/paths.ts'
import { Collapsible } from '@trickline/ui/collapsible.tsx'
import { EmptyState } from '@trickline/ui/empty-state.tsx'
import { ShareLink } from '@trickline/ui/share-link.tsx'
import { type ComingProps, isBeforeStart } from './before-start/coming-competition.ts'
import { Banner, ComingHead } from './before-start/head.tsx'
import { HowTheDaysGo, WhatIsJudged } from './before-start/how-it-goes.tsx'
import { PrizesAndPeople } from './before-start/prizes-and-people.tsx'
import { RegisterCard } from './before-start/register-card.tsx'
import { WhoIsComing } from './before-start/who-is-coming.tsx'
import { FollowButton } from './follow-button.tsx'
import { Following } from './following.tsx'
import { NowOnTheLine } from './now-on-the-line.tsx'
import { lastRevealedPhase, Spoiler, spoilerKey } from '@trickline/views/phases/spoiler.tsx'
import { WithCountries } from './with-countries.tsx'
import { StandingsList } from './standings-list.tsx'
import { standingsOf } from './standing-rows.ts'

type Props = { view: CompetitionView }

/** The same parts before and after the start, so that an open page follows; those of the other state are empty. */
export const liveParts: Record<string, (props: ComingProps) => ReactNode> = {
  banner: beforeStart(Banner),
  head: (props) => (isBeforeStart(props.view) ? <ComingHead {...props} /> : <Head {...props} />),
  register: beforeStart(RegisterCard),
  following: fromStart(Following),
  now: fromStart(NowOnTheLine),
  coming: beforeStart(WhoIsComing),
  days: beforeStart(HowTheDaysGo),
  judged: beforeStart(WhatIsJudged),
  prizes: beforeStart(PrizesAndPeople),
  results: fromStart(Results),
  people: fromStart(People),
  details: Details,
}

type Part = (props: ComingProps) => ReactNode

function beforeStart(Shown: Part): Part {
  return (props) => (isBeforeStart(props.view) ? <Shown {...props} /> : null)
}

function fromStart(Shown: Part): Part {
  return (props) => (isBeforeStart(props.view) ? null : <Shown {...props} />)
}

function Head({ view }: Props) {
  return (
    <header className="grid items-end gap-x-8 gap-y-5 md:grid-cols-[minmax(0,2fr)_minmax(0,5fr)]">
      <CompetitionBanner
        id={view.id}
        src={view.img_path}
        drawn={view}
        className="rounded-card border border-hair max-md:hidden"
      />
      <div className="flex min-w-0 flex-col items-start gap-3">
        <CompetitionStatus statusId={view.status_id} />
        <h1 className="max-w-full text-title font-bold hyphens-auto">{view.name}</h1>
        <DateAndPlace competition={view} />
        <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
          <ShareLink path={paths.live(view.id)} title={view.name} className="scripted" />
          <HideScores />
        </div>
      </div>
    </header>
  )
}

/** Announced to screen readers when it changes (patch.ts). */
function Announcement({ view }: Props) {
  const common = useMessages('common')
  const words = useMessages('live')
  const phases = useMessages('phases')
  const format = useFormat()
  const revealed = view.podiums.length > 0 ? 'podium' : lastRevealedPhase(view)
  if (revealed === null) return null
  const winner = view.podiums.find(({ final_position }) => final_position === 1)
  const phase = view.phases.find(({ name }) => name === revealed)
  const [leader] = phase ? standingsOf(view, phase).rows : []
  const name = phaseName(revealed, phases)
  const text = winner
    ? words.won(personName(winner.user, common))
    : leader && !view.isVs
      ? words.published(name, personName(leader.round.user, common), format.score(leader.score))
      : words.publishedOnly(name)
  return (
    <p
      hidden
      data-said={text}
      data-told={spoilerKey({ competitionId: view.id, phase: revealed })}
      data-hidden-said={winner ? words.finished : words.publishedOnly(name)}
    />
  )
}

function Results({ view }: Props) {
  const words = useMessages('phases')
  const live = useMessages('live')
  const choices = phaseChoices(view)
  const first = chosenPhase(choices, undefined)
  if (first === null) return <EmptyState title={words.beforeStartTitle} text={words.beforeStartText} />
  // "best result" is left out: the table of qualifying has the better round and the cut
  const others = choices
    .filter((choice) => choice.isOpen && choice !== first && choice.key !== 'best')
    .toReversed()
  const bracket = bracketStage(view, choices)
  const isDrawnFirst = bracket !== null && first.phase?.kind === 'stage'
  return (
    <div className="flex flex-col gap-4">
      <Announcement view={view} />
      <section aria-labelledby="first-phase" className="flex flex-col gap-4">
        <h2 id="first-phase" className="text-title">
          {phaseName(first.key, words)}
        </h2>
        <PhaseResult view={view} choice={first} drawsBracket={isDrawnFirst} />
      </section>
      {others.length > 0 ? (
        <section aria-label={live.otherPhases} className="flex flex-col gap-3">
          {bracket !== null && !isDrawnFirst ? (
            <Collapsible id="bracket" title={words.bracket}>
              <Spoiler competitionId={view.id} phase={lastRevealedPhase(view)}>
                <Bracket view={view} stage={bracket} />
              </Spoiler>
            </Collapsible>
          ) : null}
          {others.map((choice) => (
            <Collapsible key={choice.key} id={choice.key} title={phaseName(choice.key, words)}>
              <PhaseResult view={view} choice={choice} />
            </Collapsible>
          ))}
        </section>
      ) : null}
    </div>
  )
}

/** The stage that the bracket shows first; null: no bracket. */
function bracketStage({ isVs, stages }: CompetitionView, choices: readonly PhaseChoice[]): ChoiceKey | null {
  if (!isVs || stages.includes('unknown')) return null
  return choices.findLast(({ isOpen, phase }) => isOpen && phase?.kind === 'stage')?.key ?? null
}

type ResultProps = Props & { choice: PhaseChoice; drawsBracket?: boolean }

function PhaseResult({ view, choice: { key, phase }, drawsBracket = false }: ResultProps) {
  if (phase === null)
    return (
      <Spoiler competitionId={view.id} phase="podium">
        <Podium competition={view} />
        <SharePodium of={view} />
      </Spoiler>
    )
  const hasRounds = roundsOfPhase(view.rounds, phase.number).length > 0
  const isRevealed = phaseIsFinished(roundsOfPhase(view.rounds, phase.number))
  return (
    <Spoiler competitionId={view.id} phase={isRevealed ? key : lastRevealedPhase(view)}>
      <div className="flex flex-col gap-6">
        {drawsBracket ? <Bracket view={view} stage={key} /> : null}
        {hasRounds ? <StandingsList view={view} phase={phase} /> : null}
        {hasRounds || drawsBracket ? null : <AwaitedPlaces view={view} phase={phase} />}
      </div>
    </Spoiler>
  )
}

function AwaitedPlaces({ view, phase }: Props & { phase: Phase }) {
  const words = useMessages('phases')
  const places = view.places.filter((place) => place.round_number === phase.number)
  return <p className="text-soft">{words.goOn(places.length, phaseName(phase.name, words))}</p>
}

function People({ view }: Props) {
  const words = useMessages('entries')
  const of = (role: 'athlete' | 'judge') =>
    view.entries.filter((entry) => entry.role === role && entry.user !== null)
  return (
    <div className="flex flex-col gap-3">
      <Names title={words.athletes} entries={of('athlete')} numbered />
      <Names title={words.judges} entries={of('judge')} />
    </div>
  )
}

type NamesProps = { title: string; entries: CompetitionView['entries']; numbered?: boolean }

function Names({ title, entries, numbered = false }: NamesProps) {
  const common = useMessages('common')
  if (entries.length === 0) return null
  const inOrder = numbered ? entries.toSorted((a, b) => a.orderNumber - b.orderNumber) : entries
  return (
    <Collapsible id={title} title={title} end={<span className="tabular text-soft">{entries.length}</span>}>
      <ul className="grid grid-cols-1 gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
        {inOrder.map(({ id, user, orderNumber }) => (
          <li key={id} data-row={id} className="flex min-w-0 items-center gap-3 border-b border-hair py-2">
            {numbered ? (
              <span className="tabular w-7 shrink-0 text-end font-bold text-soft">{orderNumber}</span>
            ) : null}
            <span className="min-w-0 flex-1">{user ? <PersonWithPicture user={user} /> : null}</span>
            {user && numbered ? <FollowButton userId={user.id} name={personName(user, common)} /> : null}
          </li>
        ))}
      </ul>
    </Collapsible>
  )
}

function Details({ view, countries }: ComingProps) {
  const words = useMessages('competitions')
  return (
    <WithCountries countries={countries}>
      <Collapsible id="details" title={words.details}>
        <CompetitionFacts competition={view} />
      </Collapsible>
    </WithCountries>
  )
}
