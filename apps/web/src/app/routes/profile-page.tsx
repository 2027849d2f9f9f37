/** `/profile` (`?edit=true`) and `/profile/:id`. */
import { Navigate, useNavigate, useSearch } from '@tanstack/react-router'
import { usePerson } from '@trickline/client/session.ts'
import { paths } from '@trickline/views/paths.ts'
import { useOptionalId } from '../../lib/address.ts'
import { ProfileScreen } from '../../people/profile-screen.tsx'
import { AthleteHighlights } from '../../statistics/athlete-highlights.tsx'

export function ProfilePage() {
  const ownId = usePerson()?.id
  const id = useOptionalId() ?? ownId
  const { edit: isEditing = false } = useSearch({ strict: false })
  const navigate = useNavigate()
  if (id === undefined) return null
  if (!Number.isInteger(id) || id <= 0) return <Navigate to={paths.notFound} replace />
  return (
    <ProfileScreen
      key={id}
      id={id}
      isOwn={id === ownId}
      isEditing={isEditing}
      onEdit={(edit) => void navigate({ to: '.', search: edit ? { edit } : {} })}
    >
      {(user) => <AthleteHighlights athlete={user} isOwn={id === ownId} />}
    </ProfileScreen>
  )
}
