/** `/live/:id`: a competition for those who are not signed in, with what is published only (who-sees-what §6). */
import { createFileRoute, redirect } from '@tanstack/react-router'
import { loadMessages } from '../../lib/messages.ts'
import { currentSession } from '../../lib/session.ts'
import { CompetitionPage } from '../../competitions/competition-page.tsx'
import { competitionSearch } from '../../competitions/competition-search.ts'
import { Frame } from '../frame.tsx'
import { NotFoundScreen } from '../not-found-screen.tsx'
import { paths } from '../paths.ts'
import { PublicShell } from '../public-shell.tsx'

export const Route = createFileRoute('/live/$id')({
  validateSearch: competitionSearch,
  beforeLoad: ({ params, search }) => {
    // Who is signed in may see more, and does it there.
    if (currentSession()) throw redirect({ to: paths.competition(Number(params.id)), search, replace: true })
  },
  loader: () => Promise.all([loadMessages('competitions'), loadMessages('entries'), loadMessages('phases')]),
  component: LiveView,
})

function LiveView() {
  const id = Number(Route.useParams().id)
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <Frame>
      <PublicShell next={paths.competition(id)}>
        {Number.isInteger(id) && id > 0 ? (
          <CompetitionPage
            key={id}
            id={id}
            search={search}
            onSearch={(next, how) => void navigate({ search: next, resetScroll: false, ...how })}
          />
        ) : (
          <NotFoundScreen />
        )}
      </PublicShell>
    </Frame>
  )
}
