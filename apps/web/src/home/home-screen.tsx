/** Home (screens §19): the next task, what else waits, what can be entered, what runs by itself, and the news. */
import { Link } from '@tanstack/react-router'
import { canCreateCompetition } from '@trickline/competition/permissions'
import { hasRole, isAdmin } from '@trickline/competition/roles'
import { channelOf } from '@trickline/contract/live-events'
import type { HomeRead } from '@trickline/contract/read-rows'
import type { ReactNode } from 'react'
import { paths } from '@trickline/views/paths.ts'
import { useHome, useRunning } from '@trickline/client/home.ts'
import { useMode } from '@trickline/client/role-mode.ts'
import { classNames } from '@trickline/ui/class-names.ts'
import { useChannel } from '@trickline/client/live.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { usePerson, useSession } from '@trickline/client/session.ts'
import { AsOf } from '@trickline/ui/as-of.tsx'
import { buttonClass } from '@trickline/ui/button.tsx'
import { Dock } from '@trickline/ui/dock.tsx'
import { Icon } from '@trickline/ui/icon.tsx'
import { animateLines } from '@trickline/ui/line.tsx'
import { useTitle } from '@trickline/ui/title.ts'
import { Loaded } from '../lib/loaded.tsx'
import { NextCard } from '../lib/next-card.tsx'
import { SavedLine } from '../phases/saved-line.tsx'
import { Skeleton, SkeletonRows } from '@trickline/ui/skeleton.tsx'
import { toast } from '@trickline/ui/toast.tsx'
import { EnterCard, EnterRows, OwnCompetition, OwnDay } from './lazy-parts.tsx'
import { AlsoWaiting, tasksOf } from './home-tasks.tsx'
import { News, SayHelloLine } from './news-line.tsx'
import { OnNow, RunningByItself } from './running.tsx'
import { LinkRow, Row } from './task.tsx'

export function HomeScreen() {
  const words = useMessages('home')
  const profile = useSession()?.profile
  const { asOf, ...home } = useHome()
  useTestMessages()
  const hello = words.hello(profile?.name ?? '')
  useTitle(hello)
  return (
    <div className="mx-auto w-full max-w-page px-4 pt-4 pb-28 sm:px-6 sm:pt-8 sm:pb-16">
      {asOf === null ? null : <AsOf at={asOf} className="mb-1" />}
      <h1 className="mb-3 text-lead font-semibold">{hello}</h1>
      <div className="mb-3 empty:hidden">
        <SavedLine />
      </div>
      <Loaded {...home} failedTitle={words.loadFailed} skeleton={<Loading />}>
        {(data) => <Home home={data} />}
      </Loaded>
    </div>
  )
}

function Home({ home }: { home: HomeRead }) {
  const person = usePerson()
  const { mode } = useMode()
  const [next, ...others] = tasksOf(home, mode)
  const competitions = home.enterable.slice(0, mostEnterable)
  const own = next ? undefined : home.running[0]
  const isAthlete = hasRole(person, 'athlete')
  const isAllDone = !next && !own && competitions.length === 0
  const followed = new Set([
    ...home.running.map(({ id }) => id),
    ...home.organized.filter(({ phase }) => phase !== null).map(({ competition }) => competition.id),
  ])
  return (
    <>
      {[...followed].map((id) => (
        <LiveCompetition key={id} competitionId={id} />
      ))}
      <div
        className={classNames(
          'flex flex-col gap-x-10 gap-y-8 lg:grid lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_auto_1fr]',
          next
            ? "lg:[grid-template-areas:'next_waiting'_'goes_waiting'_'more_waiting']"
            : "lg:[grid-template-areas:'next_waiting'_'next_more'_'goes_more']",
        )}
      >
        <div className="min-w-0 lg:[grid-area:next]">
          {next ? (
            next.show(true)
          ) : own ? (
            <OwnCompetition home={home} own={own} />
          ) : competitions[0] ? (
            <EnterCard row={competitions[0]} />
          ) : (
            <AllDone trains={isAthlete} />
          )}
        </div>
        <div className="min-w-0 lg:[grid-area:waiting] empty:hidden">
          {others.length > 0 ? <AlsoWaiting tasks={others} /> : null}
          {!next && isAthlete ? <OnYourOwn isTrainingNext={isAllDone} /> : null}
        </div>
        <div className="flex min-w-0 flex-col gap-8 lg:[grid-area:goes] empty:hidden">
          {home.running.length > 0 ? <OwnDay /> : null}
          <RunningByItself home={home} />
          <OnNow home={home} shown={own?.id} />
          <Enterable rows={next ? [] : competitions.slice(own ? 0 : 1)} />
          {canCreateCompetition(person) ? <NewCompetition /> : null}
        </div>
        <div className="min-w-0 lg:[grid-area:more]">
          <More count={home.dashboard.competitions} />
        </div>
      </div>
    </>
  )
}

const mostEnterable = 3

function Enterable({ rows }: { rows: HomeRead['enterable'] }) {
  return rows.length > 0 ? <EnterRows rows={rows} /> : null
}

function LiveCompetition({ competitionId }: { competitionId: number }) {
  useRunning(competitionId)
  return null
}

function useTestMessages(): void {
  const words = useMessages('home')
  useChannel(channelOf.test, {
    onReset: () => undefined,
    TestEvent: ({ message }) => {
      toast({ title: words.heard, text: message })
      animateLines()
    },
  })
}

/** For an athlete a training round is what comes next. */
function AllDone({ trains }: { trains: boolean }) {
  const words = useMessages('home')
  if (!trains) return <NextCard title={words.allDone} text={words.allDoneText} />
  return (
    <NextCard
      label={words.allDone}
      title={words.training}
      text={words.trainingText}
      actions={
        <Link to={paths.newTraining} className={buttonClass('primary')}>
          {words.newRound}
        </Link>
      }
    />
  )
}

function OnYourOwn({ isTrainingNext }: { isTrainingNext: boolean }) {
  const words = useMessages('home')
  return (
    <section aria-labelledby="own">
      <h2 id="own" className="border-b border-hair pb-1.5 text-lead font-semibold">
        {words.onYourOwn}
      </h2>
      {isTrainingNext ? null : (
        <Row
          name={words.training}
          mark={words.trainingText}
          end={
            <Link to={paths.newTraining} className={buttonClass()}>
              {words.newRound}
            </Link>
          }
        />
      )}
      <LinkRow to={paths.trickList} name={words.trickList} mark={words.trickListText} />
    </section>
  )
}

/** At the bottom of a phone. */
function NewCompetition(): ReactNode {
  const words = useMessages('home')
  return (
    <Dock>
      <Link to={paths.newCompetition} className={buttonClass()}>
        <Icon name="plus" />
        {words.newCompetition}
      </Link>
    </Dock>
  )
}

function More({ count }: { count: number }) {
  const words = useMessages('home')
  const person = usePerson()
  return (
    <section aria-labelledby="more">
      <h2 id="more" className="border-b border-hair pb-1.5 text-lead font-semibold">
        {words.more}
      </h2>
      <AllCompetitions count={count} />
      <News />
      {isAdmin(person) ? <SayHelloLine /> : null}
    </section>
  )
}

/** `count`: competitions that the person organizes, judges or competes in. */
function AllCompetitions({ count }: { count: number }) {
  const words = useMessages('home')
  return (
    <LinkRow
      to={paths.competitions}
      name={words.allCompetitions}
      {...(count > 0 && { mark: words.yours(count) })}
    />
  )
}

function Loading() {
  const common = useMessages('common')
  return (
    <div aria-busy="true">
      <output className="sr-only">{common.loading}</output>
      <Skeleton className="h-72 rounded-card" />
      <div className="mt-8">
        <SkeletonRows count={3} className="h-16" />
      </div>
    </div>
  )
}
