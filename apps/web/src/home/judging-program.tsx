/** The judge's queues of all running competitions, one below another, kept live. */
import type { CompetitionRead, HomeRead } from '@trickline/contract/read-rows'
import { Link } from '@tanstack/react-router'
import { paths } from '@trickline/views/paths.ts'
import { useCompetition } from '@trickline/client/competition.ts'
import { useCompetitionLive } from '@trickline/client/competition-live.ts'
import { useHome } from '@trickline/client/home.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { useCompetitionView } from '../phases/use-competition-view.ts'
import { JudgesTable } from '../phases/judges-table.tsx'
import { AsOf } from '@trickline/ui/as-of.tsx'
import { EmptyState } from '@trickline/ui/empty-state.tsx'
import { Loaded } from '../lib/loaded.tsx'
import { Page } from '@trickline/ui/page.tsx'
import { SkeletonRows } from '@trickline/ui/skeleton.tsx'

export function JudgingProgram() {
  const words = useMessages('home').program
  const { asOf, ...home } = useHome()
  return (
    <Page title={words.title} above={asOf === null ? null : <AsOf at={asOf} />}>
      <Loaded {...home} failedTitle={words.loadFailed} skeleton={<SkeletonRows count={4} className="h-20" />}>
        {({ running, waiting }) => (
          <Judged
            competitions={running.filter(({ judges }) => judges)}
            nextId={waiting.rounds_to_judge[0]?.competition_id}
          />
        )}
      </Loaded>
    </Page>
  )
}

type JudgedProps = {
  competitions: HomeRead['running']
  /** Competition of the next round to judge, a round already open before all others. */
  nextId: number | null | undefined
}

function Judged({ competitions, nextId }: JudgedProps) {
  const words = useMessages('home').program
  if (competitions.length === 0) return <EmptyState title={words.emptyTitle} text={words.emptyText} />
  return competitions
    .toSorted((one, other) => Number(other.id === nextId) - Number(one.id === nextId))
    .map((row, index) => <JudgedCompetition key={row.id} {...row} leads={index === 0} />)
}

type Competition = { id: number; name: string; leads: boolean }

function JudgedCompetition({ id, name, leads }: Competition) {
  const words = useMessages('phases')
  const { asOf, ...competition } = useCompetition(id)
  return (
    <article aria-label={name} className="mb-14">
      <Link
        to={paths.competition(id)}
        search={{ panel: 'scoring' }}
        className="inline-flex min-h-touch items-center text-score font-bold hover:underline"
      >
        {name}
      </Link>
      <AsOf at={asOf} className="mb-2" />
      <Loaded
        {...competition}
        failedTitle={words.loadFailed}
        // as high as a window, so that the next queue does not move into it
        skeleton={<SkeletonRows count={9} className="h-20" />}
      >
        {(data) => <Queue competition={data} leads={leads} />}
      </Loaded>
    </article>
  )
}

function Queue({ competition, leads }: { competition: CompetitionRead; leads: boolean }) {
  const { glowing } = useCompetitionLive(competition.id)
  return <JudgesTable view={useCompetitionView(competition, glowing)} leads={leads} isPart />
}
