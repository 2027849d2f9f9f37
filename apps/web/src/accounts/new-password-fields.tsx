/** A new password, twice: at the registration and at a reset. */
import { useMessages } from '../lib/messages.ts'
import type { useForm } from '../lib/use-form.ts'
import { PasswordField } from './password-field.tsx'

type Props = { label: string; field: ReturnType<typeof useForm>['field'] }

export function NewPasswordFields({ label, field }: Props) {
  const words = useMessages('accounts')
  return (
    <>
      <PasswordField
        label={label}
        hint={words.passwordHint}
        autoComplete="new-password"
        {...field('password')}
      />
      <PasswordField
        label={words.passwordConfirmation}
        autoComplete="new-password"
        {...field('password_confirmation')}
      />
    </>
  )
}
