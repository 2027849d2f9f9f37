/** Registration (screens §2, accounts-and-people §2): everyone becomes an athlete and may request other roles. */
import { requestRole } from '@trickline/contract/calls/admin'
import { register as registerCall } from '@trickline/contract/calls/accounts'
import { registerBody } from '@trickline/contract/accounts'
import { useState } from 'react'
import { api } from '@trickline/client/api.ts'
import { logFailure } from '@trickline/client/log-failure.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { useForm } from '../lib/use-form.ts'
import { startSession } from '@trickline/client/stored-session.ts'
import { Button } from '@trickline/ui/button.tsx'
import { TextField } from '@trickline/ui/field.tsx'
import { FormProblem } from '@trickline/ui/form-problem.tsx'
import { toast } from '@trickline/ui/toast.tsx'
import { newCaptcha } from './captcha.ts'
import { EmailField } from './email-field.tsx'
import { linkClass } from './login-form.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import { RolesSelector } from './roles-selector.tsx'

type Props = { email: string; onSignedIn: () => void; onSignIn: () => void }

export function RegisterForm({ email, onSignedIn, onSignIn }: Props) {
  const words = useMessages('accounts')
  const [question, setQuestion] = useState(() => newCaptcha())
  const [roleIds, setRoleIds] = useState<readonly number[]>([])
  const { field, problem, busy, onSubmit } = useForm(
    registerBody,
    async (body) => {
      try {
        await startSession(await api(registerCall, { body }))
      } catch (error) {
        // each try needs a new captcha
        setQuestion(newCaptcha(question))
        throw error
      }
      await requestRoles(roleIds).catch((error: unknown) => {
        logFailure('a role could not be asked for', error)
        toast({ text: words.rolesFailed, tone: 'bad' })
      })
      onSignedIn()
    },
    { also: { captchaQuestion: question } },
  )

  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={onSubmit}>
      <FormProblem text={problem} />
      <div className="grid grid-cols-2 gap-x-3 gap-y-5 sm:gap-x-5">
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
        className="tabular"
        {...field('captchaAnswer')}
      />
      <RolesSelector chosen={roleIds} onChoose={setRoleIds} />
      <Button type="submit" kind="primary" busy={busy} busyText={words.registering} className="w-full">
        {words.register}
      </Button>
      <button type="button" onClick={onSignIn} className={`${linkClass} self-start`}>
        {words.toSignIn}
      </button>
    </form>
  )
}

async function requestRoles(roleIds: readonly number[]): Promise<void> {
  for (const role_id of roleIds) await api(requestRole, { body: { role_id, note: '' } })
}
