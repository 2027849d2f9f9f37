/** `/admin/tricks`: the catalogue, for admins; not found for others. */
import { createFileRoute, redirect } from '@tanstack/react-router'
import { isAdmin } from '@trickline/competition/roles'
import { catalogueSearch } from '../../../admin/catalogue/catalogue-search.ts'
import { CatalogueScreen } from '../../../admin/catalogue/catalogue-screen.tsx'
import { loadMessages } from '@trickline/ui/messages.ts'
import { currentSession } from '@trickline/client/session.ts'
import { paths } from '@trickline/views/paths.ts'

export const Route = createFileRoute('/_signed-in/admin/tricks')({
  validateSearch: catalogueSearch.read,
  beforeLoad: () => {
    if (!isAdmin(currentSession()?.person ?? null)) throw redirect({ to: paths.notFound, replace: true })
  },
  loader: () => Promise.all([loadMessages('catalogue'), loadMessages('tricks'), loadMessages('judging')]),
  component: AdminTricks,
})

function AdminTricks() {
  const navigate = Route.useNavigate()
  return (
    <CatalogueScreen
      search={Route.useSearch()}
      onSearch={(to, { replace }) => void navigate({ search: to, replace, resetScroll: false })}
    />
  )
}
