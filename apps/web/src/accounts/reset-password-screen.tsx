/** `/forgot-password/:token`: sets the new password; the email comes with the link (accounts-and-people §4). */
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { Link } from '@tanstack/react-router'
import { resetPassword, resetPasswordBody } from '@trickline/contract/accounts'
import { type ReactNode, useState } from 'react'
import { useForm } from 'react-hook-form'
import { paths } from '../app/paths.ts'
import { api, ApiError } from '../lib/api.ts'
import { useMessages } from '../lib/messages.ts'
import { useTitle } from '../lib/title.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { pluck } from '../ui/line.tsx'
import { FormProblem } from '../ui/form-problem.tsx'
import { Notice } from '../ui/notice.tsx'
import { Entrance } from './entrance.tsx'
import { linkClass } from './login-form.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import { useRefusal } from './use-refusal.ts'

const fieldNames = ['password', 'password_confirmation'] as const

type Props = { token: string; email: string; preferences: ReactNode }

export function ResetPasswordScreen({ token, email, preferences }: Props) {
  const words = useMessages('accounts')
  const [problem, setProblem] = useState<string>()
  const [done, setDone] = useState(false)
  const { register, handleSubmit, setError, formState } = useForm({
    defaultValues: { token, email, password: '', password_confirmation: '' },
    resolver: standardSchemaResolver(resetPasswordBody),
  })
  const show = useRefusal(fieldNames, setError)
  const { errors, isSubmitting } = formState
  useTitle(words.resetTitle)

  const reset = handleSubmit(async (body) => {
    setProblem(undefined)
    try {
      await api(resetPassword, { body })
      pluck()
      setDone(true)
    } catch (error) {
      setProblem(error instanceof ApiError && error.status >= 500 ? words.genericError : show(error))
    }
  })

  if (done) {
    return (
      <Entrance words={words.resetDone} corner={preferences}>
        <p className="mb-6 text-lead text-soft">{words.resetDoneText}</p>
        <Link to={paths.signIn} className={buttonClass('primary')}>
          {words.signIn}
        </Link>
      </Entrance>
    )
  }
  return (
    <Entrance words={words.resetTitle} text={email ? words.resetText(email) : undefined} corner={preferences}>
      {email ? (
        <form noValidate className="flex flex-col gap-5" onSubmit={(event) => void reset(event)}>
          <p className="text-soft lg:hidden">{words.resetText(email)}</p>
          <FormProblem text={problem} />
          {/* For the browser's password store. */}
          <input type="hidden" autoComplete="username" value={email} readOnly />
          <NewPasswordFields label={words.newPassword} errors={errors} register={register} />
          <Button
            type="submit"
            kind="primary"
            busy={isSubmitting}
            busyText={words.resetting}
            className="w-full"
          >
            {words.reset}
          </Button>
        </form>
      ) : (
        <Notice tone="bad">{words.resetWithoutEmail}</Notice>
      )}
      <Link to={paths.forgotPassword} className={`${linkClass} mt-4`}>
        {words.askAgain}
      </Link>
    </Entrance>
  )
}
