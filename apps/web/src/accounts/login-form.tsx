/** The login form (screens §2, accounts-and-people §3). */
import { useState } from 'react'
import { login } from '@trickline/contract/calls/accounts'
import { paths } from '@trickline/views/paths.ts'
import { startSession } from '@trickline/client/stored-session.ts'
import { api, ApiError } from '@trickline/client/api.ts'
import { useErrorText } from '../lib/error-text.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { useForm } from '../lib/use-form.ts'
import { Button } from '@trickline/ui/button.tsx'
import { FormProblem } from '@trickline/ui/form-problem.tsx'
import { CodeField } from './code-field.tsx'
import { EmailField } from './email-field.tsx'
import { PasswordField } from './password-field.tsx'

type Props = { email: string; onSignedIn: () => void; onRegister: () => void }

export function LoginForm({ email, onSignedIn, onRegister }: Props) {
  const words = useMessages('accounts')
  const explain = useErrorText()
  const [asksCode, setAsksCode] = useState(false)
  const errorsFor = (error: unknown) => {
    if (!(error instanceof ApiError) || error.status !== 401) return undefined
    if (error.code === 'error-email') return { email: explain(error) }
    if (error.code === 'error-password') return { password: explain(error) }
    if (error.code === 'second-factor') return { code: error.errors['code']?.[0] ?? explain(error) }
    return words.noAuthorization
  }
  const { field, problem, busy, onSubmit } = useForm(
    async () => (await import('@trickline/contract/accounts')).loginBody,
    async (body) => {
      const reply = await api(login, { body }).catch((error: unknown) => {
        if (asksCode || !(error instanceof ApiError) || error.code !== 'second-factor') throw error
        return null
      })
      if (reply === null) return setAsksCode(true)
      await startSession(reply)
      onSignedIn()
    },
    { errorsFor },
  )

  return (
    <form noValidate method="post" className="flex flex-col gap-5" onSubmit={onSubmit}>
      <FormProblem text={problem} />
      <EmailField defaultValue={email} {...field('email')} />
      <PasswordField label={words.password} autoComplete="current-password" {...field('password')} />
      {asksCode ? <CodeField focused hint={words.codeHint} {...field('code')} /> : null}
      <Button type="submit" kind="primary" busy={busy} busyText={words.signingIn} className="w-full">
        {words.signIn}
      </Button>
      <div className="flex flex-wrap justify-between gap-x-6">
        {/* a plain link: the front page has no router */}
        <a href={paths.forgotPassword} className={linkClass}>
          {words.forgotLink}
        </a>
        <button type="button" onClick={onRegister} className={linkClass}>
          {words.toRegister}
        </button>
      </div>
    </form>
  )
}

export const linkClass =
  'inline-flex min-h-touch items-center font-medium underline decoration-edge underline-offset-4 hover:decoration-ink'
