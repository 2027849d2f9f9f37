/** Signing in (screens §2, accounts-and-people §3). */
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { Link } from '@tanstack/react-router'
import { login, loginBody } from '@trickline/contract/accounts'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { paths } from '../app/paths.ts'
import { api, ApiError } from '../lib/api.ts'
import { useErrorText, useFieldText } from '../lib/error-text.ts'
import { useMessages } from '../lib/messages.ts'
import { startSession } from '../data/session.ts'
import { Button } from '../ui/button.tsx'
import { FormProblem } from '../ui/form-problem.tsx'
import { EmailField } from './email-field.tsx'
import { PasswordField } from './password-field.tsx'

type Props = { email: string; onSignedIn: () => void; onRegister: () => void }

export function LoginForm({ email, onSignedIn, onRegister }: Props) {
  const words = useMessages('accounts')
  const fieldText = useFieldText()
  const explain = useErrorText()
  const [problem, setProblem] = useState<string>()
  const { register, handleSubmit, setError, formState } = useForm({
    defaultValues: { email, password: '' },
    resolver: standardSchemaResolver(loginBody),
  })
  const { errors, isSubmitting } = formState

  const signIn = handleSubmit(async (body) => {
    setProblem(undefined)
    try {
      await startSession(await api(login, { body }))
      onSignedIn()
    } catch (error) {
      const code = error instanceof ApiError ? error.code : undefined
      if (code === 'error-email') setError('email', { message: explain(error) }, { shouldFocus: true })
      else if (code === 'error-password')
        setError('password', { message: explain(error) }, { shouldFocus: true })
      else if (error instanceof ApiError && error.status === 401) setProblem(words.noAuthorization)
      else setProblem(explain(error))
    }
  })

  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={(event) => void signIn(event)}>
      <FormProblem text={problem} />
      <EmailField error={fieldText(errors.email?.message)} {...register('email')} />
      <PasswordField
        label={words.password}
        autoComplete="current-password"
        error={fieldText(errors.password?.message)}
        {...register('password')}
      />
      <Button type="submit" kind="primary" busy={isSubmitting} busyText={words.signingIn} className="w-full">
        {words.signIn}
      </Button>
      <div className="flex flex-wrap justify-between gap-x-6">
        <Link to={paths.forgotPassword} className={linkClass}>
          {words.forgotLink}
        </Link>
        <button type="button" onClick={onRegister} className={linkClass}>
          {words.toRegister}
        </button>
      </div>
    </form>
  )
}

export const linkClass =
  'inline-flex min-h-touch items-center font-medium underline decoration-edge underline-offset-4 hover:decoration-ink'
