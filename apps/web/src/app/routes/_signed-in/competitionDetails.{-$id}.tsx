/** `/competitionDetails/:id`: the compact view; without an id the competition opened last (screens §1). */
import { createFileRoute, redirect } from '@tanstack/react-router'
import { lastOpenedId } from '@trickline/client/last-opened.ts'
import { loadMessages } from '@trickline/ui/messages.ts'
import { CompetitionDetailsPage } from '../../../competitions/details/details-page.tsx'
import { NotFoundScreen } from '../../not-found-screen.tsx'
import { paths } from '@trickline/views/paths.ts'
import { useChoiceControls } from '../../../phases/use-choice-controls.ts'

export const Route = createFileRoute('/_signed-in/competitionDetails/{-$id}')({
  beforeLoad: ({ params }) => {
    if (params.id !== undefined) return
    const id = lastOpenedId('competition')
    throw redirect({ to: id === null ? paths.competitions : paths.competitionDetails(id), replace: true })
  },
  loader: () =>
    Promise.all([
      loadMessages('details'),
      loadMessages('competitions'),
      loadMessages('entries'),
      loadMessages('phases'),
      loadMessages('live'),
      loadMessages('fields'),
    ]),
  component: CompetitionDetails,
})

function CompetitionDetails() {
  useChoiceControls()
  const id = Number(Route.useParams().id)
  return Number.isInteger(id) && id > 0 ? <CompetitionDetailsPage key={id} id={id} /> : <NotFoundScreen />
}
