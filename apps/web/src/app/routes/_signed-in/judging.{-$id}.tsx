/** `/judging/:id`: score, edit, review or view a round; without an id the round opened last, else the judging program. */
import { createFileRoute, redirect } from '@tanstack/react-router'
import { lastOpenedId } from '@trickline/client/last-opened.ts'
import { loadMessages } from '@trickline/ui/messages.ts'
import { JudgingPage } from '../../../rounds/judging-page.tsx'
import { NotFoundScreen } from '../../not-found-screen.tsx'
import { paths } from '@trickline/views/paths.ts'

export const Route = createFileRoute('/_signed-in/judging/{-$id}')({
  beforeLoad: ({ params }) => {
    if (params.id === undefined) throw redirect({ to: lastRoundPath(), replace: true })
  },
  loader: () => loadMessages('judging'),
  component: Judging,
})

function lastRoundPath(): string {
  const id = lastOpenedId('round')
  return id === null ? paths.judgingProgram : paths.judging(id)
}

function Judging() {
  const id = Number(Route.useParams().id)
  return Number.isInteger(id) && id > 0 ? <JudgingPage roundId={id} /> : <NotFoundScreen />
}
