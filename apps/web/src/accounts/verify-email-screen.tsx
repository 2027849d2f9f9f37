/** `/verify-email/:token`: confirms the address of the signed-in person; others sign in first (accounts-and-people §5). */
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { verifyEmail } from '@trickline/contract/calls/accounts'
import { useEffect } from 'react'
import { landing, paths } from '@trickline/views/paths.ts'
import { api, ApiError } from '@trickline/client/api.ts'
import { useErrorText } from '../lib/error-text.ts'
import { useToken } from '../lib/address.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { useSession } from '@trickline/client/session.ts'
import { useTitle } from '@trickline/ui/title.ts'
import { buttonClass } from '@trickline/ui/button.tsx'
import { animateLines } from '@trickline/ui/line.tsx'
import { Notice } from '@trickline/ui/notice.tsx'
import { LoginForm } from './login-form.tsx'
import { SignedOutPage } from './signed-out-page.tsx'

export function VerifyEmailScreen() {
  const token = useToken()
  const words = useMessages('accounts')
  const explain = useLinkText()
  const profile = useSession()?.profile
  const navigate = useNavigate()
  // a query, not a mutation: it runs once per token, and again after a network error
  const { isSuccess, error } = useQuery({
    queryKey: ['verify-email', profile?.id, token],
    queryFn: () => api(verifyEmail, { body: { token } }),
    enabled: profile !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const isVerified = isSuccess || (error !== null && (profile?.email_verified_at ?? null) !== null)
  useTitle(words.verifyTitle)
  useEffect(() => {
    if (isVerified) animateLines()
  }, [isVerified])

  if (!profile) {
    return (
      <SignedOutPage words={words.verifyTitle} text={words.verifySignIn}>
        <p className="mb-5 text-soft lg:hidden">{words.verifySignIn}</p>
        <LoginForm
          email=""
          onSignedIn={() => undefined}
          onRegister={() => void navigate({ to: paths.signIn, search: { register: true } })}
        />
      </SignedOutPage>
    )
  }
  return (
    <SignedOutPage words={isVerified ? words.verified : words.verifyTitle}>
      {isVerified ? <p className="text-lead text-soft">{words.verifiedText}</p> : null}
      {error && !isVerified ? <Notice tone="bad">{explain(error)}</Notice> : null}
      {!error && !isSuccess ? <Notice>{words.verifying}</Notice> : null}
      {isVerified || error ? (
        <Link to={landing} className={`${buttonClass('primary')} mt-6`}>
          {words.goOn}
        </Link>
      ) : null}
    </SignedOutPage>
  )
}

function useLinkText(): (error: unknown) => string {
  const words = useMessages('accounts')
  const explain = useErrorText()
  return (error) => {
    if (!(error instanceof ApiError)) return explain(error)
    if (error.code === 'not-allowed') return words.verifyOther
    return error.errors['token']?.[0] ?? explain(error)
  }
}
