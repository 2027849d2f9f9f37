/** `/forgot-password`: requests a reset mail. */
import { createFileRoute } from '@tanstack/react-router'
import { ForgotPasswordScreen } from '../../accounts/forgot-password-screen.tsx'
import { loadMessages } from '@trickline/ui/messages.ts'
import { Preferences } from '../preferences.tsx'

export const Route = createFileRoute('/forgot-password/')({
  loader: () => Promise.all([loadMessages('accounts'), loadMessages('fields')]),
  component: ForgotPassword,
})

function ForgotPassword() {
  return <ForgotPasswordScreen preferences={<Preferences />} />
}
