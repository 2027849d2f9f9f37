/** `/verify-email/:token`: the link of the verification mail. */
import { VerifyEmailScreen } from '../../accounts/verify-email-screen.tsx'
import { AppProviders } from '../app-providers.tsx'

export function VerifyEmailPage() {
  return (
    <AppProviders>
      <VerifyEmailScreen />
    </AppProviders>
  )
}
