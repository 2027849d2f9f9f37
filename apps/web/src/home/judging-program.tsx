/** What a judge has to judge, across competitions: the queue of each that is running, one below the other. Live. */
import { Link } from '@tanstack/react-router'
import { paths } from '../app/paths.ts'
import { CompetitionFailed } from '../competitions/competition-not-there.tsx'
import { useCompetition, useCompetitionLive } from '../data/competition.ts'
import { useHome } from '../data/home.ts'
import { useMessages } from '../lib/messages.ts'
import { usePerson } from '../lib/session.ts'
import { JudgesTable } from '../phases/judges-table.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { LoadFailed } from '../ui/load-failed.tsx'
import { Page } from '../ui/page.tsx'
import { SkeletonRows } from '../ui/skeleton.tsx'

export function JudgingProgram() {
  const words = useMessages('home').program
  const { data, error, refetch } = useHome()
  const judged = (data?.running ?? []).filter(({ judges }) => judges)
  return (
    <Page title={words.title} below={words.text}>
      {judged.map((row) => (
        <Judged key={row.id} {...row} />
      ))}
      {data && judged.length === 0 ? <EmptyState title={words.emptyTitle} text={words.emptyText} /> : null}
      {!data && error ? (
        <LoadFailed title={words.loadFailed} error={error} onRetry={() => void refetch()} />
      ) : null}
      {!data && !error ? <SkeletonRows count={4} className="h-20" /> : null}
    </Page>
  )
}

function Judged({ id, name }: { id: number; name: string }) {
  const person = usePerson()
  const { data, error, refetch } = useCompetition(id)
  const { glowing } = useCompetitionLive(id)
  return (
    <article aria-label={name} className="mb-12">
      <p className="mb-1 text-label text-soft">
        <Link
          to={paths.competition(id)}
          search={{ panel: 'scoring' }}
          className="inline-flex min-h-touch items-center font-semibold underline underline-offset-4"
        >
          {name}
        </Link>
      </p>
      {data ? (
        <JudgesTable competition={data} person={person} glowing={glowing} />
      ) : error ? (
        <CompetitionFailed error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonRows count={4} className="h-20" />
      )}
    </article>
  )
}
