/** `/verify-email/:token`: the link of the verification mail. */
import { createFileRoute } from '@tanstack/react-router'
import { VerifyEmailScreen } from '../../accounts/verify-email-screen.tsx'
import { loadMessages } from '@trickline/ui/messages.ts'
import { AppProviders } from '../app-providers.tsx'
import { Preferences } from '../preferences.tsx'

export const Route = createFileRoute('/verify-email/$token')({
  loader: () => Promise.all([loadMessages('accounts'), loadMessages('fields')]),
  component: VerifyEmail,
})

function VerifyEmail() {
  const { token } = Route.useParams()
  return (
    <AppProviders>
      <VerifyEmailScreen token={token} preferences={<Preferences />} />
    </AppProviders>
  )
}
