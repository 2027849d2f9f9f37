/** The competitions that the viewer may see: with search and filters, six per page, live (screens §3). */
import type { CompetitionListRead } from '@trickline/contract/read-rows'
import { Link } from '@tanstack/react-router'
import { useEffect, useLayoutEffect, useState } from 'react'
import { canCreateCompetition, isSupervisor } from '@trickline/competition/permissions'
import { paths } from '@trickline/views/paths.ts'
import { useCompetitions } from '@trickline/client/competitions.ts'
import { applyHiddenScores } from '@trickline/views/stored-choices.ts'
import { useListSearch } from '../lib/use-list-search.ts'
import { useMessages, withWords } from '@trickline/ui/messages.ts'
import { usePerson } from '@trickline/client/session.ts'
import { AsOf } from '@trickline/ui/as-of.tsx'
import { buttonClass } from '@trickline/ui/button.tsx'
import { EmptyState } from '@trickline/ui/empty-state.tsx'
import { Icon } from '@trickline/ui/icon.tsx'
import { lazyComponent, lazyHook } from '@trickline/ui/lazy.tsx'
import { List } from '../lib/list.tsx'
import { Page } from '@trickline/ui/page.tsx'
import { CompetitionCard, CompetitionCardSkeleton } from './competition-card.tsx'
import { EventCard } from './event-card.tsx'
import { type CompetitionFilters, competitionsSearch } from './competitions-search.ts'
import { competitionSearchText, useCompetitionFilters } from './competition-filters.ts'
import { openInvitations } from './open-invitations.ts'
import { RunningFirst } from './running-first.tsx'

const OrganizerTools = lazyComponent(async () => (await import('./organizer-tools.tsx')).OrganizerTools)
const useCardActions = lazyHook(
  async () => (await withWords(import('./competition-actions.tsx'), 'competitionSteps')).cardActions,
)
const useInvitationParts = lazyHook(() => withWords(import('./invitation-notice.tsx'), 'ownEntry'))
const cardsPerPage = 6
/** How long the list waits for the parts above and on its cards, so that nothing moves; then it is shown without them. */
const partsWithinMilliseconds = 2000

export function CompetitionListScreen() {
  useLayoutEffect(applyHiddenScores, [])
  const words = useMessages('competitions')
  const person = usePerson()
  const organizes = canCreateCompetition(person)
  const { data, error, refetch, asOf } = useCompetitions()
  const { actions, above, isAwaited } = useParts(data ?? [])
  const rows = isAwaited ? undefined : data
  const [values, setValues] = useListSearch(competitionsSearch)
  const newCompetition = organizes ? (
    <Link to={paths.newCompetition} className={buttonClass('primary')}>
      <Icon name="plus" />
      {words.newCompetition}
    </Link>
  ) : null
  return (
    <Page title={words.title} above={asOf === null ? null : <AsOf at={asOf} />} main={newCompetition}>
      {rows ? above : null}
      {rows && !isNarrowed(values) ? <RunningFirst list={rows} /> : null}
      <List
        rows={rows}
        error={error}
        onRetry={() => void refetch()}
        failedTitle={words.loadFailedTitle}
        empty={
          <EmptyState title={words.emptyTitle} text={organizes ? words.emptyForOrganizer : words.emptyText} />
        }
        searchIn={competitionSearchText}
        searchHint={words.searchHint}
        filters={useCompetitionFilters(data ?? [], values)}
        values={values}
        onChange={setValues}
        perPage={cardsPerPage}
        entryOf={entryOf}
        skeleton={<CompetitionCardSkeleton />}
      >
        {(row, ofEvent) =>
          row.event ? (
            <EventCard
              event={row.event}
              rows={ofEvent}
              count={data?.filter(({ event_id }) => event_id === row.event_id).length ?? ofEvent.length}
              isOpen={values.event === String(row.event.id)}
              onOpen={(event) => setValues({ ...values, event })}
              actions={actions}
            />
          ) : (
            <CompetitionCard row={row} actions={actions} />
          )
        }
      </List>
      {organizes ? (
        <div className="mt-6 flex min-h-touch flex-wrap gap-2">
          <OrganizerTools />
        </div>
      ) : null}
    </Page>
  )
}

function isNarrowed({ page, ...filters }: CompetitionFilters): boolean {
  return page > 1 || Object.values(filters).some((value) => value !== '')
}

/** An event with all its divisions is one entry. */
function entryOf({ id, event }: CompetitionListRead): string {
  return event ? `event ${event.id}` : String(id)
}

/** Parts that few people need: actions on cards, and invitations above the list. */
function useParts(list: readonly CompetitionListRead[]) {
  const person = usePerson()
  const acts = canCreateCompetition(person) || isSupervisor(person)
  const actions = useCardActions(acts)
  const invitations = openInvitations(list, person?.id ?? 0)
  const isInvited = invitations.length > 0
  const parts = useInvitationParts(isInvited)
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), partsWithinMilliseconds)
    return () => clearTimeout(timer)
  }, [])
  return {
    actions,
    above: parts ? <parts.Invitations invitations={invitations} /> : null,
    isAwaited: ((acts && !actions) || (isInvited && !parts)) && !isLate,
  }
}
