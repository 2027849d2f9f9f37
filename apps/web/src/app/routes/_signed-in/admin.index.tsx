/** `/admin`: for admins; not found for others. */
import { createFileRoute, redirect } from '@tanstack/react-router'
import { isAdmin } from '@trickline/competition/roles'
import { adminSearch } from '../../../admin/admin-search.ts'
import { AdminScreen } from '../../../admin/admin-screen.tsx'
import { loadMessages } from '@trickline/ui/messages.ts'
import { currentSession } from '@trickline/client/session.ts'
import { paths } from '@trickline/views/paths.ts'

export const Route = createFileRoute('/_signed-in/admin/')({
  validateSearch: adminSearch.read,
  beforeLoad: () => {
    if (!isAdmin(currentSession()?.person ?? null)) throw redirect({ to: paths.notFound, replace: true })
  },
  loader: () => Promise.all([loadMessages('admin'), loadMessages('people')]),
  component: Admin,
})

function Admin() {
  const navigate = Route.useNavigate()
  return (
    <AdminScreen
      search={Route.useSearch()}
      onSearch={(to, { replace }) => void navigate({ search: to, replace, resetScroll: false })}
    />
  )
}
