/** `/forgot-password`: sends a reset mail; the reply does not reveal whether the account exists. */
import { Link } from '@tanstack/react-router'
import { forgotPassword } from '@trickline/contract/calls/accounts'
import { forgotPasswordBody } from '@trickline/contract/accounts'
import { useState } from 'react'
import { paths } from '@trickline/views/paths.ts'
import { api, ApiError } from '@trickline/client/api.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { useTitle } from '@trickline/ui/title.ts'
import { useForm } from '../lib/use-form.ts'
import { Button } from '@trickline/ui/button.tsx'
import { animateLines } from '@trickline/ui/line.tsx'
import { FormProblem } from '@trickline/ui/form-problem.tsx'
import { Notice } from '@trickline/ui/notice.tsx'
import { EmailField } from './email-field.tsx'
import { SignedOutPage } from './signed-out-page.tsx'
import { linkClass } from './login-form.tsx'

export function ForgotPasswordScreen() {
  const words = useMessages('accounts')
  const [sent, setSent] = useState(false)
  const { field, problem, busy, onSubmit } = useForm(
    forgotPasswordBody,
    async (body) => {
      await api(forgotPassword, { body })
      animateLines()
      setSent(true)
    },
    {
      errorsFor: (error) =>
        error instanceof ApiError && error.status >= 500 ? words.genericError : undefined,
    },
  )
  useTitle(words.forgotTitle)

  return (
    <SignedOutPage words={words.forgotTitle} text={words.forgotText}>
      {sent ? (
        <Notice tone="good">
          <p className="font-semibold">{words.forgotSent}</p>
          <p className="mt-1 text-ink">{words.forgotSentText}</p>
        </Notice>
      ) : (
        <form noValidate className="flex flex-col gap-5" onSubmit={onSubmit}>
          <p className="text-soft lg:hidden">{words.forgotText}</p>
          <FormProblem text={problem} />
          <EmailField {...field('email')} />
          <Button type="submit" kind="primary" busy={busy} busyText={words.sending} className="w-full">
            {words.send}
          </Button>
        </form>
      )}
      <Link to={paths.signIn} className={`${linkClass} mt-4`}>
        {words.backToSignIn}
      </Link>
    </SignedOutPage>
  )
}
