/** `/admin/outbox`: mails that were not sent. */
import { createFileRoute } from '@tanstack/react-router'
import { OutboxScreen } from '../../../accounts/outbox-screen.tsx'
import { loadMessages } from '@trickline/ui/messages.ts'

export const Route = createFileRoute('/_signed-in/admin/outbox')({
  loader: () => loadMessages('account'),
  component: OutboxScreen,
})
