/** `/competition`: the form of a new competition; `/competition/:id`: of one that is edited (screens §4). */
import { createFileRoute } from '@tanstack/react-router'
import { FormScreen } from '../../../competitions/form/form-screen.tsx'
import { loadMessages } from '../../../lib/messages.ts'

export const Route = createFileRoute('/_signed-in/competition/{-$id}')({
  loader: () => Promise.all([loadMessages('competitions'), loadMessages('fields')]),
  component: Form,
})

function Form() {
  const { id } = Route.useParams()
  return <FormScreen key={id ?? 'new'} id={id === undefined ? null : Number(id)} />
}
