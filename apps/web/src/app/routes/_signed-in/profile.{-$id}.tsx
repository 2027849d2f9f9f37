/** `/profile`: one's own, with `?edit=true` to change it; `/profile/:id`: somebody's. */
import { createFileRoute, Navigate } from '@tanstack/react-router'
import { loadMessages } from '../../../lib/messages.ts'
import { usePerson } from '../../../lib/session.ts'
import { ProfileScreen } from '../../../people/profile-screen.tsx'
import { paths } from '../../paths.ts'

export const Route = createFileRoute('/_signed-in/profile/{-$id}')({
  validateSearch: ({ edit }: Record<string, unknown>): { edit?: true } => (edit === true ? { edit } : {}),
  loader: () => Promise.all([loadMessages('people'), loadMessages('roles'), loadMessages('fields')]),
  component: Profile,
})

function Profile() {
  const ownId = usePerson()?.id
  const { id = String(ownId) } = Route.useParams()
  const { edit: isEditing = false } = Route.useSearch()
  const navigate = Route.useNavigate()
  // the session has just ended: one signs in, and comes back here
  if (ownId === undefined) return null
  const userId = Number(id)
  if (!Number.isInteger(userId) || userId <= 0) return <Navigate to={paths.notFound} replace />
  return (
    <ProfileScreen
      key={userId}
      id={userId}
      isOwn={userId === ownId}
      isEditing={isEditing}
      onEdit={(edit) => void navigate({ search: edit ? { edit } : {} })}
    />
  )
}
