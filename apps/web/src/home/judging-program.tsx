/** The judge's queues of all running competitions, one below the other. Live. */
import type { CompetitionRead } from '@trickline/contract/read-rows'
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
import { LoadFailed } from '../lib/load-failed.tsx'
import { Page } from '@trickline/ui/page.tsx'
import { SkeletonRows } from '@trickline/ui/skeleton.tsx'

export function JudgingProgram() {
  const words = useMessages('home').program
  const { data, error, refetch, asOf } = useHome()
  const judged = (data?.running ?? []).filter(({ judges }) => judges)
  return (
    <Page title={words.title} below={words.text} above={asOf === null ? null : <AsOf at={asOf} />}>
      {judged.map((row) => (
        <JudgedCompetition key={row.id} {...row} />
      ))}
      {data && judged.length === 0 ? <EmptyState title={words.emptyTitle} text={words.emptyText} /> : null}
      {!data && error ? (
        <LoadFailed title={words.loadFailed} error={error} onRetry={() => void refetch()} />
      ) : null}
      {!data && !error ? <SkeletonRows count={4} className="h-20" /> : null}
    </Page>
  )
}

function JudgedCompetition({ id, name }: { id: number; name: string }) {
  const words = useMessages('phases')
  const { data, error, refetch, asOf } = useCompetition(id)
  return (
    <article aria-label={name} className="mb-14">
      <Link
        to={paths.competition(id)}
        search={{ panel: 'scoring' }}
        className="inline-flex min-h-touch items-center font-semibold underline underline-offset-4"
      >
        {name}
      </Link>
      <AsOf at={asOf} className="mb-2" />
      {data ? (
        <Queue competition={data} />
      ) : error ? (
        <LoadFailed title={words.loadFailed} error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonRows count={4} className="h-20" />
      )}
    </article>
  )
}

function Queue({ competition }: { competition: CompetitionRead }) {
  const { glowing } = useCompetitionLive(competition.id)
  return <JudgesTable view={useCompetitionView(competition, glowing)} />
}
