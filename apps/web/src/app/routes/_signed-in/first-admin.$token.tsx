/** `/first-admin/:token`: the link that the server prints while there is no admin. */
import { createFileRoute } from '@tanstack/react-router'
import { FirstAdminScreen } from '../../../admin/first-admin-screen.tsx'
import { loadMessages } from '@trickline/ui/messages.ts'

export const Route = createFileRoute('/_signed-in/first-admin/$token')({
  loader: () => loadMessages('admin'),
  component: FirstAdmin,
})

function FirstAdmin() {
  return <FirstAdminScreen token={Route.useParams().token} />
}
