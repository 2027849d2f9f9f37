/** Home (screens §19): greeting, open tasks, figures, and what the product does. */
import { Link } from '@tanstack/react-router'
import { isAdmin } from '@trickline/competition/roles'
import { channelOf } from '@trickline/contract/live-events'
import type { HomeRead } from '@trickline/contract/read-rows'
import { paths } from '@trickline/views/paths.ts'
import { useHome, useRunning } from '@trickline/client/home.ts'
import { useMode } from '@trickline/client/role-mode.ts'
import { useFormat } from '@trickline/ui/format.ts'
import { useChannel } from '@trickline/client/live.ts'
import { useMessages, withWords } from '@trickline/ui/messages.ts'
import { useSession } from '@trickline/client/session.ts'
import { AsOf } from '@trickline/ui/as-of.tsx'
import { classNames } from '@trickline/ui/class-names.ts'
import { useGlow } from '@trickline/ui/glow.ts'
import { lazyComponent } from '@trickline/ui/lazy.tsx'
import { animateLines, Line } from '@trickline/ui/line.tsx'
import { Loaded } from '../lib/loaded.tsx'
import { Page } from '@trickline/ui/page.tsx'
import { Skeleton } from '@trickline/ui/skeleton.tsx'
import { toast } from '@trickline/ui/toast.tsx'
import { ModeQuestion, ModeSwitch } from './mode-select.tsx'
import { News } from './news.tsx'
import { HomeTasks } from './home-tasks.tsx'

const SayHello = lazyComponent(async () => (await withWords(import('./say-hello.tsx'), 'fields')).SayHello)

export function HomeScreen() {
  const words = useMessages('home')
  const profile = useSession()?.profile
  const admin = isAdmin(useSession()?.person ?? null)
  const { mode } = useMode()
  const { asOf, ...home } = useHome()
  useTestMessages()
  return (
    <Page
      title={words.hello(profile?.name ?? '')}
      above={asOf === null ? null : <AsOf at={asOf} />}
      actions={mode === null ? null : <ModeSwitch />}
    >
      {mode === null ? <ModeQuestion /> : null}
      <Loaded {...home} failedTitle={words.loadFailed} skeleton={<Loading />}>
        {(data) => (
          <>
            {data.running.map(({ id }) => (
              <LiveCompetition key={id} competitionId={id} />
            ))}
            <HomeTasks waiting={data.waiting} mode={mode} />
            <Dashboard {...data.dashboard} />
          </>
        )}
      </Loaded>
      <News />
      {admin ? <SayHello /> : null}
    </Page>
  )
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

function Dashboard({ saved_rounds, published_rounds, competitions }: HomeRead['dashboard']) {
  const words = useMessages('home')
  return (
    <section aria-label={words.dashboard} className="mt-12">
      <h2 className="text-label font-medium text-soft">{words.dashboard}</h2>
      <Line className="-mb-2.5 text-edge" />
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,6.25rem),1fr))] gap-x-2">
        <Figure value={saved_rounds} label={words.savedRounds(saved_rounds)} to={paths.training} />
        <Figure
          value={published_rounds}
          label={words.publishedRounds(published_rounds)}
          to={paths.training}
          status="published"
        />
        <Figure value={competitions} label={words.competitions(competitions)} to={paths.competitions} />
      </ul>
    </section>
  )
}

type FigureProps = { value: number; label: string; to: string; status?: string }

function Figure({ value, label, to, status }: FigureProps) {
  const format = useFormat()
  const glowing = useGlow(value)
  return (
    <li className="flex flex-col items-start">
      <span aria-hidden="true" className="ms-3 h-6 w-px bg-edge" />
      <Link
        to={to}
        search={status === undefined ? {} : { status }}
        className={classNames('-mx-1 flex flex-col rounded-control px-2 pb-2 hover:bg-sunken', glowing)}
      >
        <span className="tabular text-score-big font-extrabold tracking-tight">{format.number(value)}</span>
        <span className="text-label text-soft">{label}</span>
      </Link>
    </li>
  )
}

function Loading() {
  const common = useMessages('common')
  return (
    <div aria-busy="true">
      <output className="sr-only">{common.loading}</output>
      <Skeleton className="h-56" />
      <Skeleton className="mt-12 h-36" />
    </div>
  )
}
