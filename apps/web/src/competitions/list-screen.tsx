/** The competitions one may see: searched, filtered, six a page, live (screens §3). */
import type { CompetitionListed } from '@trickline/contract/read'
import { Link } from '@tanstack/react-router'
import { canCreateCompetition } from '@trickline/competition/permissions'
import { paths } from '../app/paths.ts'
import { useListSearch } from '../data/list-search.ts'
import { useMessages } from '../lib/messages.ts'
import { usePerson } from '../lib/session.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { CardGrid, CardGridSkeleton } from '../ui/card-grid.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Icon } from '../ui/icon.tsx'
import { LoadFailed } from '../ui/load-failed.tsx'
import { Page } from '../ui/page.tsx'
import { pageOf, Pager } from '../ui/pager.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { CompetitionCard } from './competition-card.tsx'
import { FilterBar } from './filter-bar.tsx'
import { InvitationByName } from './invitation-notice.tsx'
import { competitionsSearch, type ListFilters, matchesFilters } from './list-filters.ts'
import { openInvitations } from './own-entry.ts'
import { useCompetitionMoves } from './use-competition-moves.ts'
import { useCompetitions } from '../data/competitions.ts'

const cardsPerPage = 6

type Props = { search: Partial<ListFilters>; onSearch: (search: Partial<ListFilters>) => void }

export function ListScreen({ search, onSearch }: Props) {
  const words = useMessages('competitions')
  const organizes = canCreateCompetition(usePerson())
  const { data, error, refetch } = useCompetitions()
  const [filters, setFilters] = useListSearch(competitionsSearch, search, onSearch)
  const matching = (data ?? []).filter((row) => matchesFilters(row, filters))
  const { items, page, pages } = pageOf(matching, filters.page, cardsPerPage)
  const newCompetition = organizes ? (
    <Link to={paths.newCompetition} className={buttonClass('primary')}>
      <Icon name="plus" />
      {words.newCompetition}
    </Link>
  ) : null
  return (
    <Page title={words.title} main={newCompetition}>
      {data ? <Invitations list={data} /> : null}
      {data && data.length > 0 ? (
        <FilterBar list={data} filters={filters} onChange={setFilters} found={matching.length} />
      ) : null}
      {data ? (
        <Cards rows={items} none={data.length === 0} onShowAll={() => setFilters(competitionsSearch.all)} />
      ) : error ? (
        <LoadFailed title={words.loadFailedTitle} error={error} onRetry={() => void refetch()} />
      ) : (
        <Loading />
      )}
      <Pager
        page={page}
        pages={pages}
        onPage={(next) => {
          setFilters({ ...filters, page: next })
          scrollTo({ top: 0 })
        }}
      />
    </Page>
  )
}

/** Asked first of whoever signs in: an organizer waits for the answer. */
function Invitations({ list }: { list: readonly CompetitionListed[] }) {
  const words = useMessages('competitions').invitation
  const invitations = openInvitations(list, usePerson()?.id ?? 0)
  if (invitations.length === 0) return null
  return (
    <section aria-label={words.title} className="mb-6 flex flex-col gap-3">
      {invitations.map((invitation) => (
        <InvitationByName key={invitation.entryId} invitation={invitation} />
      ))}
    </section>
  )
}

function Cards({
  rows,
  none,
  onShowAll,
}: {
  rows: readonly CompetitionListed[]
  none: boolean
  onShowAll: () => void
}) {
  const words = useMessages('competitions')
  const organizes = canCreateCompetition(usePerson())
  const moves = useCompetitionMoves()
  if (none) {
    return (
      <EmptyState title={words.emptyTitle} text={organizes ? words.emptyForOrganizer : words.emptyText} />
    )
  }
  if (rows.length === 0) {
    return (
      <EmptyState
        title={words.noMatchTitle}
        text={words.noMatchText}
        action={<Button onClick={onShowAll}>{words.clearFilters}</Button>}
      />
    )
  }
  return (
    <CardGrid>
      {rows.map((row) => (
        <CompetitionCard key={row.id} row={row} moves={moves} />
      ))}
    </CardGrid>
  )
}

function Loading() {
  const common = useMessages('common')
  return (
    <div aria-busy="true">
      <output className="sr-only">{common.loading}</output>
      <Skeleton className="mb-6 h-18" />
      <CardGridSkeleton count={cardsPerPage} className="h-80" />
    </div>
  )
}
