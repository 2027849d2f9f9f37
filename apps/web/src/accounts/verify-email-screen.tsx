/** `/verify-email/:token`: the link of the verification mail confirms the address at once. */
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { verifyEmail } from '@trickline/contract/accounts'
import { type ReactNode, useEffect } from 'react'
import { landing, paths } from '../app/paths.ts'
import { api, ApiError } from '../lib/api.ts'
import { useErrorText } from '../lib/error-text.ts'
import { useMessages } from '../lib/messages.ts'
import { useSession } from '../lib/session.ts'
import { useTitle } from '../lib/title.ts'
import { buttonClass } from '../ui/button.tsx'
import { swingLines } from '../ui/line.tsx'
import { Notice } from '../ui/notice.tsx'
import { SignedOutPage } from './signed-out-page.tsx'

export function VerifyEmailScreen({ token, preferences }: { token: string; preferences: ReactNode }) {
  const words = useMessages('accounts')
  const explain = useLinkText()
  const session = useSession()
  // Opening the link is the whole act, so it runs like a query: once for a token, again on a dead network.
  const { isSuccess, error } = useQuery({
    queryKey: ['verify-email', token],
    queryFn: () => api(verifyEmail, { body: { token } }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  useTitle(words.verifyTitle)
  useEffect(() => {
    if (isSuccess) swingLines()
  }, [isSuccess])

  return (
    <SignedOutPage words={isSuccess ? words.verified : words.verifyTitle} corner={preferences}>
      {error ? <Notice tone="bad">{explain(error)}</Notice> : null}
      {!error && !isSuccess ? <Notice>{words.verifying}</Notice> : null}
      {isSuccess ? <p className="text-lead text-soft">{words.verifiedText}</p> : null}
      {isSuccess || error ? (
        <Link to={session ? landing : paths.signIn} className={`${buttonClass('primary')} mt-6`}>
          {session ? words.goOn : words.signIn}
        </Link>
      ) : null}
    </SignedOutPage>
  )
}

/** An error in words; of the link of a mail that is used up or too old, it says that. */
function useLinkText(): (error: unknown) => string {
  const explain = useErrorText()
  return (error) => (error instanceof ApiError ? error.errors['token']?.[0] : undefined) ?? explain(error)
}
