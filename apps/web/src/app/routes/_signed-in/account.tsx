/** `/account`: one's own account. */
import { createFileRoute } from '@tanstack/react-router'
import { AccountScreen } from '../../../accounts/account-screen.tsx'
import { loadMessages } from '@trickline/ui/messages.ts'

export const Route = createFileRoute('/_signed-in/account')({
  loader: () => Promise.all([loadMessages('account'), loadMessages('accounts'), loadMessages('fields')]),
  component: AccountScreen,
})
