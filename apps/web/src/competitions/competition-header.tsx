/** The head of a competition: name, status, sharing, what the status asks of the viewer, countdown and facts (screens §5). */
import type { CompetitionRead } from '@trickline/contract/read-rows'
import { competitionIsEditable, decideCompetition } from '@trickline/competition/competition-moves'
import { competitionHasStarted, competitionIsPublic } from '@trickline/competition/competition-status'
import { serverNow } from '@trickline/client/server-time.ts'
import { isOwner } from '@trickline/competition/permissions'
import { isAdmin } from '@trickline/competition/roles'
import { canSeeAllEntries } from '@trickline/competition/visibility'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { paths } from '@trickline/views/paths.ts'
import { useFormat } from '@trickline/ui/format.ts'
import { useMessages, withWords } from '@trickline/ui/messages.ts'
import { usePerson } from '@trickline/client/session.ts'
import { useTitle } from '@trickline/ui/title.ts'
import { buttonClass } from '@trickline/ui/button.tsx'
import { lazyComponent } from '@trickline/ui/lazy.tsx'
import { classNames } from '@trickline/ui/class-names.ts'
import { Icon } from '@trickline/ui/icon.tsx'
import type { CompetitionView } from '@trickline/views/phases/competition-view.ts'
import { CompetitionBanner } from '@trickline/views/competitions/competition-banner.tsx'
import { competitionTimeZone } from '@trickline/views/competitions/competition-time-zone.ts'
import { CompetitionStatus } from '@trickline/views/competitions/competition-status.tsx'
import { DateAndPlace } from '@trickline/views/competitions/date-and-place.tsx'
import { useCountries } from '@trickline/views/countries.ts'
import { optionText } from '@trickline/views/competitions/option-text.ts'
import { ResultState } from '@trickline/views/phases/result-state.tsx'
import { ruleTitle } from '@trickline/views/rule-title.ts'
import type { RankingButtonProps } from './ranking-button.tsx'
import { OwnEntries } from './own-entries.tsx'
import { ShareButton } from './share-button.tsx'
import { UntilStart } from './until-start.tsx'

const UndoAdvance = lazyComponent(
  async () => (await withWords(import('./undo-advance.tsx'), 'undo', 'fields')).UndoAdvance,
)

const RankingButton = lazyComponent<RankingButtonProps>(
  async () => (await withWords(import('./ranking-button.tsx'), 'ranking')).RankingButton,
)

const CompetitionFacts = lazyComponent(
  async () =>
    (await withWords(import('@trickline/views/competitions/competition-facts.tsx'), 'competitionFacts'))
      .CompetitionFacts,
)

type Props = { competition: CompetitionRead; glowing: boolean }

/** `children`: what the competition's status asks of the viewer. */
type HeaderProps = { view: CompetitionView; isScoring: boolean; children: ReactNode }

export function CompetitionHeader({ view, isScoring, children }: HeaderProps) {
  useTitle(view.name)
  const person = usePerson()
  const hasBanner = view.img_path !== null
  return (
    <header className="flex flex-col gap-4 print:hidden">
      <div
        className={classNames(
          'grid grid-cols-[minmax(0,1fr)_auto] grid-rows-[auto_1fr] items-start gap-x-3 gap-y-1 sm:gap-x-5',
          hasBanner && 'md:grid-cols-[auto_minmax(0,1fr)_auto]',
        )}
      >
        {hasBanner ? (
          <CompetitionBanner
            id={view.id}
            src={view.img_path}
            drawn={view}
            className="row-span-2 w-36 rounded-card border border-hair max-md:hidden lg:w-44"
          />
        ) : null}
        <CompetitionTitle competition={view} glowing={view.glowing.has('competition')} />
        <span className="sm:row-span-2">
          <ShareButton competition={view} />
        </span>
        <div className="max-sm:col-span-2">
          <DateAndPlace competition={view} />
          <ResultState competition={view} />
          {view.status === 'published' ? <StartTime competition={view} /> : null}
        </div>
      </div>
      <OwnEntries competition={view} isScoring={isScoring} />
      {children}
      <Details competition={view}>{isOwner(person, view) ? <UndoAdvance view={view} /> : null}</Details>
    </header>
  )
}

function StartTime({ competition }: { competition: CompetitionRead }) {
  return (
    <>
      <UntilStart at={competition.date_start_at} className="mt-2" />
      <OwnTime competition={competition} />
    </>
  )
}

/** Open where a supervisor has to decide by them. */
function Details({ competition, children }: { competition: CompetitionRead; children: ReactNode }) {
  const words = useMessages('competitions')
  const common = useMessages('common')
  const format = useFormat()
  const person = usePerson()
  const [isOpen, setOpen] = useState(competition.status === 'pending' && !isOwner(person, competition))
  const country = useCountries().find(({ id }) => id === competition.country_id)
  const { is_vs, gender } = competition
  // before the start a guest decides by the fee
  const namesFee = competition.status === 'published' && !isOwner(person, competition) && competition.fees > 0
  const most = [
    ...(namesFee ? [`${words.fees} ${format.money(competition.fees, country?.currency)}`] : []),
    ...(is_vs === null ? [] : [optionText(words.options, 'is_vs', is_vs === 1)]),
    ...(gender ? [optionText(words.options, 'gender', gender)] : []),
    ...(competition.rule && !namesFee ? [ruleTitle(competition.rule, common)] : []),
  ]
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="group border-b border-hair"
    >
      <summary className="flex min-h-touch list-none items-center gap-3 py-2 hover:bg-sunken [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1 font-semibold">
          {words.details}
          {isOpen || most.length === 0 ? null : (
            <span className="font-normal text-soft"> · {format.joined(...most)}</span>
          )}
        </span>
        <Icon name="down" className="size-5 shrink-0 text-soft transition-transform group-open:rotate-180" />
      </summary>
      <div className="pt-2 pb-6">
        {isOpen ? <CompetitionFacts competition={competition} /> : null}
        {person === null ? null : (
          <DetailLinks competition={competition}>{isOpen ? children : null}</DetailLinks>
        )}
      </div>
    </details>
  )
}

function DetailLinks({ competition, children }: { competition: CompetitionRead; children: ReactNode }) {
  const words = useMessages('competitions')
  const { history } = useMessages('phases')
  const person = usePerson()
  const readsHistory =
    canSeeAllEntries(person, competition) || competition.entries.some(({ userId }) => userId === person?.id)
  const hasStarted = competitionHasStarted(competition)
  const context = { competition, now: serverNow() }
  const mayChange =
    !competitionIsEditable(competition) && !decideCompetition(person, context, 'edit-late').refusal
  return (
    <div className="mt-6 flex flex-wrap gap-2 empty:hidden">
      {hasStarted ? (
        <Link to={paths.statistics} search={{ competition: competition.id }} className={buttonClass()}>
          {words.statistics}
        </Link>
      ) : null}
      {readsHistory ? (
        <Link to={paths.competitionHistory(competition.id)} className={buttonClass()}>
          {history}
        </Link>
      ) : null}
      {mayChange ? (
        <Link to={paths.editCompetition(competition.id)} className={buttonClass()}>
          {words.lateTitle}
        </Link>
      ) : null}
      <EventLink eventId={competition.event_id} />
      {person && isAdmin(person) && competitionIsPublic(competition) ? (
        <RankingButton competition={competition} />
      ) : null}
      {hasStarted ? children : null}
    </div>
  )
}

function EventLink({ eventId }: { eventId: number | null }) {
  const words = useMessages('competitions')
  if (eventId === null) return null
  return (
    <Link to={paths.event(eventId)} className={buttonClass()}>
      {words.toEvent}
    </Link>
  )
}

export function CompetitionTitle({ competition, glowing }: Props) {
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-2 self-center max-sm:pb-1">
      <h1 className="max-w-full text-title font-bold hyphens-auto">{competition.name}</h1>
      <div className={classNames('rounded-full', glowing && 'glow')}>
        <CompetitionStatus statusId={competition.status_id} />
      </div>
    </div>
  )
}

/** The start in the viewer's time zone, if it is a different one. */
function OwnTime({ competition }: { competition: CompetitionRead }) {
  const words = useMessages('competitions')
  const localFormat = useFormat()
  const venueFormat = useFormat(competitionTimeZone(competition))
  const start = competition.date_start_at
  if (start === null || venueFormat.dateTime(start).startsWith(localFormat.dateTime(start))) return null
  return <p className="text-label text-soft">{words.ownTime(localFormat.dateTime(start))}</p>
}
