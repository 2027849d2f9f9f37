/** `/`: sign in or register, then on to the requested page. */
import { useRouter, useSearch } from '@tanstack/react-router'
import { safeNext } from '@trickline/views/paths.ts'
import { SignInScreen } from '../../accounts/sign-in-screen.tsx'

export function SignInPage() {
  const { next, register, email = '' } = useSearch({ strict: false })
  const { history } = useRouter()
  return (
    <SignInScreen
      start={register ? 'register' : 'sign-in'}
      email={email}
      onSignedIn={() => history.replace(safeNext(next))}
    />
  )
}
