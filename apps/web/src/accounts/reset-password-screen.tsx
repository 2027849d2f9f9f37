/** `/forgot-password/:token`: sets a new password; the e-mail address is part of the link (accounts-and-people §4). */
import { Link, useSearch } from '@tanstack/react-router'
import { resetPassword } from '@trickline/contract/calls/accounts'
import { resetPasswordBody } from '@trickline/contract/accounts'
import { useState } from 'react'
import { paths } from '@trickline/views/paths.ts'
import { api, ApiError } from '@trickline/client/api.ts'
import { useToken } from '../lib/address.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { useTitle } from '@trickline/ui/title.ts'
import { useForm } from '../lib/use-form.ts'
import { Button, buttonClass } from '@trickline/ui/button.tsx'
import { animateLines } from '@trickline/ui/line.tsx'
import { FormProblem } from '@trickline/ui/form-problem.tsx'
import { Notice } from '@trickline/ui/notice.tsx'
import { SignedOutPage } from './signed-out-page.tsx'
import { linkClass } from './login-form.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'

export function ResetPasswordScreen() {
  const token = useToken()
  const { email = '' } = useSearch({ strict: false })
  const words = useMessages('accounts')
  const [done, setDone] = useState(false)
  const { field, problem, busy, onSubmit } = useForm(
    resetPasswordBody,
    async (body) => {
      await api(resetPassword, { body })
      animateLines()
      setDone(true)
    },
    {
      also: { token, email },
      errorsFor: (error) =>
        error instanceof ApiError && error.status >= 500 ? words.genericError : undefined,
    },
  )
  useTitle(words.resetTitle)

  if (done) {
    return (
      <SignedOutPage words={words.resetDone}>
        <p className="mb-6 text-lead text-soft">{words.resetDoneText}</p>
        <Link to={paths.signIn} className={buttonClass('primary')}>
          {words.signIn}
        </Link>
      </SignedOutPage>
    )
  }
  return (
    <SignedOutPage words={words.resetTitle} text={email ? words.resetText(email) : undefined}>
      {email ? (
        <form noValidate className="flex flex-col gap-5" onSubmit={onSubmit}>
          <p className="text-soft lg:hidden">{words.resetText(email)}</p>
          <FormProblem text={problem} />
          {/* for password managers */}
          <input type="hidden" autoComplete="username" value={email} readOnly />
          <NewPasswordFields label={words.newPassword} field={field} />
          <Button type="submit" kind="primary" busy={busy} busyText={words.resetting} className="w-full">
            {words.reset}
          </Button>
        </form>
      ) : (
        <Notice tone="bad">{words.resetWithoutEmail}</Notice>
      )}
      <Link to={paths.forgotPassword} className={`${linkClass} mt-4`}>
        {words.askAgain}
      </Link>
    </SignedOutPage>
  )
}
