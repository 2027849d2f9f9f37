/** `/competitionView/:id`: a competition with its panels; without an id the one opened last (screens §1). */
import { createFileRoute, redirect } from '@tanstack/react-router'
import { lastOpenedId } from '@trickline/client/last-opened.ts'
import { loadMessages } from '@trickline/ui/messages.ts'
import { CompetitionPage } from '../../../competitions/competition-page.tsx'
import { competitionSearch } from '../../../competitions/competition-search.ts'
import { NotFoundScreen } from '../../not-found-screen.tsx'
import { paths } from '@trickline/views/paths.ts'
import { useChoiceControls } from '../../../phases/use-choice-controls.ts'

export const Route = createFileRoute('/_signed-in/competitionView/{-$id}')({
  validateSearch: competitionSearch,
  beforeLoad: ({ params }) => {
    if (params.id !== undefined) return
    const id = lastOpenedId('competition')
    throw redirect({ to: id === null ? paths.competitions : paths.competition(id), replace: true })
  },
  loader: () =>
    Promise.all([
      loadMessages('competitions'),
      loadMessages('entries'),
      loadMessages('phases'),
      loadMessages('live'),
      loadMessages('fields'),
      loadMessages('share'),
    ]),
  component: CompetitionView,
})

function CompetitionView() {
  useChoiceControls()
  const id = Number(Route.useParams().id)
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  if (!Number.isInteger(id) || id <= 0) return <NotFoundScreen />
  return (
    <CompetitionPage
      key={id}
      id={id}
      search={search}
      onSearch={(next, options) => void navigate({ search: next, resetScroll: false, ...options })}
    />
  )
}
