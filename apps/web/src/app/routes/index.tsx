/** `/`: sign in or register; with a session it redirects to the requested page. */
import { createFileRoute, redirect, useRouter } from '@tanstack/react-router'
import { SignInScreen } from '../../accounts/sign-in-screen.tsx'
import { loadMessages } from '@trickline/ui/messages.ts'
import { currentSession } from '@trickline/client/session.ts'
import { safeNext } from '@trickline/views/paths.ts'
import { Preferences } from '../preferences.tsx'

type Search = { next?: string; register?: true; email?: string }

export const Route = createFileRoute('/')({
  validateSearch: ({ next, register, email }: Record<string, unknown>): Search => ({
    ...(typeof next === 'string' && { next }),
    ...(register !== undefined && { register: true as const }),
    ...(typeof email === 'string' && { email }),
  }),
  beforeLoad: ({ search }) => {
    if (currentSession()) throw redirect({ to: safeNext(search.next), replace: true })
  },
  loader: () => Promise.all([loadMessages('accounts'), loadMessages('fields')]),
  component: SignIn,
})

function SignIn() {
  const { next, register, email } = Route.useSearch()
  const { history } = useRouter()
  return (
    <SignInScreen
      start={register ? 'register' : 'sign-in'}
      email={email ?? ''}
      onSignedIn={() => history.replace(safeNext(next))}
      preferences={<Preferences />}
    />
  )
}
