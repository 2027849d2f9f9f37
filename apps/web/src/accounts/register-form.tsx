/** Registering (screens §2, accounts-and-people §2): a new account is an athlete, so there is no role to choose. */
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { register as registerCall, registerBody } from '@trickline/contract/accounts'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { api } from '../lib/api.ts'
import { useFieldText } from '../lib/error-text.ts'
import { useMessages } from '../lib/messages.ts'
import { startSession } from '../data/session.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { FormProblem } from '../ui/form-problem.tsx'
import { newCaptcha } from './captcha.ts'
import { EmailField } from './email-field.tsx'
import { linkClass } from './login-form.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import { useRefusal } from './use-refusal.ts'

const fieldNames = ['name', 'surname', 'email', 'password', 'password_confirmation', 'captchaAnswer'] as const

type Props = { email: string; onSignedIn: () => void; onSignIn: () => void }

export function RegisterForm({ email, onSignedIn, onSignIn }: Props) {
  const words = useMessages('accounts')
  const fieldText = useFieldText()
  const [problem, setProblem] = useState<string>()
  const [firstQuestion] = useState(() => newCaptcha())
  const { register, handleSubmit, setError, setValue, control, formState } = useForm({
    defaultValues: {
      name: '',
      surname: '',
      email,
      password: '',
      password_confirmation: '',
      captchaQuestion: firstQuestion,
      captchaAnswer: '',
    },
    resolver: standardSchemaResolver(registerBody),
  })
  const show = useRefusal(fieldNames, setError)
  const { errors, isSubmitting } = formState
  const question = useWatch({ control, name: 'captchaQuestion' })

  const signUp = handleSubmit(async (body) => {
    setProblem(undefined)
    try {
      await startSession(await api(registerCall, { body }))
      onSignedIn()
    } catch (error) {
      setProblem(show(error))
      // A question is asked once: whatever went wrong, the next try gets another.
      setValue('captchaQuestion', newCaptcha())
      setValue('captchaAnswer', '')
    }
  })

  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={(event) => void signUp(event)}>
      <FormProblem text={problem} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={words.name}
          autoComplete="given-name"
          error={fieldText(errors.name?.message)}
          {...register('name')}
        />
        <TextField
          label={words.surname}
          autoComplete="family-name"
          error={fieldText(errors.surname?.message)}
          {...register('surname')}
        />
      </div>
      <EmailField error={fieldText(errors.email?.message)} {...register('email')} />
      <NewPasswordFields label={words.password} errors={errors} register={register} />
      <TextField
        label={words.captcha(question)}
        hint={words.captchaHint}
        inputMode="numeric"
        autoComplete="off"
        className="tabular max-w-28"
        error={fieldText(errors.captchaAnswer?.message)}
        {...register('captchaAnswer')}
      />
      <Button
        type="submit"
        kind="primary"
        busy={isSubmitting}
        busyText={words.registering}
        className="w-full"
      >
        {words.register}
      </Button>
      <button type="button" onClick={onSignIn} className={`${linkClass} self-start`}>
        {words.toSignIn}
      </button>
    </form>
  )
}
