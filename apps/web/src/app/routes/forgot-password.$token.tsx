/** `/forgot-password/:token?email=…`: the link of the reset mail. */
import { createFileRoute } from '@tanstack/react-router'
import { ResetPasswordScreen } from '../../accounts/reset-password-screen.tsx'
import { loadMessages } from '@trickline/ui/messages.ts'
import { Preferences } from '../preferences.tsx'

export const Route = createFileRoute('/forgot-password/$token')({
  validateSearch: ({ email }: Record<string, unknown>): { email?: string } =>
    typeof email === 'string' ? { email } : {},
  loader: () => Promise.all([loadMessages('accounts'), loadMessages('fields')]),
  component: Reset,
})

function Reset() {
  const { token } = Route.useParams()
  const { email } = Route.useSearch()
  return <ResetPasswordScreen token={token} email={email ?? ''} preferences={<Preferences />} />
}
