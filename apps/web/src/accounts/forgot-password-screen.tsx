/** `/forgot-password`: asks for a reset mail; the answer is the same whether the account exists or not. */
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { Link } from '@tanstack/react-router'
import { forgotPassword, forgotPasswordBody } from '@trickline/contract/accounts'
import { type ReactNode, useState } from 'react'
import { useForm } from 'react-hook-form'
import { paths } from '../app/paths.ts'
import { api, ApiError } from '../lib/api.ts'
import { useFieldText } from '../lib/error-text.ts'
import { useMessages } from '../lib/messages.ts'
import { useTitle } from '../lib/title.ts'
import { Button } from '../ui/button.tsx'
import { pluck } from '../ui/line.tsx'
import { FormProblem } from '../ui/form-problem.tsx'
import { Notice } from '../ui/notice.tsx'
import { EmailField } from './email-field.tsx'
import { Entrance } from './entrance.tsx'
import { linkClass } from './login-form.tsx'
import { useRefusal } from './use-refusal.ts'

const fieldNames = ['email'] as const

export function ForgotPasswordScreen({ preferences }: { preferences: ReactNode }) {
  const words = useMessages('accounts')
  const fieldText = useFieldText()
  const [problem, setProblem] = useState<string>()
  const { register, handleSubmit, setError, formState } = useForm({
    defaultValues: { email: '' },
    resolver: standardSchemaResolver(forgotPasswordBody),
  })
  const show = useRefusal(fieldNames, setError)
  const { errors, isSubmitting, isSubmitSuccessful } = formState
  const sent = isSubmitSuccessful && !problem && !errors.email
  useTitle(words.forgotTitle)

  const send = handleSubmit(async (body) => {
    setProblem(undefined)
    try {
      await api(forgotPassword, { body })
      pluck()
    } catch (error) {
      setProblem(error instanceof ApiError && error.status >= 500 ? words.genericError : show(error))
    }
  })

  return (
    <Entrance words={words.forgotTitle} text={words.forgotText} corner={preferences}>
      {sent ? (
        <Notice tone="good">
          <p className="font-semibold">{words.forgotSent}</p>
          <p className="mt-1 text-ink">{words.forgotSentText}</p>
        </Notice>
      ) : (
        <form noValidate className="flex flex-col gap-5" onSubmit={(event) => void send(event)}>
          <p className="text-soft lg:hidden">{words.forgotText}</p>
          <FormProblem text={problem} />
          <EmailField error={fieldText(errors.email?.message)} {...register('email')} />
          <Button
            type="submit"
            kind="primary"
            busy={isSubmitting}
            busyText={words.sending}
            className="w-full"
          >
            {words.send}
          </Button>
        </form>
      )}
      <Link to={paths.signIn} className={`${linkClass} mt-4`}>
        {words.backToSignIn}
      </Link>
    </Entrance>
  )
}
