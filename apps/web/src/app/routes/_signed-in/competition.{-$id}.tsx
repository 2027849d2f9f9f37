/** `/competition/:id`: the form; without an id the competition that was edited last, else a new one (screens §4). */
import { createFileRoute, redirect } from '@tanstack/react-router'
import { FormScreen } from '../../../competitions/form/form-screen.tsx'
import { lastOpenedId } from '@trickline/client/last-opened.ts'
import { loadMessages } from '@trickline/ui/messages.ts'
import { paths } from '@trickline/views/paths.ts'

export const Route = createFileRoute('/_signed-in/competition/{-$id}')({
  beforeLoad: ({ params }) => {
    const id = params.id === undefined ? lastOpenedId('edited') : null
    if (id !== null) throw redirect({ to: paths.editCompetition(id), replace: true })
  },
  loader: () => Promise.all([loadMessages('competitions'), loadMessages('fields')]),
  component: Form,
})

function Form() {
  const { id } = Route.useParams()
  return <FormScreen key={id ?? 'new'} id={id === undefined ? null : Number(id)} />
}
