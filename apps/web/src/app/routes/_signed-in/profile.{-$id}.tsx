/** `/profile` (`?edit=true`) and `/profile/:id`. */
import { createFileRoute, Navigate } from '@tanstack/react-router'
import { loadMessages } from '@trickline/ui/messages.ts'
import { usePerson } from '@trickline/client/session.ts'
import { ProfileScreen } from '../../../people/profile-screen.tsx'
import { AthleteHighlights } from '../../../statistics/athlete-highlights.tsx'
import { paths } from '@trickline/views/paths.ts'

export const Route = createFileRoute('/_signed-in/profile/{-$id}')({
  validateSearch: ({ edit }: Record<string, unknown>): { edit?: true } => (edit === true ? { edit } : {}),
  loader: () =>
    Promise.all(
      (['people', 'roles', 'fields', 'statistics', 'judging', 'phases'] as const).map((area) =>
        loadMessages(area),
      ),
    ),
  component: Profile,
})

function Profile() {
  const ownId = usePerson()?.id
  const { id = String(ownId) } = Route.useParams()
  const { edit: isEditing = false } = Route.useSearch()
  const navigate = Route.useNavigate()
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
    >
      {(user) => <AthleteHighlights athlete={user} isOwn={userId === ownId} />}
    </ProfileScreen>
  )
}
