/** Registering (screens §2, accounts-and-people §2): a new account is an athlete, so there is no role to choose. */
import { register as registerCall, registerBody } from '@trickline/contract/accounts'
import { useState } from 'react'
import { api } from '../lib/api.ts'
import { useMessages } from '../lib/messages.ts'
import { useForm } from '../lib/use-form.ts'
import { startSession } from '../data/session.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { FormProblem } from '../ui/form-problem.tsx'
import { newCaptcha } from './captcha.ts'
import { EmailField } from './email-field.tsx'
import { linkClass } from './login-form.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'

type Props = { email: string; onSignedIn: () => void; onSignIn: () => void }

export function RegisterForm({ email, onSignedIn, onSignIn }: Props) {
  const words = useMessages('accounts')
  const [question, setQuestion] = useState(() => newCaptcha())
  const { field, problem, busy, onSubmit } = useForm(
    registerBody,
    async (body) => {
      try {
        await startSession(await api(registerCall, { body }))
      } catch (error) {
        // A question is asked once: whatever went wrong, the next try gets another.
        setQuestion(newCaptcha())
        throw error
      }
      onSignedIn()
    },
    { also: { captchaQuestion: question } },
  )

  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={onSubmit}>
      <FormProblem text={problem} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label={words.name} autoComplete="given-name" {...field('name')} />
        <TextField label={words.surname} autoComplete="family-name" {...field('surname')} />
      </div>
      <EmailField defaultValue={email} {...field('email')} />
      <NewPasswordFields label={words.password} field={field} />
      <TextField
        key={question}
        label={words.captcha(question)}
        hint={words.captchaHint}
        inputMode="numeric"
        autoComplete="off"
        className="tabular max-w-28"
        {...field('captchaAnswer')}
      />
      <Button type="submit" kind="primary" busy={busy} busyText={words.registering} className="w-full">
        {words.register}
      </Button>
      <button type="button" onClick={onSignIn} className={`${linkClass} self-start`}>
        {words.toSignIn}
      </button>
    </form>
  )
}
