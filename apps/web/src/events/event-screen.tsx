/** `/event`: a new event; `/event/3`: one event, with its form under `?edit=true` (events §2). */
import { Navigate, useNavigate } from '@tanstack/react-router'
import { canCreateCompetition } from '@trickline/competition/permissions'
import { usePerson } from '@trickline/client/session.ts'
import { EmptyState } from '@trickline/ui/empty-state.tsx'
import { lazyComponent } from '@trickline/ui/lazy.tsx'
import { useMessages, withWords } from '@trickline/ui/messages.ts'
import { Page } from '@trickline/ui/page.tsx'
import { SkeletonRows } from '@trickline/ui/skeleton.tsx'
import { paths } from '@trickline/views/paths.ts'
import { useAddressSearch, useOptionalId } from '../lib/address.ts'
import { LoadFailed, mayHelp } from '../lib/load-failed.tsx'
import type { EventFormProps } from './event-form.tsx'
import { EventPage } from './event-page.tsx'
import { eventSearch } from './event-search.ts'
import { useEvent, useOrganizes } from './use-event.ts'

const EventForm = lazyComponent<EventFormProps>(
  async () =>
    (await withWords(import('./event-form.tsx'), 'fields', 'competitionFacts', 'competitionForm')).EventForm,
  {
    fallback: () => <Loading />,
  },
)

export function EventScreen() {
  const id = useOptionalId()
  return id === null ? <NewEvent /> : <OneEvent id={id} />
}

function NewEvent() {
  const words = useMessages('eventScreens')
  const mayCreate = canCreateCompetition(usePerson())
  const navigate = useNavigate()
  if (!mayCreate) return <EmptyState isScreen title={words.notYours} />
  return (
    <EventForm
      event={null}
      onCancel={() => void navigate({ to: paths.competitions })}
      onSaved={(id) => void navigate({ to: paths.event(id), replace: true })}
    />
  )
}

function OneEvent({ id }: { id: number }) {
  const words = useMessages('eventScreens')
  const { data, error, refetch } = useEvent(id)
  if (data) return <ReadEvent read={data} />
  if (!error) return <Loading />
  if (!mayHelp(error)) return <Navigate to={paths.notFound} replace />
  return (
    <Page title={words.events}>
      <LoadFailed title={words.failed} error={error} onRetry={() => void refetch()} />
    </Page>
  )
}

type ReadProps = { read: NonNullable<ReturnType<typeof useEvent>['data']> }

function ReadEvent({ read }: ReadProps) {
  const [{ edit = false, ...search }, changeSearch] = useAddressSearch(eventSearch)
  const organizes = useOrganizes(read.event)
  const leave = () => changeSearch(search, { replace: true })
  return edit && organizes ? (
    <EventForm event={read.event} onCancel={leave} onSaved={leave} />
  ) : (
    <EventPage {...read} search={search} onSearch={changeSearch} />
  )
}

function Loading() {
  const words = useMessages('eventScreens')
  return (
    <Page title={words.events}>
      <SkeletonRows count={5} className="h-16" />
    </Page>
  )
}
